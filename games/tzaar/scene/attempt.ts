import type { Pick } from '@threefold/core';
import type { TzaarView } from '../rules/view.ts';
import { reach, stackAt } from './table.ts';

/** The step that a player means who has pointed at this, legal or not. */
export const attemptOf = (view: TzaarView, picked: readonly Pick[]): string | undefined => {
  const [first, second] = picked;
  if (first?.at === 'choice') {
    if (first.choice === '-') return '-';
    return second?.at === 'cell' ? `${first.choice}@${second.cell}` : undefined;
  }
  if (!first || view.phase === 'placing') return undefined;
  if (!second) return stuck(view, first.cell);
  return second.at === 'cell' && second.cell !== first.cell ? move(view, first.cell, second.cell) : undefined;
};

/** Who stands there decides whether a move captures or stacks. */
const move = (view: TzaarView, from: string, to: string): string =>
  `${from}${stackAt(view, to)?.owner === view.actor ? '+' : 'x'}${to}`;

/** What is tried with a space from which nothing can be done: the step whose refusal tells most. */
const stuck = (view: TzaarView, cell: string): string | undefined => {
  const stack = stackAt(view, cell);
  if (stack?.owner !== view.actor) return `${cell}x${cell}`;
  const near = reach(view, cell);
  const can = near.some(({ stack: { owner, height } }) =>
    owner === view.actor ? view.phase === 'second' : height <= stack.height,
  );
  if (can) return undefined;
  const target = near.find(({ stack: { owner } }) => owner !== view.actor) ?? near[0];
  return move(view, cell, target?.cell ?? cell);
};
