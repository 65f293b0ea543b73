import { english, type Shape } from '@threefold-games/speech';

/** How to play TZAAR, in English. */
export const words = english({
  sections: {
    aim: {
      title: 'The aim',
      text: 'TZAAR is a game for two, White and Black. Each of you has 30 pieces of three types: Tzaars, Tzarras and Totts. You win as soon as your opponent has no piece of one of these types left to be seen on the board. It doesn’t matter which type, or how many pieces of the others there are.\nThere is a second way to win: whoever can’t capture anything at the start of their turn has lost.',
    },
    pieces: {
      title: 'Board and pieces',
      text: 'The board has 60 spaces, joined by lines, and a hole in the middle. You each have 6 Tzaars (with three petals), 9 Tzarras (with a ring) and 15 Totts (plain). The types all move and capture in the same way; they differ only in number. That is why the few Tzaars need the most care.\nAll 60 pieces are on the board from the start, usually in a random order.',
    },
    turn: {
      title: 'Your turn',
      text: 'White opens with a single capture. After that you take turns, and every turn has two steps.\nFirst you capture. This step is compulsory.\nThen you choose: capture again, stack, or pass. You may use the same piece as before or a different one.',
    },
    moving: {
      title: 'Moving',
      text: 'A piece moves along a straight line, in any direction, to the first piece that it meets: one of your opponent’s to capture it, or one of your own to stack. It passes over empty spaces, however many there are. It never jumps over a piece, never stops on an empty space and never crosses the hole.\nBecause nothing ever moves to an empty space, the board slowly empties, and captures grow rare.',
    },
    capturing: {
      title: 'Capturing',
      text: 'A single piece has height 1; a stack is as tall as it has pieces. You capture anything that is as tall as the piece you move or lower, whatever its type. A single piece captures single pieces; a stack of three captures stacks of three, of two, and single pieces.\nWhat you capture leaves the game, with everything under it. Your piece or stack stands in its place.',
    },
    stacking: {
      title: 'Stacking',
      text: 'To stack, move one of your pieces or stacks onto another of your own. The heights add up, and there is no limit. From then on the stack moves as one, and nobody can take it apart.\nThe top piece decides what a stack is. A Tzaar on two Totts is a Tzaar of height 3; the Totts below it no longer count as Totts.\nStacking makes you strong: a tall stack captures nearly everything, and little can capture it. But you have fewer pieces afterwards, and a captured stack is lost as a whole.',
    },
    losing: {
      title: 'How games are lost',
      text: 'Most games are lost by an oversight, so look at three things before every turn.\nThe counts: how many pieces of each type can still be seen, yours and your opponent’s? If one of your types is down to two, a single turn can take both.\nYour stacks: don’t cover the last piece of one of your types. If none of that type is to be seen, you have lost, even if it was you who covered it.\nYour captures: near the end, keep pieces that still have something to capture. Whoever runs out first loses.',
    },
    start: {
      title: 'A good start',
      text: 'Early on, capture once and stack once in every turn. Put Tzaars or Tzarras on top of Totts: you have many Totts and few Tzaars. Keep your tall stacks where they have lines to move along.\nLater, count. When your opponent is down to two pieces of a type, look for a turn that captures both. And in the end, when there is little left to capture, two captures in a turn are often better than a stack.',
    },
  },
});

export type GuideWords = Shape<typeof words>;
