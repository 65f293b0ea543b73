import { english, type Shape } from '@threefold-games/speech';

/** What the lessons of this game say, in English. Each `tell` says one thing, and nothing before it is needed. */
export const words = english({
  aim: {
    text: 'Tile by tile you raise an island of volcanoes and settle it with huts, temples and towers. Build all your pieces of two kinds and you win at once. If the tiles run out first, most temples win, then most towers, then most huts.',
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
          traps: {
            volcano: 'Only the volcano touches your hut. Rotate the tile so that a clearing does.',
            away: 'The tile lies away from your hut. Lay it closer, with a clearing next to the lit hut.',
          },
        },
        fit: {
          do: 'Lay the tile so that lake and rock touch your hut.',
          ask: 'So the volcano has to lie further out: tap the sea, two fields from the hut.',
          done: 'Lake and rock lie next to your hut, and the volcano lies behind them.',
          traps: {
            one: 'Only one of them touches your hut. Lay the volcano further out.',
            none: 'Neither touches your hut. Tap the sea two fields away from it, then rotate the tile.',
          },
        },
      },
    },
    hut: {
      title: 'A hut',
      about: 'Where huts are founded.',
      tell: 'After every tile you build. Found a hut on any free field of the lowest level, as near or far as you like. Nothing is ever built on a volcano.',
      tasks: {
        new: {
          do: 'Lay the tile and put a hut on it.',
          ask: 'A tile has two fields to build on. The third is its volcano.',
          done: 'A hut may even stand right beside those of Ebony, your opponent.',
          traps: { old: 'Your hut stands on older land. This time put it on the tile you have just laid.' },
        },
        join: {
          do: 'Put a second hut next to the lit one.',
          ask: 'A free field that touches it is there already. Your tile can bring others.',
          done: 'Huts of yours that touch are one settlement. This one has two fields.',
          traps: { apart: 'This hut stands on its own. Choose a field that shares an edge with the lit hut.' },
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
          done: 'Both clearings next to the settlement have a hut. Expanding takes them all; you can’t leave one out.',
          traps: {
            found: 'That founded a single hut. To expand, tap the lit hut instead of a free field.',
            one: 'Only one field of that terrain touched your hut. Have two clearings there, and choose clearing.',
          },
        },
        three: {
          do: 'The same again: now place three huts.',
          ask: 'Both clearings of the tile must touch your hut.',
          done: 'Three huts in one turn. Look for settlements with several fields of one terrain around them.',
          traps: {
            found: 'That founded a single hut. To expand, tap your hut instead of a free field.',
            two: 'Two huts: so close! Lay the tile so that both its clearings touch your hut.',
            one: 'Only one field of that terrain touched your hut. Bring both clearings of the tile to it.',
          },
        },
      },
    },
    eruption: {
      title: 'An eruption',
      about: 'A tile on top of others.',
      tell: 'A tile may also lie on land, one level higher: its volcano covers a volcano, and its lava runs another way. A dot marks each volcano that can be covered.',
      tasks: {
        land: {
          do: 'Lay the tile on the land, then build something.',
          ask: 'Lava runs from the crater to a corner. Tap a volcano with a dot; tap again to rotate.',
          done: 'The new land is on level 2. An eruption covers parts of two or three tiles; all it covers must be on one level.',
          traps: {
            shore: 'Here the tile would hang over the sea. Choose a volcano with more land around it.',
            sea: 'The tile lies beside the island, on level 1. Tap a volcano with a dot to lay it on land.',
          },
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
          done: 'Two huts on a single field. Huts are founded only on level 1; higher up, you have to expand.',
          traps: {
            found: 'No hut is founded up here. Tap your hut instead, and expand onto this field.',
            flat: 'All the land is still on level 1. First lay the tile over the volcano with a dot.',
          },
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
          traps: {
            hut: 'Your tile made room beside the settlement. Tap that free field and choose the temple.',
            far: 'There is still no free field beside the lit settlement. Lay the tile right next to it.',
          },
        },
      },
    },
    covering: {
      title: 'Covering huts',
      about: 'What lava may bury.',
      tell: 'An eruption may bury huts, yours or Ebony’s. Every settlement must keep at least one piece, and temples and towers are never covered.',
      tasks: {
        ebony: {
          do: 'Cover one of Ebony’s huts.',
          ask: 'Your own huts stand alone and can’t be covered. Ebony has two side by side.',
          done: 'Ebony doesn’t get the buried hut back. The other one now stands alone, so it can’t be buried.',
          traps: {
            sea: 'Beside the island a tile buries nothing. Lay it over a volcano next to Ebony’s two huts.',
            spared: 'An eruption, but Ebony’s huts were spared. Try another volcano, or rotate the tile.',
          },
        },
      },
    },
    splitting: {
      title: 'Splitting',
      about: 'One settlement becomes two.',
      tell: 'An eruption can cut a settlement in two. Each part is then a settlement of its own. If you build so that they touch again, they are one again.',
      tasks: {
        two: {
          do: 'Split your own settlement, then build.',
          ask: 'Which hut holds the other two together? A volcano next to it can bury it.',
          done: 'The hut in the middle is buried: one settlement has become two. Buried huts still count as built.',
          traps: {
            rejoined: 'The lava split it, but your new huts joined the parts again. Build somewhere else.',
            both: 'Two of your huts are buried, and only one is left. Bury just the one in the middle.',
            whole: 'Your settlement is still in one piece. Bury the hut in the middle.',
          },
        },
        temple: {
          do: 'Build a second temple.',
          ask: 'Your settlement already has one. Cut off a part with three fields.',
          done: 'The part without a temple could take one. If the parts grow together later, they keep both.',
          traps: {
            ready: 'The split is right: one part has three fields and no temple. Now build the temple next to it.',
            rejoined: 'Your new huts joined the parts again. They are one settlement, and it has its temple.',
            small: 'Split, but the part without the temple is too small. Cut where it keeps three fields.',
            whole: 'Your settlement is still in one piece, with its one temple. Bury a hut to split it.',
          },
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
          done: 'Two of your huts are buried, and a tower stands on top. One hut beside it was enough.',
          traps: {
            low: 'There is no level 3 yet. Lay the tile over the volcano with a dot: it is on level 2 already.',
            top: 'You have level 3, right beside your hut. Tap the free field up there to build the tower.',
          },
        },
      },
    },
    win: {
      title: 'The early win',
      about: 'All pieces of two kinds.',
      tell: 'Build all your pieces of two kinds and you win at once. You have three temples, two towers and twenty huts; the counts show how many are left.',
      tasks: {
        temple: {
          do: 'Win this turn.',
          ask: 'Both towers are built, and one temple is left. Which settlement can still take it?',
          done: 'All temples and all towers are built: you win. The huts you have left don’t matter.',
          traps: {
            joined: 'Your settlements grew together. As one they have a temple already and can’t take another.',
            other: 'Your last temple is still to be built. Which settlement has three fields or more, but no temple?',
          },
        },
        huts: {
          do: 'Win this turn with your last four huts.',
          ask: 'The temples are all built. Add up levels: which expansion takes exactly four huts?',
          done: 'Two fields of level 2 take all four huts: you win. Clearing would take five, so you can’t expand there.',
          traps: {
            tower: 'You would need the second tower as well. Your huts are the quicker way: build all four.',
            left: 'You still have huts left. Find the terrain whose levels add up to exactly four.',
          },
        },
      },
    },
    count: {
      title: 'Count your huts',
      about: 'Who can’t build is out.',
      tell: 'If you can’t build after laying your tile, you are out: no more turns and no win, whatever you have built. So prepare a temple before your huts run out.',
      tasks: {
        next: {
          do: 'Keep a hut, and get a settlement ready for a temple.',
          ask: 'Grow your small settlement to three fields, with a free one beside it. Don’t join the two.',
          done: 'Next turn a temple is possible, and you still have huts. A big expansion would have used them up.',
          traps: {
            spent: 'That used up your last huts. If you have no temple or tower to build next turn, you are out.',
            joined: 'Your settlements touch, so now they are one settlement, and that already has its temple.',
            small: 'Your small settlement isn’t ready yet: it needs three fields, and a free field beside it.',
          },
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
        apart: 'Keep settlements apart until each has its temple: joined too early, they take only one.',
        huts: 'Don’t spend all your huts before the temples are built.',
      },
    },
  },
});

export type LearnWords = Shape<typeof words>;
