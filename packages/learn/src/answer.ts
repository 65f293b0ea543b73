import { type Action, type Game, NOBODY, type Position, type Seat } from '@threefold-games/core';
import { findLoss, LookBudget } from '@threefold-games/search';
import type { Judge } from './judge.ts';
import type { Goal } from './lesson.ts';
import { formatTurn, wholeTurns } from './turns.ts';

/** Steps that are tried for a turn with which somebody wins. */
const NODES = 20_000;
/** So many of the turns that resist are compared. */
const COMPARED = 1000;

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
 * The turns by which others, until the seat acts again, show that a turn missed its goal: those after which the win that was to be
 * forced cannot be forced in time, or those with which they themselves begin to win. Undefined where there are none, or none is needed.
 */
export const refutation = (
  game: Game,
  from: Position,
  seat: Seat,
  goal: Goal,
  judge: Judge,
): readonly (readonly string[])[] | undefined => {
  if (goal.kind !== 'win' && goal.kind !== 'hold') return undefined;
  const position = from.copy();
  const turns: string[][] = [];
  let left = goal.kind === 'win' ? goal.turns - 1 : goal.turns;
  while (position.actor >= 0 && position.actor !== seat && left > 0) {
    const by = position.actor;
    const isShown = (): boolean =>
      goal.kind === 'win'
        ? judge.prove(position, seat, left - 1) === 'disproven'
        : judge.prove(position, by, left - 1) === 'proven';
    let found: readonly Action[] | undefined;
    for (const actions of wholeTurns(game, position)) {
      if (!isShown()) continue;
      found = actions;
      break;
    }
    // A generator that is left early has not put the position back.
    if (!found) return undefined;
    turns.push(formatTurn(unmade(position, found), found));
    for (const action of found) position.make(action);
    left--;
  }
  return turns.length > 0 ? turns : undefined;
};

/** The position with these actions taken back. */
const unmade = (position: Position, actions: readonly Action[]): Position => {
  for (const _ of actions) position.unmake();
  return position;
};

/**
 * How the seat that acts holds out longest against a win within so many turns, the one at hand included: with the turn after which the win
 * takes longest, and of these with the one that leaves the fewest ways to win. Undefined where the game is over, or chance acts.
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
  let best: { readonly steps: readonly string[]; readonly length: number; readonly ways: number } | undefined;
  let compared = 0;
  for (const actions of wholeTurns(game, position)) {
    if (++compared > COMPARED) break;
    // The generator stands after the turn.
    const length = lengthOfWin(position, winner, turns - 1, judge);
    if (best && length < best.length) continue;
    const ways = position.actor === winner && length === 1 ? countWins(game, position, winner) : 0;
    if (best && length === best.length && ways >= best.ways) continue;
    for (const _ of actions) position.unmake();
    best = { steps: formatTurn(position, actions), length, ways };
    // Nobody holds out longer than that, and ways are counted only where the next turn wins.
    if (length >= turns - 1 && length > 1) break;
    for (const action of actions) position.make(action);
  }
  return best?.steps;
};

/** How many turns a win within so many takes at least, the one at hand included; 0 where it is won, one more where there is none. */
const lengthOfWin = (position: Position, winner: Seat, turns: number, judge: Judge): number => {
  if (position.actor === NOBODY) return position.outcome()!.shares[winner] === 1 ? 0 : turns + 1;
  let length = 1;
  while (length <= turns && judge.prove(position, winner, length) !== 'proven') length++;
  return length;
};

/** How many turns win at once. */
const countWins = (game: Game, position: Position, winner: Seat): number => {
  let wins = 0;
  for (const _ of wholeTurns(game, position)) if (position.outcome()?.shares[winner] === 1) wins++;
  return wins;
};
