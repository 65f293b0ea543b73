import { english, type Shape } from '@threefold-games/speech';

/** What the puzzles of this game say, in English. What `done` says holds for every puzzle with its theme. */
export const words = english({
  themes: {
    winTempleHuts: {
      name: 'Temples and huts',
      about: 'Win at once with your last temple or your last huts.',
      done: 'All your temples and all your huts are built, and that wins at once.',
    },
    winTowers: {
      name: 'All the towers',
      about: 'Win at once with all your towers and all your pieces of another kind.',
      done: 'All your towers and all your pieces of another kind are built, and that wins at once.',
    },
    guard: {
      name: 'Stop it',
      about: 'Somebody is about to win. Stop it, and place huts in the same turn.',
      ask: {
        one: 'Place {n} hut so that nobody else can win next turn',
        other: 'Place {n} huts so that nobody else can win next turn',
      },
      done: 'As the island lies, no tile lets anybody else win.',
    },
    rareTower: {
      name: 'Make the height',
      about: 'A tower needs level 3. Let your tile make it.',
      ask: 'Build a tower',
      done: 'The tile made the height, and the tower stands on it.',
    },
    rareTemple: {
      name: 'Split for a temple',
      about: 'Split one of your settlements so that a part of it can take a temple.',
      ask: 'Build a temple',
      done: 'The eruption split a settlement, and a part of it took the temple.',
    },
    templeAndCut: {
      name: 'A temple first',
      about: 'Build your temple, and stop everybody else’s.',
      ask: 'Build a temple so that nobody else is ready for one',
      done: 'Your temple stands, and no other player has a settlement that is ready for one.',
    },
    readyAndCut: {
      name: 'You, nobody else',
      about: 'Prepare your own temple, and stop everybody else’s.',
      ask: {
        one: 'Be the only one with a settlement ready for a temple',
        other: 'Have {n} settlements ready for a temple, and nobody else any',
      },
      done: 'You have a settlement that is ready for a temple, and nobody else has one.',
    },
    cutOff: {
      name: 'Cut off',
      about: 'Let an eruption leave somebody fewer than the three fields that a temple needs.',
      ask: {
        one: 'Place {n} hut so that nobody else is ready for a temple',
        other: 'Place {n} huts so that nobody else is ready for a temple',
      },
      done: 'A settlement was ready for a temple; the eruption left no part of it with three fields.',
    },
    shutIn: {
      name: 'Shut in',
      about: 'Leave somebody no free field for a temple.',
      ask: {
        one: 'Place {n} hut so that nobody else is ready for a temple',
        other: 'Place {n} huts so that nobody else is ready for a temple',
      },
      done: 'A settlement was ready for a temple; now it has no free field beside it.',
    },
    lastHuts: {
      name: 'The last huts',
      about: 'Use up your huts, and have a temple to build all the same.',
      ask: {
        one: 'Place your last hut and have a settlement ready for a temple',
        other: 'Place your last {n} huts and have a settlement ready for a temple',
      },
      done: 'All your huts are built, and there is still a temple to build next.',
    },
    bury: {
      name: 'Buried huts',
      about: 'Let an eruption bury many huts, and place many of your own.',
      ask: {
        one: 'Place at least {n} hut, and cover at least {n} of the others’',
        other: 'Place at least {n} huts, and cover at least {n} of the others’',
      },
      done: 'On higher land a field holds several huts, so a single tile could bury this many.',
    },
    shelter: {
      name: 'Safe from lava',
      about: 'Huts that lava can’t reach are there when their temple comes.',
      ask: {
        one: 'Place {n} hut so that no eruption can cover your settlements without a temple',
        other: 'Place {n} huts so that no eruption can cover your settlements without a temple',
      },
      done: 'As the island lies, no eruption can cover any hut of a settlement of yours without a temple.',
    },
    bigExpand: {
      name: 'Big expansion',
      about: 'Place as many huts as you can at once.',
      ask: { one: 'Place {n} hut', other: 'Place {n} huts' },
      done: 'An expansion takes every free field of its terrain, each with as many huts as its level.',
    },
    twoReady: {
      name: 'Two at once',
      about: 'Settlements that stay apart can each take a temple.',
      ask: {
        one: 'Have {n} settlement ready for a temple',
        other: 'Have {n} settlements ready for a temple',
      },
      done: 'As long as these settlements stay apart, each of them can take a temple.',
    },
    joinThree: {
      name: 'Join three',
      about: 'Join settlements until they have the three fields that a temple needs.',
      ask: 'Get a settlement ready for a temple',
      done: 'Settlements became one, and that one is ready for a temple.',
    },
    splitReady: {
      name: 'Break away',
      about: 'A part that is cut off from a settlement can take a temple of its own.',
      ask: 'Get a settlement ready for a temple',
      done: 'The eruption split a settlement, and a part of it is ready for a temple.',
    },
    readyTemple: {
      name: 'Prepare a temple',
      about: 'A temple needs a settlement of three fields without one, and a free field beside it.',
      ask: 'Get a settlement ready for a temple',
      done: 'The settlement has three fields or more, no temple, and a free field beside it.',
    },
  },
});

export type PuzzleWords = Shape<typeof words>;
