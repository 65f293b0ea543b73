import type { Pick } from '@threefold/core';
import type { TzaarView } from '../rules/view.ts';
import { stackAt } from './table.ts';

/**
 * The step that a player means. A stack that cannot be moved at all is moved onto itself, which the rules refuse with what keeps it
 * there.
 */
export const attemptOf = (view: TzaarView, picked: readonly Pick[]): string | undefined => {
  const [first, second] = picked;
  if (first?.at === 'choice') {
    if (first.choice === '-') return '-';
    return second?.at === 'cell' ? `${first.choice}@${second.cell}` : undefined;
  }
  if (!first || view.phase === 'placing') return undefined;
  if (!second) return `${first.cell}x${first.cell}`;
  return second.at === 'cell' && second.cell !== first.cell ? move(view, first.cell, second.cell) : undefined;
};

/** Who stands there decides whether a move captures or stacks. */
const move = (view: TzaarView, from: string, to: string): string =>
  `${from}${stackAt(view, to)?.owner === view.actor ? '+' : 'x'}${to}`;
