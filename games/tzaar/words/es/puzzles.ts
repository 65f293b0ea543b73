import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in Spanish. */
export const words = translation<typeof english>()('es')({
  themes: {
    pass: {
      name: 'Pasar y ganar',
      about: 'A veces, el mejor segundo movimiento es ninguno.',
      done: 'Tras el primer movimiento todo estaba en su sitio: bastaba con pasar.',
    },
    sacrifice: {
      name: 'Entregar un montón',
      about: 'Puedes dar un montón alto si así ganas.',
      done: 'Ni siquiera capturar un montón alto ha salvado a tu rival.',
    },
    twoTypes: {
      name: 'Dos tipos a la vez',
      about: 'Amenaza dos tipos en un solo turno.',
      done: 'Había dos tipos en peligro a la vez, y ninguna respuesta bastaba.',
    },
    twoThreats: {
      name: 'Dos amenazas',
      about: 'Amenaza un tipo de dos maneras a la vez.',
      done: 'El mismo tipo estaba amenazado dos veces, y ninguna respuesta bastaba.',
    },
    tempo: {
      name: 'Justo a tiempo',
      about: 'Tu rival está a punto de ganar. Adelántate.',
      done: 'Tu rival también estaba a punto de ganar, pero no le ha dado tiempo.',
    },
    openLine: {
      name: 'Abrir la línea',
      about: 'Una de tus propias fichas está en medio.',
      done: 'Una de tus fichas ha dejado su casilla, y la línea ha quedado libre para otra.',
    },
    stackThenTake: {
      name: 'Apilar y capturar',
      about: 'Forma un montón y captura con él en el turno siguiente.',
      done: 'El montón formado en un turno ha capturado en el siguiente.',
    },
    squeeze: {
      name: 'Nada que capturar',
      about: 'Deja a tu rival sin nada que capturar.',
      done: 'Sin nada que capturar, tu rival ha perdido.',
    },
    chain: {
      name: 'Dos veces con una',
      about: 'Una sola ficha puede capturar dos veces.',
      done: 'La primera captura ha llevado la ficha adonde podía hacer la segunda.',
    },
    together: {
      name: 'Entre dos',
      about: 'Hacen falta dos de tus fichas para acabar con un tipo.',
      done: 'Las dos fichas han capturado una cada una, y de ese tipo ya no queda ninguna.',
    },
    safePiece: {
      name: 'Fuera de alcance',
      about: 'Gana con una ficha que no se puede capturar.',
      done: 'Tu rival no podía capturar la ficha que ha decidido la partida.',
    },
    lastTzaar: {
      name: 'La última Tzaar',
      about: 'A tu rival le quedan pocas Tzaars.',
      done: 'A tu rival no le queda ninguna Tzaar.',
    },
    lastTzarra: {
      name: 'La última Tzarra',
      about: 'A tu rival le quedan pocas Tzarras.',
      done: 'A tu rival no le queda ninguna Tzarra.',
    },
    lastTott: {
      name: 'La última Tott',
      about: 'A tu rival le quedan pocas Totts.',
      done: 'A tu rival no le queda ninguna Tott.',
    },
    onlyWay: {
      name: 'La única salida',
      about: 'Con casi cualquier turno pierdes.',
      done: 'Con casi cualquier otro turno habrías perdido.',
    },
  },
});
