import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

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
        },
        fit: {
          do: 'Coloca la loseta con sus dos terrenos junto a tu choza.',
          ask: 'El volcán debe quedar lejos de la choza: toca más afuera, en el mar.',
          done: 'El lago y la roca están junto a tu choza, y el volcán queda detrás.',
        },
      },
    },
    hut: {
      title: 'Una choza',
      about: 'Dónde se levantan las chozas.',
      tell: 'Después de cada loseta construyes. Levanta una choza en cualquier casilla libre de nivel 1, tan cerca o tan lejos como quieras. En un volcán nunca se construye nada.',
      tasks: {
        new: {
          do: 'Coloca la loseta y levanta una choza en ella.',
          ask: 'Una loseta tiene dos casillas donde construir. La tercera es su volcán.',
          done: 'Una choza puede estar en cualquier lugar del nivel 1, incluso justo al lado de Ébano.',
        },
        join: {
          do: 'Levanta una segunda choza junto a la iluminada.',
          ask: 'Ya hay una casilla libre a su lado. Con tu loseta puedes traer otras.',
          done: 'Tus casillas que se tocan forman un poblado. Este tiene dos casillas.',
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
          done: 'Los dos claros se pueblan a la vez. Se ocupan todas las casillas de ese terreno; no puedes dejar ninguna fuera.',
        },
        three: {
          do: 'Lo mismo otra vez: ahora construye tres chozas.',
          ask: 'Los dos claros de la loseta deben tocar tu choza.',
          done: 'Tres chozas en un turno. Busca terrenos que se repitan alrededor de tus poblados.',
        },
      },
    },
    eruption: {
      title: 'Una erupción',
      about: 'Una loseta sobre otras.',
      tell: 'Una loseta también puede ir sobre tierra, un nivel más arriba. Su volcán debe cubrir otro cuya lava corra en otra dirección, y las tres casillas de debajo deben estar al mismo nivel.',
      tasks: {
        land: {
          do: 'Coloca la loseta sobre la tierra y construye algo.',
          ask: 'Toca un volcán rodeado de tierra. Tócalo otra vez para ver de qué otras formas cabe la loseta.',
          done: 'Estas casillas están ahora en el nivel 2, como indica la cifra. Una loseta puede ir sobre varias losetas a la vez.',
          traps: { shore: 'Aquí la loseta quedaría en parte sobre el mar. Elige un volcán con más tierra alrededor.' },
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
          done: 'Dos chozas en una sola casilla. Por encima del nivel 1, solo se ponen chozas al ampliar.',
          traps: { found: 'Aquí arriba no se levantan chozas. Toca tu choza y amplía hacia esta casilla.' },
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
          done: 'El templo ya es parte del poblado, que no puede tener un segundo.',
        },
      },
    },
    covering: {
      title: 'Cubrir chozas',
      about: 'Qué puede cubrir la lava.',
      tell: 'Una erupción puede cubrir chozas, tuyas o ajenas. Todo poblado debe conservar al menos un edificio, y los templos y las torres nunca se cubren.',
      tasks: {
        ebony: {
          do: 'Cubre una de las chozas de Ébano.',
          ask: 'Tus chozas están solas y no se pueden cubrir. Ébano tiene dos, una junto a otra.',
          done: 'El poblado de Ébano vuelve a tener una casilla. Una choza sola está a salvo de la lava.',
        },
      },
    },
    splitting: {
      title: 'Dividir',
      about: 'Un poblado se convierte en dos.',
      tell: 'Una erupción puede partir un poblado en dos. Cada parte es entonces un poblado distinto y puede tener un templo y una torre.',
      tasks: {
        two: {
          do: 'Divide tu propio poblado y construye.',
          ask: '¿Qué choza une las otras dos? Un volcán que está a su lado puede cubrirla.',
          done: 'La choza del medio está cubierta, y quedan dos poblados. Las chozas cubiertas siguen contando como construidas.',
        },
        temple: {
          do: 'Construye un segundo templo.',
          ask: 'Tu poblado ya tiene uno. Separa de él una parte de tres casillas.',
          done: 'La parte sin templo podía tener uno. Para eso sirve dividir.',
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
          done: 'Has cubierto dos chozas tuyas, y encima hay una torre. Bastaba con una choza al lado.',
        },
      },
    },
    win: {
      title: 'Ganar antes',
      about: 'Todos los edificios de dos clases.',
      tell: 'Si construyes todos tus edificios de dos clases, ganas al instante. Tienes tres templos, dos torres y veinte chozas; junto a tu nombre ves lo que te queda.',
      tasks: {
        temple: {
          do: 'Gana en este turno.',
          ask: 'Las dos torres están construidas y queda un templo. ¿Qué poblado puede tenerlo aún?',
          done: 'Todos los templos y todas las torres están construidos. Las chozas que te quedan dan igual.',
        },
        huts: {
          do: 'Gana en este turno con tus últimas cinco chozas.',
          ask: 'Los templos ya están. Suma niveles: ¿qué ampliación necesita justo cinco chozas?',
          done: 'Los niveles 2 y 3 necesitan cinco chozas. Con menos, no podrías ampliar ahí.',
        },
      },
    },
    count: {
      title: 'Cuenta tus chozas',
      about: 'Quien no puede construir queda fuera.',
      tell: 'Si no puedes construir después de colocar tu loseta, quedas fuera. Pasa cuando se gastan las chozas: antes de eso, prepara un templo o una torre.',
      tasks: {
        next: {
          do: 'Guarda una choza y deja listo el lugar para un templo.',
          ask: 'Tu poblado grande ya tiene su templo. Haz crecer uno pequeño hasta tres casillas, sin unirlo al grande.',
          done: 'En el próximo turno cabe un templo, y aún tienes chozas. Una gran ampliación las habría gastado.',
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
        apart: 'Mantén separados tus poblados: unidos, solo admiten un templo.',
        huts: 'No gastes todas tus chozas antes de construir los templos.',
      },
    },
  },
});
