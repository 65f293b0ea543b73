import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Spanish. */
export const words = translation<typeof english>()('es')({
  aim: {
    text: 'Tienes tres tipos de fichas: Tzaars, Tzarras y Totts. Tu rival también. Captura su última ficha de cualquiera de los tres y ganas. Cada turno empieza con una captura; quien no puede capturar pierde.',
    line: 'Captura la última ficha rival de cualquiera de los tres tipos.',
  },
  lessons: {
    lines: {
      title: 'En línea recta',
      about: 'Cómo se mueven y capturan las fichas.',
      tell: 'Juegas con blancas. Una ficha se mueve por una línea, en cualquier dirección, hasta la primera ficha que encuentra. Si es negra, la capturas.',
      tasks: {
        tzaar: {
          do: 'Captura una Tzaar negra.',
          ask: 'Las Tzaars llevan tres pétalos. Elige la ficha iluminada y después la Tzaar.',
          done: 'Tu ficha ocupa su lugar, y la capturada sale de la partida.',
          traps: {
            tott: 'Esa era una Tott: las Totts son lisas. Las Tzaars llevan tres pétalos.',
            tzarra: 'Esa era una Tzarra: las Tzarras llevan un anillo; las Tzaars, tres pétalos.',
          },
        },
        tzarra: {
          do: 'Captura una Tzarra con la ficha iluminada.',
          ask: 'Las Tzarras llevan un anillo. Las Totts son lisas.',
          done: 'Los espacios vacíos no estorban, pero toda línea termina en una ficha o en el agujero.',
          traps: {
            hole: 'Nada cruza el agujero del centro. Prueba en otra dirección.',
            tott: 'Esa era una Tott, sin anillo. Mira en las otras líneas.',
            tzaar: 'Esa era una Tzaar, con pétalos. Mueve la ficha iluminada y busca un anillo.',
          },
        },
      },
    },
    heights: {
      title: 'Quién captura a quién',
      about: 'Igual de alto o más bajo, nunca más alto.',
      tell: 'Las fichas pueden estar unas sobre otras. El número es la altura. Capturas todo lo que sea tan alto como tu montón o más bajo; el tipo no importa.',
      tasks: {
        tallest: {
          do: 'Captura el montón más alto que puedas.',
          ask: 'Compara los números.',
          done: 'Altura 3 captura altura 3. Un montón se captura entero.',
          traps: {
            taller: 'Ese montón tiene cuatro fichas y el tuyo tres. Es demasiado alto para ti.',
            single: 'Esa era una ficha sola. Tu montón de tres puede capturar algo más alto.',
          },
        },
      },
    },
    steps: {
      title: 'Dos movimientos',
      about: 'Captura y luego elige.',
      tell: 'Un turno tiene dos movimientos. El primero es siempre una captura. Con el segundo puedes capturar otra vez, con la misma ficha o con otra.',
      tasks: {
        twice: {
          do: 'Captura dos Tzarras en un turno.',
          ask: 'Dos de tus fichas alcanzan una Tzarra cada una.',
          done: 'Dos capturas en un turno. Solo el primer turno de las blancas tiene un único movimiento.',
          traps: {
            one: 'Has capturado una Tzarra: la mitad del camino. Usa el otro movimiento para capturar otra.',
            none: 'No has capturado ninguna Tzarra. Busca las fichas con anillo.',
          },
        },
      },
    },
    stacking: {
      title: 'Formar montones',
      about: 'Apilar en lugar de capturar dos veces.',
      tell: 'Con el segundo movimiento también puedes mover una ficha sobre otra tuya. Las alturas se suman, y la que se ha movido queda arriba.',
      tasks: {
        grow: {
          do: 'Termina el turno con una Tzaar de altura 2.',
          ask: 'Captura primero con otra ficha. Después mueve la Tzaar sobre la Tott que tiene al lado.',
          done: 'El tipo lo da la ficha de arriba: es una Tzaar de altura 2. La Tott de debajo no se ve.',
          traps: {
            first: 'Un turno empieza con una captura, y esta Tzaar no puede capturar nada. Empieza con otra ficha.',
            away: 'La Tott se ha alejado, y la Tzaar no la alcanza. Deshaz el movimiento y captura con otra ficha.',
            top: 'La ficha que se mueve queda arriba. Mueve la Tzaar sobre la Tott, y no al revés.',
            twice:
              'Aún no hay montón. Deja la Tott junto a la Tzaar: el segundo movimiento es para mover la Tzaar sobre ella.',
          },
        },
      },
    },
    stacks: {
      title: 'Montones altos',
      about: 'Fuertes, pero con mucho que perder.',
      tell: 'Un montón alto captura casi todo y es difícil de capturar. Pero si lo capturan, lo pierdes entero de una vez.',
      tasks: {
        four: {
          do: 'Captura el montón de altura 4.',
          ask: 'Ya has capturado: es tu segundo movimiento. Necesitas un montón al menos igual de alto, con una línea libre.',
          done: 'Altura 4 captura altura 4. Ahora ahí está tu montón.',
          traps: {
            low: 'Altura 2 contra 4. Necesitas algo más alto.',
            single: 'Esa era una ficha sola. Uno de tus montones puede capturar el de altura 4.',
            grown: 'Has crecido, pero el montón de altura 4 sigue ahí. Usa este movimiento para capturarlo.',
          },
        },
      },
    },
    types: {
      title: 'Tres tipos',
      about: 'Captura la última de un tipo y ganas.',
      tell: 'Ganas en cuanto a tu rival no le queda a la vista ninguna Tzaar (pétalos), ninguna Tzarra (anillo) o ninguna Tott (lisa). Las fichas tapadas no cuentan.',
      tasks: {
        black: {
          do: 'Gana en este turno. Juegas con negras.',
          ask: 'Los recuadros cuentan cada tipo y marcan si quedan pocas fichas. ¿Con qué tipo puedes acabar?',
          done: 'A las blancas no les queda ninguna Tzarra: la partida termina, haya lo que haya en el tablero.',
          traps: {
            one: 'A las blancas aún les queda una Tzarra. Usa los dos movimientos: dos capturas, dos Tzarras.',
          },
        },
        count: {
          do: 'Gana en este turno con las blancas.',
          ask: 'A las negras les queda poco de todo. ¿Con qué tipo puedes acabar en tus dos movimientos?',
          done: 'Has capturado las dos Tzaars negras. La primera captura ha hecho posible la segunda.',
          traps: {
            one: 'A las negras aún les queda una Tzaar. Una de tus fichas puede capturar las dos Tzaars, una tras otra.',
            none: 'Las negras conservan los tres tipos. Fíjate en las dos Tzaars: una misma ficha puede capturar ambas.',
          },
        },
      },
    },
    keep: {
      title: 'Conserva una de cada',
      about: 'No pierdas la última, ni la tapes.',
      tell: 'Lo mismo vale para ti: si pierdes tu última Tzaar, Tzarra o Tott, pierdes la partida. Y también si la tapas tú.',
      tasks: {
        save: {
          do: 'Salva tu única Tzaar.',
          ask: 'Está iluminada, como las dos fichas negras que pueden capturarla. Sácala de la línea de ambas.',
          done: 'Ahora las negras no pueden capturarla. Busca amenazas así antes de cada turno.',
          traps: {
            cover: 'Así tapas tu única Tzaar, y cuenta como perdida. Mueve la propia Tzaar.',
          },
        },
        bury: {
          do: 'Forma un montón de altura 3.',
          ask: 'Ya has capturado: ahora apila. ¿Qué ficha tiene que quedar arriba?',
          done: 'Tu última Tzaar está arriba, donde cuenta.',
          traps: {
            cover: 'Así tapas tu última Tzaar y pierdes. Es la Tzaar la que debe quedar arriba.',
            low: 'Así llegas a altura 2. Las alturas se suman: uno de tus montones ya tiene 2.',
            capture: 'Eso era una captura. Esta vez, mueve sobre una ficha tuya.',
          },
        },
      },
    },
    stuck: {
      title: 'Sin nada que capturar',
      about: 'Quien no puede capturar pierde.',
      tell: 'Hay otra forma de ganar: si tu rival no puede capturar nada al principio de su turno, pierde. En tu segundo movimiento también puedes pasar.',
      tasks: {
        nothing: {
          do: 'Deja a las negras sin nada que capturar.',
          ask: '¿Qué alcanzan las negras? Captura un atacante y luego forma un montón demasiado alto para los demás.',
          done: 'Las negras solo alcanzan un montón, y es demasiado alto. Sin nada que capturar, han perdido.',
          traps: {
            cover: 'Así tapas tu única Tzaar y pierdes. Apila otras dos fichas.',
          },
        },
        pass: {
          do: 'Deja otra vez a las negras sin nada que capturar.',
          ask: 'Mira qué les pasaría a tus propias fichas con un segundo movimiento.',
          done: 'Al apilar habrías tapado tu última Tzaar o tu última Tzarra. Pasar es raro, pero aquí da la victoria.',
          traps: {
            cover: 'Así tapas la última ficha de uno de tus tipos y pierdes. Esta vez, pasa.',
          },
        },
      },
    },
    opening: {
      title: 'La apertura',
      about: 'Por qué conviene crecer pronto.',
      tell: 'Una partida empieza con las 60 fichas. Cada bando tiene 15 Totts y 9 Tzarras, pero solo 6 Tzaars. Dales altura pronto a tus Tzaars y serán difíciles de capturar.',
      tasks: {
        grow: {
          do: 'Captura y luego forma una Tzaar de altura 2.',
          ask: 'Las blancas acaban de hacer la primera captura. Juegas con negras: mantén a la vista tus seis Tzaars.',
          done: 'En la apertura, quien juega bien usa casi siempre el segundo movimiento para apilar.',
          traps: {
            first: 'Un turno empieza con una captura. Se apila con el segundo movimiento.',
            cover: 'Así tapas una de tus seis Tzaars. Mueve una Tzaar sobre una Tott o una Tzarra.',
            top: 'La ficha que se mueve queda arriba. Que sea una Tzaar.',
            flat: 'Tus Tzaars siguen bajas. Usa el segundo movimiento para mover una sobre una Tott o una Tzarra.',
          },
        },
      },
    },
    threats: {
      title: 'Dos amenazas',
      about: 'Un turno, dos peligros.',
      tell: 'Si atacas dos cosas a la vez, tu rival solo puede salvar una. El primer turno crea las amenazas; el segundo gana.',
      tasks: {
        black: {
          do: 'Gana en dos turnos. Juegas con negras.',
          ask: 'A las blancas les quedan pocas Tzaars y pocas Totts. ¿Cómo puedes atacar los dos tipos a la vez?',
          midway:
            'Has atacado la última Tzaar y la última Tott de las blancas. Solo han podido salvar una: ahora captura la otra.',
          done: 'Un solo montón atacaba la última ficha de dos tipos. Hicieran lo que hicieran las blancas, perdían una.',
          traps: {
            few: 'Prueba otro camino: captura una Tott con un montón que después ataque la última Tott y la Tzaar.',
          },
        },
        white: {
          do: 'Gana en dos turnos con las blancas.',
          ask: 'A las negras les quedan una Tzaar y una Tzarra. Forma un montón que ataque las dos.',
          midway:
            'Has atacado la última Tzaar y la última Tzarra de las negras. Solo han podido salvar una: ahora captura la otra.',
          done: 'Las negras solo podían salvar una. Ya conoces todas las reglas de TZAAR, y su idea más importante.',
          traps: {
            few: 'Prueba otro camino: forma un montón que ataque la Tzaar y la Tzarra y sea demasiado alto para ellas.',
          },
        },
      },
    },
    game: {
      title: 'Una partida',
      about: 'Contra el nivel 1, con ayuda.',
      tell: 'Ahora, una partida entera, contra alguien que pasa mucho por alto. La ayuda está activada: te avisa antes de un turno que regala la partida.',
      tasks: {},
      advice: {
        count: 'Vigila los recuentos: de algún tipo pueden quedarte pocas fichas.',
        stack: 'Al principio, captura una vez y apila una vez.',
        end: 'Cuando las capturas escaseen, procura que siempre te quede una.',
      },
    },
  },
});
