import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Spanish. */
export const words = translation<typeof english>()('es')({
  aim: {
    text: 'Loseta a loseta haces crecer una isla de volcanes y la pueblas con chozas, templos y torres. Si construyes todos tus edificios de dos clases, ganas al instante. Si antes se acaban las losetas, gana quien tiene más templos, después más torres, después más chozas.',
    line: 'Construye antes que nadie todos tus edificios de dos clases.',
  },
  lessons: {
    tile: {
      title: 'Una loseta',
      about: 'Colocarla y girarla.',
      tell: 'Eres Marfil. Toca junto a la isla el lugar donde irá el volcán de la loseta; toca otra vez el volcán para girarla. Luego toca una casilla libre: ahí levantas una choza.',
      tasks: {
        touch: {
          do: 'Coloca la loseta de modo que un claro toque tu choza.',
          ask: 'Los claros son de un verde suave. Gira la loseta hasta que uno quede junto a la choza iluminada.',
          done: 'La isla crece con cada loseta. Las casillas libres junto a tus chozas dejan sitio para más.',
          traps: {
            volcano: 'Solo el volcán toca tu choza. Gira la loseta para que la toque un claro.',
            away: 'La loseta está lejos de tu choza. Colócala más cerca, con un claro junto a la choza iluminada.',
          },
        },
        fit: {
          do: 'Coloca la loseta de modo que el lago y la roca toquen tu choza.',
          ask: 'Para eso, el volcán debe quedar más afuera: toca el mar a dos casillas de la choza.',
          done: 'El lago y la roca están junto a tu choza, y el volcán queda detrás.',
          traps: {
            one: 'Solo uno de los dos toca tu choza. Coloca el volcán más afuera.',
            none: 'Ninguno de los dos toca tu choza. Toca el mar a dos casillas de ella y gira la loseta.',
          },
        },
      },
    },
    hut: {
      title: 'Una choza',
      about: 'Dónde se levantan las chozas.',
      tell: 'Después de cada loseta construyes. Levanta una choza en cualquier casilla libre del nivel más bajo, tan cerca o tan lejos como quieras. En un volcán nunca se construye nada.',
      tasks: {
        new: {
          do: 'Coloca la loseta y levanta una choza en ella.',
          ask: 'Una loseta tiene dos casillas donde construir. La tercera es su volcán.',
          done: 'Una choza puede estar incluso justo al lado de las de Ébano, tu rival.',
          traps: {
            old: 'Tu choza está en tierra de antes. Esta vez levántala en la loseta que acabas de colocar.',
          },
        },
        join: {
          do: 'Levanta una segunda choza junto a la iluminada.',
          ask: 'Ya hay una casilla libre a su lado. Con tu loseta puedes traer otras.',
          done: 'Tus chozas que se tocan forman un poblado. Este tiene dos casillas.',
          traps: {
            apart: 'Esta choza está sola. Elige una casilla que comparta un borde con la de la choza iluminada.',
          },
        },
      },
    },
    expanding: {
      title: 'Ampliar',
      about: 'Varias chozas en un turno.',
      tell: 'En lugar de levantar una choza puedes ampliar un poblado: tócalo y elige un terreno. Cada casilla libre de ese terreno junto a él recibe una choza.',
      tasks: {
        two: {
          do: 'Construye dos chozas en un turno.',
          ask: 'Junto a la choza iluminada ya hay un claro. Trae otro y toca la choza para ampliar.',
          done: 'Los dos claros junto al poblado ya tienen choza. Al ampliar se ocupan todos; no puedes dejar ninguno fuera.',
          traps: {
            found: 'Has levantado una sola choza. Para ampliar, toca la choza iluminada y no una casilla libre.',
            one: 'Solo una casilla de ese terreno tocaba tu choza. Haz que la toquen dos claros y elige «claro» al ampliar.',
          },
        },
        three: {
          do: 'Lo mismo otra vez: ahora construye tres chozas.',
          ask: 'Los dos claros de la loseta deben tocar tu choza.',
          done: 'Tres chozas en un turno. Busca poblados con varias casillas de un mismo terreno alrededor.',
          traps: {
            found: 'Has levantado una sola choza. Para ampliar, toca tu choza y no una casilla libre.',
            two: 'Dos chozas: ¡casi! Coloca la loseta de modo que sus dos claros toquen tu choza.',
            one: 'Solo una casilla de ese terreno tocaba tu choza. Acércale los dos claros de la loseta.',
          },
        },
      },
    },
    eruption: {
      title: 'Una erupción',
      about: 'Una loseta sobre otras.',
      tell: 'Una loseta también puede ir sobre tierra, un nivel más arriba: su volcán cubre otro volcán, y su lava corre en otra dirección. Un punto marca cada volcán que se puede cubrir.',
      tasks: {
        land: {
          do: 'Coloca la loseta sobre la tierra y construye algo.',
          ask: 'La lava corre del cráter a una esquina. Toca un volcán con un punto; tócalo otra vez para girar la loseta.',
          done: 'La tierra nueva está en el nivel 2. Una erupción cubre partes de dos o tres losetas; todo lo que cubre debe estar al mismo nivel.',
          traps: {
            shore: 'Aquí la loseta quedaría en parte sobre el mar. Elige un volcán con más tierra alrededor.',
            sea: 'La loseta está junto a la isla, en el nivel 1. Toca un volcán con un punto para colocarla sobre tierra.',
          },
        },
      },
    },
    height: {
      title: 'La altura cuenta',
      about: 'Una choza por cada nivel.',
      tell: 'Al ampliar, cada casilla recibe tantas chozas como su nivel: dos en el nivel 2, tres en el nivel 3.',
      tasks: {
        field: {
          do: 'Construye dos chozas en una sola casilla.',
          ask: 'Provoca una erupción. Después amplía hacia la casilla más alta junto a tu choza.',
          done: 'Dos chozas en una sola casilla. Las chozas solo se levantan en el nivel 1; más arriba hay que ampliar.',
          traps: {
            found: 'Aquí arriba no se levantan chozas. Toca tu choza y amplía hacia esta casilla.',
            flat: 'Toda la tierra sigue en el nivel 1. Coloca primero la loseta sobre el volcán con un punto.',
          },
        },
      },
    },
    temple: {
      title: 'Un templo',
      about: 'Junto a un poblado de tres casillas.',
      tell: 'Tienes tres templos. Construye uno en una casilla libre, de cualquier nivel, junto a un poblado tuyo que tenga tres casillas o más y aún ningún templo.',
      tasks: {
        room: {
          do: 'Construye un templo.',
          ask: 'El poblado iluminado ya es lo bastante grande, pero ninguna casilla libre lo toca. Trae una.',
          done: 'El templo ya es parte del poblado, que no puede tener otro.',
          traps: {
            hut: 'Tu loseta ha hecho sitio junto al poblado. Toca esa casilla libre y elige el templo.',
            far: 'Aún no hay ninguna casilla libre junto al poblado iluminado. Coloca la loseta justo a su lado.',
          },
        },
      },
    },
    covering: {
      title: 'Cubrir chozas',
      about: 'Qué puede cubrir la lava.',
      tell: 'Una erupción puede cubrir chozas, tuyas o de Ébano. Todo poblado debe conservar al menos un edificio, y los templos y las torres nunca se cubren.',
      tasks: {
        ebony: {
          do: 'Cubre una de las chozas de Ébano.',
          ask: 'Tus chozas están solas y no se pueden cubrir. Ébano tiene dos, una junto a otra.',
          done: 'Ébano no recupera la choza cubierta. La otra ha quedado sola, así que ya no se puede cubrir.',
          traps: {
            sea: 'Junto a la isla, una loseta no cubre nada. Colócala sobre un volcán junto a las dos chozas de Ébano.',
            spared:
              'Una erupción, sí, pero las chozas de Ébano se han salvado. Prueba con otro volcán o gira la loseta.',
          },
        },
      },
    },
    splitting: {
      title: 'Dividir',
      about: 'Un poblado se convierte en dos.',
      tell: 'Una erupción puede partir un poblado en dos. Cada parte es entonces un poblado aparte. Si con lo que construyes vuelven a tocarse, vuelven a ser uno solo.',
      tasks: {
        two: {
          do: 'Divide tu propio poblado y construye.',
          ask: '¿Qué choza une las otras dos? Un volcán que está a su lado puede cubrirla.',
          done: 'La choza del medio está cubierta: de un poblado han salido dos. Las chozas cubiertas siguen contando como construidas.',
          traps: {
            rejoined:
              'La lava lo ha dividido, pero tus chozas nuevas han vuelto a unir las partes. Construye en otro lugar.',
            both: 'Has cubierto dos de tus chozas y te queda una. Cubre solo la del medio.',
            whole: 'Tu poblado sigue entero. Cubre la choza del medio.',
          },
        },
        temple: {
          do: 'Construye un segundo templo.',
          ask: 'Tu poblado ya tiene uno. Separa de él una parte de tres casillas.',
          done: 'La parte sin templo podía tener uno. Si las partes se unen más tarde, conservan los dos.',
          traps: {
            ready: 'Bien dividido: una parte tiene tres casillas y ningún templo. Ahora construye el templo a su lado.',
            rejoined: 'Tus chozas nuevas han vuelto a unir las partes. Son un solo poblado, que ya tiene su templo.',
            small: 'Está dividido, pero la parte sin templo es demasiado pequeña. Corta donde conserve tres casillas.',
            whole: 'Tu poblado sigue entero, con su único templo. Cubre una choza para dividirlo.',
          },
        },
      },
    },
    tower: {
      title: 'Una torre',
      about: 'En el nivel 3, junto a un poblado.',
      tell: 'Tienes dos torres. Construye una en una casilla libre de nivel 3 o más alto, junto a un poblado tuyo, por pequeño que sea, que aún no tenga torre.',
      tasks: {
        height: {
          do: 'Llega al nivel 3 y construye ahí una torre.',
          ask: 'La erupción de un volcán de nivel 2 llega al nivel 3. A su lado debe quedar una choza tuya.',
          done: 'Dos de tus chozas quedan cubiertas, y arriba hay una torre. Bastaba con una choza al lado.',
          traps: {
            low: 'Aún no hay nivel 3. Coloca la loseta sobre el volcán con un punto: ya está en el nivel 2.',
            top: 'Ya tienes el nivel 3, justo al lado de tu choza. Toca la casilla libre de arriba para construir la torre.',
          },
        },
      },
    },
    win: {
      title: 'Ganar antes de tiempo',
      about: 'Todos los edificios de dos clases.',
      tell: 'Si construyes todos tus edificios de dos clases, ganas al instante. Tienes tres templos, dos torres y veinte chozas; los recuentos muestran lo que te queda.',
      tasks: {
        temple: {
          do: 'Gana en este turno.',
          ask: 'Las dos torres están construidas y queda un templo. ¿Qué poblado puede tenerlo aún?',
          done: 'Todos los templos y todas las torres están construidos: ganas. Las chozas que te quedan dan igual.',
          traps: {
            joined: 'Tus poblados se han unido: ahora son uno solo, que ya tiene templo y no puede tener otro.',
            other: 'Aún falta tu último templo. ¿Qué poblado tiene tres casillas o más y ningún templo?',
          },
        },
        huts: {
          do: 'Gana en este turno con tus últimas cuatro chozas.',
          ask: 'Los templos ya están. Suma niveles: ¿qué ampliación necesita justo cuatro chozas?',
          done: 'En dos casillas de nivel 2 van las cuatro chozas: ganas. El claro pediría cinco, así que ahí no puedes ampliar.',
          traps: {
            tower: 'Necesitarías también la segunda torre. Con las chozas es más rápido: construye las cuatro.',
            left: 'Aún te quedan chozas. Busca el terreno cuyos niveles sumen justo cuatro.',
          },
        },
      },
    },
    count: {
      title: 'Cuenta tus chozas',
      about: 'Quien no puede construir queda fuera.',
      tell: 'Si no puedes construir después de colocar tu loseta, quedas fuera: ni más turnos ni victoria, hayas construido lo que hayas construido. Prepara un templo antes de quedarte sin chozas.',
      tasks: {
        next: {
          do: 'Guarda una choza y deja un poblado listo para un templo.',
          ask: 'Haz crecer tu poblado pequeño hasta tres casillas, con una libre al lado. No lo unas al grande.',
          done: 'En el próximo turno cabe un templo, y aún tienes chozas. Una gran ampliación las habría gastado.',
          traps: {
            spent:
              'Has gastado tus últimas chozas. Si en el próximo turno no puedes construir un templo o una torre, quedas fuera.',
            joined: 'Tus poblados se tocan: ahora son uno solo, y ese ya tiene su templo.',
            small: 'Tu poblado pequeño aún no está listo: necesita tres casillas y una casilla libre a su lado.',
          },
        },
      },
    },
    game: {
      title: 'Una partida',
      about: 'Contra el nivel 1, con ayuda.',
      tell: 'Ahora, una partida corta con 24 losetas. Cuando se acaban, deciden los templos, después las torres, después las chozas. La ayuda te avisa antes de un turno muy malo.',
      tasks: {},
      advice: {
        three: 'Haz crecer poblados de tres casillas y da a cada uno un templo.',
        apart: 'Mantén separados tus poblados hasta que cada uno tenga su templo: si se unen antes, solo admiten uno.',
        huts: 'No gastes todas tus chozas antes de construir los templos.',
      },
    },
  },
});
