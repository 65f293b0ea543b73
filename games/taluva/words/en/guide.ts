import { english, type Shape } from '@threefold-games/speech';

/** How to play Taluva, in English. */
export const words = english({
  sections: {
    aim: {
      title: 'The aim',
      text: 'Taluva is a game for two to four. Together you lay an island out of tiles, and each of you settles it with your own pieces: 20 huts, 3 temples and 2 towers. You win at once when you have built all pieces of two kinds, such as all temples and all huts.\nIf the tiles run out before that, whoever has built the most temples wins. If these are equal, towers decide, then huts.\nIn every turn you draw a tile, lay it, and build.',
    },
    tiles: {
      title: 'Laying a tile',
      text: 'Every tile has a volcano and two terrains. There are five: jungle, clearing, sand, rock and lake. They need not match; you lay the tile as you like.\nYou can lay it beside the island, so that at least one edge touches. It is then on level 1. It may leave holes in the island, or fill them. It never lies half on land and half in the sea.',
    },
    eruptions: {
      title: 'Eruptions',
      text: 'You can also lay the tile on land: a volcano erupts, and the island grows higher. The new volcano must cover an old one whose lava runs in another direction. The three fields below must all be on the same level; the new ones are a level higher.\nAn eruption may cover huts, anybody’s. They leave the game but still count as built. It never covers a temple or a tower, and it never wipes out a whole settlement. A hut that stands alone is therefore safe.',
    },
    huts: {
      title: 'Founding a hut',
      text: 'After laying you build, in one of four ways. The simplest: found a hut on any free field of level 1, anywhere on the island. A field is free if it is no volcano and nothing stands on it.',
    },
    expanding: {
      title: 'Expanding',
      text: 'Choose one of your settlements and a terrain. Every free field of that terrain next to the settlement gets as many huts as its level: one on level 1, two on level 2. You have to take all these fields. If you don’t have enough huts for them, you can’t choose that terrain.',
    },
    settlements: {
      title: 'Settlements',
      text: 'Fields with your pieces that touch form a settlement, whatever their levels. A single hut is one too. Settlements grow together when you build between them, and an eruption can split one into several.\nThat matters because temples and towers are built next to settlements.',
    },
    temples: {
      title: 'Temples',
      text: 'A temple needs a settlement of yours with three fields or more and without a temple. Build it on a free field next to that settlement, on any level. Three huts on one field are still one field.',
    },
    towers: {
      title: 'Towers',
      text: 'A tower needs a free field of level 3 or higher, next to a settlement of yours without a tower. That settlement may be as small as a single hut.\nA settlement may come to hold two temples or two towers by growing together with another.',
    },
    out: {
      title: 'Going out',
      text: 'If you can’t build anything after laying your tile, you are out and can’t win any more. As long as you have huts, this hardly ever happens. When they are used up you need a place for a temple or a tower in every turn. The last player left in the game wins.',
    },
    start: {
      title: 'A good start',
      text: 'Aim for temples. Most games are won with three temples and all huts; in short ones, the temples decide when the tiles run out. Found your first huts where you can expand onto two or three fields at once, build a temple as soon as three fields touch, and start the next settlement a little apart: two that grow together too early take only one temple.\nWatch the others. If somebody has three fields and no temple, let a volcano erupt there, or take the free field. And count your huts: keep a few until your last temple stands.',
    },
  },
});

export type GuideWords = Shape<typeof words>;
