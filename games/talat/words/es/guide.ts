import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Talat, in Spanish. */
export const words = translation<typeof english>()('es')({
  sections: {
    aim: {
      title: 'El objetivo',
      text: 'Talat es un juego para tres, o para dos. Hay tres tableros, y cada uno está entre dos jugadores. Juegas en dos tableros a la vez, en cada uno contra un rival distinto.\nGana quien acaba con más puntos. Cada torre que capturas vale 5. Cada torre tuya que al final está en una línea de salida contraria vale 3.',
    },
    towers: {
      title: 'Las torres',
      text: 'Cada jugador tiene nueve torres. Son pequeñas, medianas o grandes (S, M, L), y de cada altura hay una de tres lados, una de cuatro y una de seis. Solo se distinguen por la altura y los lados: una M4 es mediana y tiene cuatro lados. No hay dos torres tuyas iguales.',
    },
    placing: {
      title: 'Colocar',
      text: 'La partida empieza con los tableros vacíos. Por turnos, cada cual coloca una torre en cualquier casilla libre de sus dos líneas de salida, hasta que están todas. El lugar de una torre decide con quién se va a encontrar, porque nunca sale de su tablero.',
    },
    moving: {
      title: 'Moverse',
      text: 'Un turno es una sola jugada con una sola torre. La torre avanza una casilla, en recto o en diagonal, a una casilla vacía. Avanzar es ir hacia la línea de salida contraria. Las torres nunca van hacia atrás ni saltan, y no se puede pasar. Quien no tiene ninguna jugada pierde el turno.',
    },
    capturing: {
      title: 'Capturar',
      text: 'Para capturar, una torre va a la casilla de una torre contraria. Alcanza las tres casillas que tiene delante y las dos de al lado. Capturar nunca es obligatorio.\nLo que captura depende de la altura. Una torre grande captura cualquier mediana, y una mediana cualquier pequeña. Una grande nunca captura una pequeña.\nA igual altura, la torre con más lados captura la otra. Dos torres idénticas no se hacen nada.\nY luego están David y Goliat: la torre más pequeña, S3, captura la más grande, L6.',
    },
    points: {
      title: 'Capturadas o en meta',
      text: 'Las torres capturadas salen del tablero y se las queda quien las ha capturado.\nUna torre que ha llegado a la línea de enfrente no avanza más. Aún puede capturar de lado, a lo largo de esa línea, y también puede ser capturada allí. Solo si al final sigue en ella te da sus 3 puntos.',
    },
    end: {
      title: 'Tableros congelados y final',
      text: 'Un tablero se congela en cuanto ya no es posible ninguna captura en él, ni lo será nunca: las torres se han cruzado, o las que aún pueden encontrarse no pueden capturarse. En un tablero congelado ya no se mueve nada, pero las torres en meta siguen contando.\nEn cuanto hay dos tableros congelados, la partida termina. Gana quien tiene más puntos. Si hay empate a puntos, se comparan las torres capturadas, empezando por las más altas.',
    },
    two: {
      title: 'A dos',
      text: 'Con dos jugadores, juega también el tercer color, Zihin. No tiene turnos propios. Antes de colocar las propias, los dos jugadores colocan por turnos ocho torres de Zihin; la novena queda fuera de la partida.\nEn tu turno puedes jugar con una torre de Zihin en lugar de una tuya, pero solo en el tablero entre Zihin y tu rival. Lo que captura es tuyo, y una torre de Zihin en la línea de salida de tu rival te da 3 puntos. Tu rival hace lo mismo en el tablero entre Zihin y tú.',
    },
    start: {
      title: 'Un buen comienzo',
      text: 'Al colocar, responde a lo que tienes enfrente: una torre grande contra una mediana, y tu S3 en el tablero donde haya una L6. Ten torres de todas las alturas en tus dos tableros, o alguien pasará sin correr peligro.\nDespués, antes de mover una torre, mira: ¿qué podría capturarla en su nueva casilla? No puedes pasar, así que guarda alguna jugada inofensiva.\nY vigila los puntos. La partida puede terminar de repente, con una sola jugada que congela el segundo tablero. Si vas por delante, busca esa jugada; si no, haz que siga siendo posible alguna captura.',
    },
  },
});
