import { english, type Shape } from '@threefold-games/speech';

/** What this game says to those who play with help, in English: what is so now, and what a turn would leave. */
export const words = english({
  freezes: {
    other: 'Board {board} freezes, and {name} leads.',
    you: 'Board {board} freezes, and you lead.',
    level: 'Board {board} freezes, and the points are level.',
  },
  win: '{name} can freeze board {board} and win.',
  tower: {
    now: 'Your {tower} on {cell} can be captured.',
    after: '{name} can capture your {tower} on {cell}.',
  },
});

export type HelpWords = Shape<typeof words>;
