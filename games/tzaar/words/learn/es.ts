import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

/** What the lessons of this game say, in Spanish. */
export const words = translation<typeof english>()('es')({
  aim: {
    text: 'Tienes tres tipos de fichas: Tzaars, Tzarras y Totts. Tu rival también. Captura su última ficha de cualquiera de los tres y ganas. Cada turno empieza con una captura; quien no puede capturar pierde.',
    line: 'Captura la última ficha de cualquiera de los tres tipos de tu rival.',
  },
  lessons: {
    lines: {
      title: 'En línea recta',
      about: 'Hasta la primera ficha del camino.',
      tell: 'Juegas con blancas. Una ficha se mueve por una línea, en cualquier dirección, hasta la primera ficha que encuentra. Si es negra, la capturas.',
      tasks: {
        tzaar: {
          do: 'Captura una Tzaar negra.',
          ask: 'Las Tzaars llevan tres pétalos. Elige la ficha iluminada y después la Tzaar.',
          done: 'Tu ficha ocupa ahora su lugar. Lo que se captura sale de la partida.',
        },
        tzarra: {
          do: 'Captura una Tzarra con la ficha iluminada.',
          ask: 'Las Tzarras llevan un anillo. Las Totts son lisas.',
          done: 'Los espacios vacíos no estorban, pero toda línea termina en una ficha o en el agujero.',
          traps: { hole: 'Nada cruza el agujero del centro. Prueba en otra dirección.' },
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
          traps: { taller: 'Ese montón tiene cuatro fichas y el tuyo tres. Es demasiado alto para ti.' },
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
        },
      },
    },
    stacking: {
      title: 'Apilar',
      about: 'Crecer en lugar de capturar.',
      tell: 'Con el segundo movimiento también puedes mover una ficha sobre otra tuya. Las alturas se suman, y la que se ha movido queda arriba.',
      tasks: {
        grow: {
          do: 'Termina el turno con una Tzaar de altura 2.',
          ask: 'Primero captura algo. Después mueve tu Tzaar sobre una ficha vecina.',
          done: 'Solo cuenta la ficha de arriba: ahora es una Tzaar de altura 2, y la de debajo no se ve.',
          traps: { first: 'Se apila con el segundo movimiento. Empieza con una captura, con cualquier ficha.' },
        },
      },
    },
    stacks: {
      title: 'Montones',
      about: 'Uno alto puede con más.',
      tell: 'Un montón alto captura casi todo y es difícil de capturar. Pero si cae, lo pierdes entero de una vez.',
      tasks: {
        four: {
          do: 'Captura el montón de altura 4.',
          ask: 'Hace falta un montón al menos igual de alto, con una línea libre hasta él.',
          done: 'Altura 4 captura altura 4. Ahora ahí está tu montón.',
          traps: { low: 'Altura 2 contra 4. Necesitas algo más alto.' },
        },
      },
    },
    types: {
      title: 'Tres tipos',
      about: 'Captura la última de un tipo y ganas.',
      tell: 'Ganas en cuanto a tu rival no le queda a la vista ninguna Tzaar, ninguna Tzarra o ninguna Tott. Las fichas tapadas no cuentan.',
      tasks: {
        black: {
          do: 'Gana en este turno. Juegas con negras.',
          ask: 'Mira los recuentos: ¿de qué tipos les quedan solo una o dos fichas a las blancas?',
          done: 'A las blancas no les queda ninguna de ese tipo: la partida termina, haya lo que haya en el tablero.',
        },
        count: {
          do: 'Gana en este turno con las blancas.',
          ask: 'Cuenta primero las fichas negras de cada tipo; luego busca cómo llegar en dos movimientos.',
          done: 'La primera captura ha hecho posible la segunda.',
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
          ask: 'Las negras la alcanzan. Captura la ficha que la amenaza o aparta la Tzaar de su línea.',
          done: 'Ahora las negras no pueden capturarla. Compruébalo antes de cada turno.',
        },
        bury: {
          do: 'Forma un montón de altura 3.',
          ask: '¿Qué ficha tiene que quedar arriba?',
          done: 'Tu última Tzaar está arriba, donde cuenta.',
          traps: {
            cover: 'Así tapas tu última Tzaar y pierdes. Es ella la que debe quedar arriba.',
          },
        },
      },
    },
    stuck: {
      title: 'Sin nada que capturar',
      about: 'Quien no puede capturar pierde.',
      tell: 'Hay otra forma de ganar: si tu rival no puede capturar nada al principio de su turno, pierde.',
      tasks: {
        nothing: {
          do: 'Deja a las negras sin nada que capturar.',
          ask: '¿Qué pueden capturar aún las negras? Hazlo demasiado alto o ponlo fuera de su alcance.',
          done: 'Todo lo que alcanzan las negras es demasiado alto. La partida termina.',
        },
        pass: {
          do: 'Deja otra vez a las negras sin nada que capturar.',
          ask: 'En el segundo movimiento también puedes pasar.',
          done: 'Capturar otra vez o apilar habría ayudado a las negras. Pasar es raro, pero aquí da la victoria.',
        },
      },
    },
    opening: {
      title: 'Apila primero',
      about: 'Por qué conviene crecer pronto.',
      tell: 'Al principio hay mucho que capturar. Quien juega bien captura una vez y luego apila, casi siempre: lo que es alto llega a salvo al final.',
      tasks: {
        grow: {
          do: 'Captura y luego forma una Tzaar de altura 2.',
          ask: 'Juegas con negras; las blancas acaban de abrir. Solo tienes seis Tzaars: dales altura.',
          done: 'Para nuestro motor, esto vale mucho más que una segunda captura.',
        },
      },
    },
    threats: {
      title: 'Dos amenazas',
      about: 'Un turno, dos peligros.',
      tell: 'Si amenazas dos cosas a la vez, tu rival solo puede parar una. Este turno lo prepara; el siguiente gana.',
      tasks: {
        black: {
          do: 'Gana en dos turnos. Juegas con negras.',
          ask: '¿De qué tipo quedan pocas fichas blancas? Busca un lugar desde el que atacarlas dos veces.',
          done: 'Hicieran lo que hicieran las blancas, quedaba una amenaza.',
        },
        white: {
          do: 'Gana en dos turnos con las blancas.',
          ask: 'Un montón alto en el lugar justo ataca por varias líneas.',
          done: 'Ya conoces todas las reglas de TZAAR, y su idea más importante.',
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
        end: 'Cuando las capturas escaseen, procura que te quede alguna.',
      },
    },
  },
});
