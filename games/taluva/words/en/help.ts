import { english, type Shape } from '@threefold-games/speech';

/** What this game says to those who play with help, in English: what is so now, and what a turn would leave. */
export const words = english({
  win: {
    temple: '{name} can build the last temple and win.',
    tower: '{name} can build the last tower and win.',
    hut: '{name} can build the last huts and win.',
  },
  split: 'This eruption splits your settlement.',
  shrink: {
    one: 'This eruption leaves your settlement {n} field; a temple needs three.',
    other: 'This eruption leaves your settlement {n} fields; a temple needs three.',
  },
  out: 'After this tile you can’t build anything: you are out.',
  stuck: 'Next turn you may not be able to build anything.',
  tiles: 'The tiles run out, and {name} has built more.',
  lastTile: '{name} lays the last tile and can come out ahead.',
});

export type HelpWords = Shape<typeof words>;
