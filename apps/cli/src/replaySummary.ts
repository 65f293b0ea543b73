import { formatShares, NOBODY, printable, type Replay } from '@threefold/core';
import type { Catalogue } from './catalogue.ts';
import { quoteRule } from './rulebook.ts';

/** A replayed record in one line for people; `end` is what its tag says. */
export const replaySummary = (catalogue: Catalogue, { game, names, steps, position }: Replay, end?: string): string => {
  const head = `${game.id}, ${printable(names.join(' - '))}, ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  const outcome = position.outcome();
  if (outcome) return `${head}: ${formatShares(outcome.shares)} (${quoteRule(catalogue, game.id, outcome.rule)})`;
  if (end !== undefined) return `${head}: ended by ${printable(end)}`;
  return `${head}: not over${position.actor === NOBODY || position.atTurnStart ? '' : ', in the middle of a turn'}`;
};
