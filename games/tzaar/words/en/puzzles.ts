import { english, type Shape } from '@threefold-games/speech';

/** What the puzzles of this game say, in English. What `done` says holds for every puzzle with its theme. */
export const words = english({
  themes: {
    pass: {
      name: 'Pass and win',
      about: 'Sometimes the best second step is none at all.',
      done: 'After the first step everything was in place, so a pass was enough.',
    },
    sacrifice: {
      name: 'Give a stack',
      about: 'A tall stack may go if you win by it.',
      done: 'Even capturing a tall stack didn’t save your opponent.',
    },
    twoTypes: {
      name: 'Two types at once',
      about: 'Threaten two types in one turn.',
      done: 'Two types were in danger at once, and no answer was good enough.',
    },
    twoThreats: {
      name: 'Two threats',
      about: 'Threaten one type in two ways at once.',
      done: 'There were two threats to the same type, and no answer was good enough.',
    },
    tempo: {
      name: 'Just in time',
      about: 'Your opponent is about to win. Be quicker.',
      done: 'Your opponent was about to win too, but never got the time.',
    },
    openLine: {
      name: 'Open the line',
      about: 'One of your own pieces is in the way.',
      done: 'One of your pieces left its space, and the line was open for another.',
    },
    stackThenTake: {
      name: 'Stack, then capture',
      about: 'Make a stack, and capture with it in the next turn.',
      done: 'The stack made in one turn captured in the next.',
    },
    squeeze: {
      name: 'No capture left',
      about: 'Leave your opponent nothing to capture.',
      done: 'With nothing to capture, your opponent has lost.',
    },
    chain: {
      name: 'Twice with one',
      about: 'One piece can capture twice.',
      done: 'With the first capture, the piece got to where it could make the second.',
    },
    together: {
      name: 'Two together',
      about: 'It takes two of your pieces to finish off a type.',
      done: 'Each of the two pieces captured one, and none of that type is left.',
    },
    safePiece: {
      name: 'Out of reach',
      about: 'Win with a piece that can’t be captured.',
      done: 'Your opponent had no way to capture the piece that decided the game.',
    },
    lastTzaar: {
      name: 'Last Tzaar',
      about: 'Your opponent is short of Tzaars.',
      done: 'Your opponent has no Tzaar left.',
    },
    lastTzarra: {
      name: 'Last Tzarra',
      about: 'Your opponent is short of Tzarras.',
      done: 'Your opponent has no Tzarra left.',
    },
    lastTott: {
      name: 'Last Tott',
      about: 'Your opponent is short of Totts.',
      done: 'Your opponent has no Tott left.',
    },
    onlyWay: {
      name: 'Only way out',
      about: 'Nearly every turn loses.',
      done: 'Nearly every other turn would have lost.',
    },
  },
});

export type PuzzleWords = Shape<typeof words>;
