import { type Game, legalActions, playSteps, type Seat } from '@threefold-games/core';
import type { KnownPositions } from './known.ts';
import { placeOf, type ReviewPlace } from './places.ts';

/** Where a turn can be left for another one: at its start, and between its steps. */
export interface Fork {
  readonly place: ReviewPlace;
  /** The step that the turn goes on with. */
  readonly step: string;
}

/** All the forks of a turn; there is none where only one step is legal. */
export const forksOf = (game: Game, before: ReviewPlace, steps: readonly string[]): readonly Fork[] => {
  const position = before.position.copy();
  return steps.flatMap(step => {
    const place = placeOf(position.copy());
    playSteps(game, position, [step]);
    return legalActions(game, place.position).length > 1 ? [{ place, step }] : [];
  });
};

/**
 * What it costs a seat at least to leave a turn at a fork; undefined where it is not known. Where a win is proven the other steps were
 * hardly looked at, so nothing is said about them.
 */
export const costOfLeaving = (known: KnownPositions, { place, step }: Fork, seat: Seat): number | undefined => {
  const evaluation = known.at(place);
  const [best, next] = evaluation?.continuations ?? [];
  if (evaluation?.solved || !best || !next || best.turns[0]?.[0] !== step) return undefined;
  return best.values[seat]! - next.values[seat]!;
};
