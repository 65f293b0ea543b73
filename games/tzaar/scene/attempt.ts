import type { Pick } from '@threefold-games/core';
import type { TzaarView } from '@threefold-games/games/tzaar';
import { stackAt } from '@threefold-games/games/tzaar/display';

/**
 * The step that a player means. A stack that cannot be moved at all is moved onto itself, which the rules refuse with what keeps it
 * there; so is an own stack that is pointed at after another while nothing can be stacked, unless that one was dragged onto it.
 */
export const attemptOf = (view: TzaarView, picked: readonly Pick[], dragged: boolean): string | undefined => {
  const [first, second] = picked;
  if (first?.at === 'choice') {
    if (first.choice === '-') return '-';
    return second?.at === 'cell' ? `${first.choice}@${second.cell}` : undefined;
  }
  if (!first) return undefined;
  if (!second) return stay(first.cell);
  if (second.at !== 'cell' || second.cell === first.cell) return undefined;
  const isOther = !dragged && view.phase !== 'second' && stackAt(view, second.cell)?.owner === view.actor;
  return isOther ? stay(second.cell) : move(view, first.cell, second.cell);
};

const stay = (cell: string): string => `${cell}x${cell}`;

/** Who stands there decides whether a move captures or stacks. */
const move = (view: TzaarView, from: string, to: string): string =>
  `${from}${stackAt(view, to)?.owner === view.actor ? '+' : 'x'}${to}`;
