import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Spanish. */
export const words = translation<typeof english>()('es')({
  aim: {
    text: 'Tres tableros, cada uno entre dos jugadores. Haz avanzar tus torres: cada torre que capturas vale 5 puntos, y cada torre tuya en una línea de enfrente, 3. Cuando dos tableros están congelados, la partida termina y gana quien tiene más puntos.',
    line: 'Captura torres y llega enfrente: gana quien tiene más puntos.',
  },
  lessons: {
    forward: {
      title: 'Hacia delante',
      about: 'Una casilla, en recto o en diagonal.',
      tell: 'Eres Marfil, con las torres claras; Ébano y Brasa juegan contra ti. En tu turno mueves una torre: una casilla hacia delante, en recto o en diagonal, si está vacía.',
      tasks: {
        step: {
          do: 'Mueve la torre iluminada.',
          ask: 'Elígela, y luego una de las tres casillas que tiene delante.',
          done: 'Así se mueven todas las torres, tengan la forma que tengan. Nunca salen de su tablero.',
          traps: { back: 'Esa casilla está detrás. Las torres nunca van hacia atrás.' },
        },
        line: {
          do: 'Lleva una torre a la línea de enfrente.',
          ask: 'Es la línea de donde salen las torres de Ébano. A una de las tuyas le falta una casilla.',
          done: 'Ya no avanza más. Si al final sigue ahí, vale 3 puntos.',
          traps: { blocked: 'En esa casilla hay una torre. Pasa por un lado.' },
        },
      },
    },
    heights: {
      title: 'Tres alturas',
      about: 'Captura torres una altura más bajas.',
      tell: 'Las torres son pequeñas (S), medianas (M) o grandes (L). Una torre va a la casilla de otra exactamente una altura más baja y la captura: L captura M, M captura S.',
      tasks: {
        large: {
          do: 'Captura con tu torre grande.',
          ask: 'Tiene dos torres delante. ¿Cuál es una altura más baja?',
          done: 'Ahora tu torre ocupa su lugar. Siempre puedes capturar, pero nunca es obligatorio.',
          traps: { small: 'Esa es pequeña, dos alturas más baja. Una grande nunca captura una pequeña.' },
        },
        medium: {
          do: 'Captura con tu torre mediana.',
          ask: 'Mira las letras de las tres que tiene delante.',
          done: 'Una mediana captura una pequeña. Las dos grandes son demasiado altas para ella.',
          traps: {
            higher: 'Esa torre es grande y la tuya mediana: es demasiado alta.',
          },
        },
      },
    },
    sides: {
      title: 'Tres formas',
      about: 'A igual altura, deciden los lados.',
      tell: 'Las torres tienen 3, 4 o 6 lados. A igual altura, la torre con más lados captura la otra. Dos torres idénticas nunca se capturan.',
      tasks: {
        count: {
          do: 'Captura con tu torre mediana.',
          ask: 'Las tres que tiene delante también son medianas. Cuenta los lados.',
          done: 'Cuatro lados contra tres. Abreviado: una M4 (mediana, cuatro lados) ha capturado una M3.',
          traps: {
            same: 'Mediana y de cuatro lados, como la tuya. Dos torres idénticas nunca se capturan.',
            more: 'Tiene seis lados y la tuya cuatro.',
          },
        },
        choose: {
          do: 'Captura una torre.',
          ask: 'Compara primero las alturas. Si son iguales, compara los lados.',
          done: 'L4 captura L3: igual altura, más lados.',
          traps: {
            fewer: 'Las dos son medianas, pero la tuya solo tiene tres lados.',
            higher: 'Esa torre es grande y esta mediana: es demasiado alta.',
          },
        },
      },
    },
    david: {
      title: 'David y Goliat',
      about: 'La más pequeña captura la más grande.',
      tell: 'Hay una excepción. La torre más pequeña, S3, captura la más grande, L6. Ninguna otra puede capturar una L6.',
      tasks: {
        goliath: {
          do: 'Captura la torre más grande.',
          ask: '¿Cuál de tus torres es pequeña y de tres lados?',
          done: 'Una S3 no captura nada más que una L6. Y, de todas las torres, solo una S3 captura una L6.',
          traps: { medium: 'Esa es una M4. Una S3 solo captura una L6.' },
        },
      },
    },
    sideways: {
      title: 'De lado',
      about: 'Solo para capturar.',
      tell: 'Una torre también captura justo a su izquierda y a su derecha, con las mismas reglas. Nunca va de lado a una casilla vacía, y nunca captura hacia atrás.',
      tasks: {
        beside: {
          do: 'Captura de lado.',
          ask: 'Hay tres torres alrededor de la tuya, pero una de ellas está detrás.',
          done: 'Delante y al lado: hasta ahí alcanza una torre. Detrás de ella, todo está a salvo.',
          traps: { behind: 'Esa torre está detrás de la tuya. Hacia atrás no se captura nada.' },
        },
        line: {
          do: 'Captura con la torre que está en la línea de enfrente.',
          ask: 'Ya no puede avanzar, pero aún captura de lado.',
          done: 'Sigue en la línea de enfrente, y desde ahí ha capturado una torre.',
          traps: {
            small: 'Esa es pequeña. Una grande nunca captura una pequeña.',
            forward: 'Es una captura, pero hacia delante. Usa la torre que ya está en la línea de enfrente.',
          },
        },
      },
    },
    points: {
      title: 'Puntos',
      about: '5 por captura, 3 por la línea de enfrente.',
      tell: 'Cada torre que capturas vale 5 puntos, y cada torre tuya en una línea de enfrente, 3. Encima del tablero se ve cuántos puntos lleva cada color.',
      tasks: {
        eight: {
          do: 'Gana 8 puntos con una sola jugada.',
          ask: '8 son 5 más 3.',
          done: 'Captura y línea de enfrente: 5 puntos más 3.',
          traps: {
            line: 'La línea de enfrente por sí sola vale 3 puntos. Una captura sumaría otros 5.',
            beside: 'Eso vale 3 puntos, y la L4 de al lado puede capturar tu torre.',
          },
        },
        safe: {
          do: 'Pon a salvo la torre iluminada.',
          ask: 'La L6 de Ébano la amenaza: captura delante y a los lados. ¿Dónde estará fuera de su alcance?',
          done: 'Fuera de alcance, y 3 puntos. Busca peligros así antes de cada jugada.',
          traps: {
            beside: 'La L6 estaba justo al lado de tu torre y la ha capturado de lado.',
            other: 'La L6 aún puede capturar una de tus torres. Pon la iluminada fuera de su alcance.',
          },
        },
      },
    },
    frozen: {
      title: 'Tableros congelados',
      about: 'Cuando ya no es posible ninguna captura.',
      tell: 'Un tablero se congela en cuanto ya nadie puede capturar nada en él, ni podrá nunca. Desde entonces sus torres se quedan donde están, y siguen contando.',
      tasks: {
        freeze: {
          do: 'Congela este tablero con la torre iluminada.',
          ask: 'Casi todas las torres se han cruzado. Una de Ébano aún puede encontrarse con las tuyas.',
          done: 'Las torres que quedan se han cruzado o no pueden capturarse. Aquí ya no se mueve nada.',
          traps: {
            beside: 'Tu L4 aún podría capturar la M3 de al lado, así que el tablero no está congelado.',
            open: 'La M3 de Ébano aún puede capturar o ser capturada, así que el tablero no está congelado.',
          },
        },
      },
    },
    lead: {
      title: 'Acaba mientras vas por delante',
      about: 'Con dos tableros congelados, se acaba la partida.',
      tell: 'En cuanto hay dos tableros congelados, la partida termina y gana quien tiene más puntos. Aquí el tablero 2 ya está congelado.',
      tasks: {
        end: {
          do: 'Congela el tablero 1 y gana.',
          ask: 'Vas 2 puntos por delante. ¿Dónde no alcanzará nunca la M6 de Ébano a tu M4?',
          done: 'Las dos torres se han cruzado: la partida termina, y ganas por 35 a 33.',
          traps: { beside: 'Lado a lado, la M6 aún podía capturar tu M4, y lo ha hecho: gana Ébano.' },
        },
      },
    },
    finish: {
      title: 'Capturar y acabar',
      about: 'La última captura puede decidir.',
      tell: 'La última captura posible en un tablero hace dos cosas a la vez: da 5 puntos y congela el tablero.',
      tasks: {
        both: {
          do: 'Gana la partida con esta jugada.',
          ask: 'Ébano va 3 puntos por delante. Congelar un tablero no basta.',
          done: 'Primero los 5 puntos, luego el final: ganas por 35 a 33.',
          traps: {
            behind: 'Así se congela el tablero 3, pero Ébano va por delante. La partida termina y gana Ébano.',
            beside: 'Aún podrías capturar esa torre: la partida sigue, y los demás juegan antes que tú.',
          },
        },
      },
    },
    alive: {
      title: 'Que la partida siga',
      about: 'Cuando alguien va por delante de ti.',
      tell: 'Quien va por delante quiere acabar. Ébano te lleva 3 puntos y necesita otro tablero congelado: a la torre iluminada le basta con dejar atrás tu M6.',
      tasks: {
        block: {
          do: 'No dejes que Ébano acabe la partida.',
          ask: '¿Por qué casilla tiene que pasar la torre iluminada para dejar atrás tu M6?',
          done: 'El paso está cerrado. Ébano tiene que mover, y la única jugada que le queda lleva su torre justo al lado de tu M6.',
          traps: {
            edge: 'El camino por el borde estaba abierto: la torre iluminada ha dejado atrás tu M6, y gana Ébano.',
            beside: 'Tu M6 estaba a su lado. Una casilla más, y la torre iluminada la deja atrás: gana Ébano.',
            past: 'Con esta jugada las torres se cruzan: el tablero 1 se congela y gana Ébano.',
          },
        },
      },
    },
    zihin: {
      title: 'Zihin',
      about: 'El tercer color en las partidas a dos.',
      tell: 'En las partidas a dos, el tercer color es Zihin. No tiene turnos: tú mueves también sus torres, pero solo en el tablero entre Zihin y Ébano.',
      tasks: {
        take: {
          do: 'Captura con una torre de Zihin.',
          ask: 'Zihin es gris. Mira los tres tableros: ¿cuál está entre Zihin y Ébano?',
          done: 'Un turno como cualquier otro: la torre capturada y sus 5 puntos son tuyos.',
          traps: { other: 'Este tablero está entre Zihin y tú. Aquí las torres de Zihin las mueve Ébano.' },
        },
        line: {
          do: 'Gana 3 puntos.',
          ask: 'Una torre de Zihin en la línea de salida de Ébano cuenta para ti.',
          done: 'Son 3 puntos para ti. Ébano busca lo mismo en tu línea, con las otras torres de Zihin.',
        },
      },
    },
    game: {
      title: 'Una partida',
      about: 'Contra el nivel 1, con ayuda.',
      tell: 'Ahora, una partida a tres. Primero cada cual coloca nueve torres en sus líneas de salida, de una en una. La ayuda te avisa antes de un turno que regala mucho.',
      tasks: {},
      advice: {
        large: 'Coloca torres grandes frente a las medianas: L captura M.',
        david: 'Coloca tu S3 en el tablero donde haya una L6 contra ti: ninguna otra torre captura una L6.',
        mixed: 'Ten una torre de cada altura en cada uno de tus dos tableros.',
      },
    },
  },
});
