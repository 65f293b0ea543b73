import { english, type Shape } from '@threefold/words';

/** What the lessons of this game say, in English. Each `tell` says one thing, and nothing before it is needed. */
export const words = english({
  aim: {
    text: 'Tile by tile you raise an island of volcanoes and settle it with huts, temples and towers. Build all pieces of two kinds and you win at once. If the tiles run out first, most temples win, then most towers, then most huts.',
    line: 'Be the first to build all your pieces of two kinds.',
  },
  lessons: {
    tile: {
      title: 'A tile',
      about: 'Lay it, rotate it.',
      tell: 'You are Ivory. Tap where the tile’s volcano is to lie, beside the island; tap the volcano again to rotate it. Then tap any free field: that founds a hut.',
      tasks: {
        touch: {
          do: 'Lay the tile so that a clearing touches your hut.',
          ask: 'Clearings are light green. Rotate the tile until one lies next to the lit hut.',
          done: 'The island grows with every tile. Free fields next to your huts are room for more of them.',
        },
        fit: {
          do: 'Lay the tile so that both its terrains touch your hut.',
          ask: 'The volcano must stay away from the hut: tap further out, in the sea.',
          done: 'Lake and rock lie next to your hut, and the volcano lies behind them.',
        },
      },
    },
    hut: {
      title: 'A hut',
      about: 'Where huts are founded.',
      tell: 'After every tile you build. Found a hut on any free field of level 1, as near or as far as you like. Nothing is ever built on a volcano.',
      tasks: {
        new: {
          do: 'Lay the tile and put a hut on it.',
          ask: 'A tile has two fields to build on. The third is its volcano.',
          done: 'A hut may stand anywhere on level 1, even right beside Ebony.',
        },
        join: {
          do: 'Put a second hut next to the lit one.',
          ask: 'A free field that touches it is there already. Your tile can bring others.',
          done: 'Fields of yours that touch are one settlement. This one has two fields.',
        },
      },
    },
    expanding: {
      title: 'Expanding',
      about: 'Several huts in one turn.',
      tell: 'Instead of founding a hut you can expand: tap a settlement and choose a terrain. Every free field of that terrain next to it gets a hut.',
      tasks: {
        two: {
          do: 'Place two huts in one turn.',
          ask: 'A clearing touches the lit hut already. Bring another, then tap the hut to expand.',
          done: 'Both clearings are settled at once. All fields of that terrain are taken; you can’t leave one out.',
        },
        three: {
          do: 'The same again: now place three huts.',
          ask: 'Both clearings of the tile must touch your hut.',
          done: 'Three huts in one turn. Look for terrains that lie around your settlements more than once.',
        },
      },
    },
    eruption: {
      title: 'An eruption',
      about: 'A tile on top of others.',
      tell: 'A tile may also lie on land, one level higher. Its volcano must cover a volcano whose lava runs another way, and the three fields below must be on one level.',
      tasks: {
        land: {
          do: 'Lay the tile on the land, then build something.',
          ask: 'Tap a volcano with land around it. Tap it again to see how else the tile can lie.',
          done: 'These fields are now on level 2; their number says so. A tile may lie across several tiles.',
          traps: { shore: 'Here the tile would hang over the sea. Choose a volcano with more land around it.' },
        },
      },
    },
    height: {
      title: 'Height counts',
      about: 'One hut for each level.',
      tell: 'A field that you expand onto gets as many huts as its level: two on level 2, three on level 3.',
      tasks: {
        field: {
          do: 'Place two huts on one field.',
          ask: 'Let a volcano erupt. Then expand onto the higher field next to your hut.',
          done: 'Two huts on a single field. Expanding is also the only way to put huts above level 1.',
          traps: { found: 'No hut is founded up here. Tap your hut instead, and expand onto this field.' },
        },
      },
    },
    temple: {
      title: 'A temple',
      about: 'Next to a settlement of three fields.',
      tell: 'You have three temples. Build one on a free field, of any level, next to a settlement of yours that has three fields or more and no temple yet.',
      tasks: {
        room: {
          do: 'Build a temple.',
          ask: 'The lit settlement is large enough, but no free field touches it. Bring one.',
          done: 'The temple now belongs to the settlement, which can’t take a second one.',
        },
      },
    },
    covering: {
      title: 'Covering huts',
      about: 'What lava may bury.',
      tell: 'An eruption may bury huts, yours or others’. Every settlement must keep at least one piece, and temples and towers are never covered.',
      tasks: {
        ebony: {
          do: 'Cover one of Ebony’s huts.',
          ask: 'Your own huts stand alone and can’t be covered. Ebony has two side by side.',
          done: 'Ebony’s settlement has one field again. A hut that stands alone keeps the lava away.',
        },
      },
    },
    splitting: {
      title: 'Splitting',
      about: 'One settlement becomes two.',
      tell: 'An eruption can cut a settlement in two. Each part is then a settlement of its own, and each may take a temple and a tower.',
      tasks: {
        two: {
          do: 'Split your own settlement, then build.',
          ask: 'Which hut holds the other two together? A volcano next to it can bury it.',
          done: 'The hut between them is buried, and two settlements are left. Buried huts still count as built.',
        },
        temple: {
          do: 'Build a second temple.',
          ask: 'Your settlement already has one. Cut off a part with three fields.',
          done: 'The part without a temple could take one. That is what splitting is good for.',
        },
      },
    },
    tower: {
      title: 'A tower',
      about: 'On level 3, next to a settlement.',
      tell: 'You have two towers. Build one on a free field of level 3 or higher, next to a settlement of yours, however small, that has no tower yet.',
      tasks: {
        height: {
          do: 'Make level 3 and build a tower there.',
          ask: 'A volcano on level 2 erupts to level 3. One of your huts must remain next to it.',
          done: 'You buried two of your own huts, and a tower stands on top. Only one hut beside it was needed.',
        },
      },
    },
    win: {
      title: 'The early win',
      about: 'All pieces of two kinds.',
      tell: 'Build all your pieces of two kinds and you win at once. You have three temples, two towers and twenty huts; what is left of them stands beside your name.',
      tasks: {
        temple: {
          do: 'Win this turn.',
          ask: 'Both towers are built, and one temple is left. Which settlement can still take it?',
          done: 'All temples and all towers are built. The huts you have left don’t matter.',
        },
        huts: {
          do: 'Win this turn with your last five huts.',
          ask: 'The temples are all built. Add up levels: which expansion takes exactly five huts?',
          done: 'Levels 2 and 3 take five huts. If you had too few, you couldn’t expand there.',
        },
      },
    },
    count: {
      title: 'Count your huts',
      about: 'Who can’t build is out.',
      tell: 'If you can’t build after laying your tile, you are out. That happens when the huts are used up, so prepare a temple or tower before you run out.',
      tasks: {
        next: {
          do: 'Keep a hut, and be ready for a temple.',
          ask: 'Your large settlement has its temple. Grow a small one to three fields, apart from it.',
          done: 'Next turn a temple is possible, and you still have huts. A big expansion would have used them up.',
        },
      },
    },
    game: {
      title: 'A game',
      about: 'Against level 1, with help.',
      tell: 'Now a short game with 24 tiles. When they run out, most temples win, then most towers, then most huts. Help warns you before a turn goes badly wrong.',
      tasks: {},
      advice: {
        three: 'Grow settlements of three fields, and give each a temple.',
        apart: 'Keep settlements apart: joined, they take only one temple.',
        huts: 'Don’t spend all your huts before the temples are built.',
      },
    },
  },
});

export type LearnWords = Shape<typeof words>;
