import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of Talat are about, in Spanish. */
export const words = translation<typeof english>()('es')({
  themes: {
    david: {
      name: 'David',
      about: 'La torre más pequeña, S3, captura la más grande, L6.',
      done: 'Solo una S3 captura una L6, que vale 5 puntos como cualquier otra torre.',
    },
    tieBreak: {
      name: 'Empate a puntos',
      about: 'Al final hay empate a puntos, y deciden las torres capturadas.',
      done: 'Hay empate a puntos, y las torres capturadas, comparadas de la más alta a la más baja, deciden a tu favor.',
    },
    squeeze: {
      name: 'Final forzado',
      about: 'Alguien tiene que acabar la partida, aunque la pierda.',
      done: 'No se puede pasar, y todas las jugadas que quedaban acababan la partida.',
    },
    bait: {
      name: 'Entregar una torre',
      about: 'Pierdes una torre y ganas igualmente.',
      done: 'La torre perdida dio 5 puntos a otro color, pero no la victoria.',
    },
    keepAlive: {
      name: 'Mantenerlo en juego',
      about: 'Alguien está a punto de congelar un tablero y ganar.',
      done: 'Nadie más puede acabar enseguida la partida y ganarla.',
    },
    goliath: {
      name: 'Goliat',
      about: 'La torre más grande, L6, captura.',
      done: 'Una L6 captura cualquier M, una L3 o una L4, y solo una S3 la captura.',
    },
    freezeFirst: {
      name: 'Congelar pronto',
      about: 'Congela un tablero ahora y gana en otro.',
      done: 'En el tablero congelado ya no cambiaba nada, y otro decidió la partida.',
    },
    runner: {
      name: 'La carrera',
      about: 'Una torre corre hacia la meta.',
      done: 'La jugada que llegó a meta valía 3 puntos.',
    },
    rescue: {
      name: 'Fuera de alcance',
      about: 'Una torre en peligro tiene que ponerse antes a salvo.',
      done: 'La torre estaba en peligro; en su nueva casilla nadie podía capturarla.',
    },
    sideways: {
      name: 'De lado',
      about: 'Una torre captura de lado.',
      done: 'Una torre solo va de lado para capturar, también cuando está en meta.',
    },
    patience: {
      name: 'Jugada tranquila',
      about: 'Hay algo que capturar, pero la solución es una jugada sin captura.',
      done: 'Había algo que capturar, pero la solución era una jugada tranquila.',
    },
    comeback: {
      name: 'Remontada',
      about: 'Vas por detrás hasta la última jugada.',
      done: 'La última jugada te puso por delante, y la partida había terminado.',
    },
    clear: {
      name: 'La última torre',
      about: 'Se captura la última torre rival de un tablero.',
      done: 'Ya no quedaba nada que capturar: el tablero se congeló y la partida terminó.',
    },
    zihin: {
      name: 'Zihin',
      about: 'Una torre de Zihin hace la primera jugada.',
      done: 'En el tablero entre Zihin y tu rival, las torres de Zihin las mueves tú.',
    },
    stalk: {
      name: 'Mover y luego capturar',
      about: 'Una torre se prepara y captura más tarde.',
      done: 'La misma torre se preparó primero y capturó después.',
    },
    takeAndFreeze: {
      name: 'Capturar y congelar',
      about: 'Una captura congela el tablero y acaba la partida.',
      done: 'La captura dio 5 puntos y congeló el tablero: la partida terminó.',
    },
    freezeAndWin: {
      name: 'Congelar y ganar',
      about: 'Una jugada sin captura congela el tablero y acaba la partida.',
      done: 'La jugada congeló el tablero: la partida terminó, y eras quien más puntos tenía.',
    },
    wayOut: {
      name: 'Única salida',
      about: 'Alguien está a punto de forzar la victoria.',
      done: 'Tras este turno, nadie más puede forzar una victoria rápida.',
    },
  },
});
