import { type Game, NOBODY, type Position, type Seat } from '@threefold/core';
import { findLoss, LookBudget } from '@threefold/search';
import type { Judge } from './judge.ts';
import { formatTurn, wholeTurns } from './turns.ts';

/** Steps that are tried for a turn with which somebody wins. */
const NODES = 20_000;
/** So many of the turns that resist are compared; no lesson has more. */
const COMPARED = 400;

/** The turns with which others win before the seat acts again, draws included; undefined where nobody can. */
export const winningAnswer = (
  game: Game,
  position: Position,
  seat: Seat,
): readonly (readonly string[])[] | undefined => {
  const loss = findLoss(game, position, seat, new LookBudget({ nodes: NODES, expired: () => false }));
  if (!loss) return undefined;
  const walk = position.copy();
  const turns: string[][] = [];
  for (const action of loss.line) {
    if (walk.atTurnStart || turns.length === 0) turns.push([]);
    turns.at(-1)!.push(walk.format(action));
    walk.make(action);
  }
  return turns;
};

/**
 * How the seat that acts holds out longest against a win within so many turns, the one at hand included: with the turn that leaves the
 * fewest ways to go on winning. Undefined where the game is over, or chance acts.
 */
export const stubbornTurn = (
  game: Game,
  from: Position,
  winner: Seat,
  turns: number,
  judge: Judge,
): readonly string[] | undefined => {
  const position = from.copy();
  if (position.actor < 0) return undefined;
  let best: { readonly steps: readonly string[]; readonly ways: number } | undefined;
  let compared = 0;
  for (const actions of wholeTurns(game, position)) {
    if (++compared > COMPARED) break;
    // The generator stands after the turn.
    const ways =
      position.actor === NOBODY ? Number.POSITIVE_INFINITY : countWins(game, position, winner, turns - 1, judge);
    if (best && ways >= best.ways) continue;
    for (const _ of actions) position.unmake();
    best = { steps: formatTurn(position, actions), ways };
    for (const action of actions) position.make(action);
  }
  return best?.steps;
};

const countWins = (game: Game, position: Position, winner: Seat, turns: number, judge: Judge): number => {
  let wins = 0;
  for (const _ of wholeTurns(game, position)) if (judge.prove(position, winner, turns - 1) === 'proven') wins++;
  return wins;
};
