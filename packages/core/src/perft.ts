import { type Action, CHANCE, type Game, NOBODY, type Position } from './contract.ts';
import { fail, ok, quote, type Result } from './result.ts';
import { findStep, legalActions } from './steps.ts';

/**
 * Counts the sequences of exactly `depth` steps. A draw counts as a step like any other, unless the draws are given: then they
 * happen by themselves, cost no depth, and when they are used up nothing more is drawn.
 */
export const perft = (game: Game, position: Position, depth: number, draws?: readonly string[]): Result<number> => {
  if (depth === 0) return ok(1);
  if (draws) return givenDraws(game, position, depth, draws);
  const buffers = Array.from({ length: depth }, () => new Int32Array(game.maxActions));
  return ok(count(position, depth, buffers));
};

/** The perft count below one legal step. */
export interface DivideRow {
  readonly step: string;
  readonly count: number;
}

/** The perft count below each legal step, in the order of `legal`; `each` is told of every one as soon as it is counted. */
export const divide = (
  game: Game,
  position: Position,
  depth: number,
  draws?: readonly string[],
  each: (row: DivideRow, total: number) => void = () => undefined,
): Result<readonly DivideRow[]> => {
  let rest = draws;
  let drawn = 0;
  if (draws && position.actor === CHANCE && depth > 0 && draws.length > 0) {
    const action = findDraw(game, position, draws[0]!);
    if (!action.ok) return action;
    position.make(action.value);
    drawn = 1;
    rest = draws.slice(1);
  }
  const rows: DivideRow[] = [];
  let refused: Result<never> | undefined;
  if (depth > 0 && !(draws && position.actor === CHANCE)) {
    const legal = legalActions(game, position);
    for (const action of legal) {
      const step = position.format(action);
      position.make(action);
      const below = perft(game, position, depth - 1, rest);
      position.unmake();
      if (!below.ok) {
        refused = below;
        break;
      }
      rows.push({ step, count: below.value });
      each(rows.at(-1)!, legal.length);
    }
  }
  if (drawn) position.unmake();
  return refused ?? ok(rows);
};

const count = (position: Position, depth: number, buffers: readonly Int32Array[]): number => {
  const out = buffers[depth - 1]!;
  const n = position.legal(out);
  if (depth === 1) return n;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    position.make(out[i] as Action);
    sum += count(position, depth - 1, buffers);
    position.unmake();
  }
  return sum;
};

const givenDraws = (game: Game, position: Position, depth: number, draws: readonly string[]): Result<number> => {
  const buffers = Array.from({ length: depth }, () => new Int32Array(game.maxActions));
  const walk = (left: number, next: number): Result<number> => {
    if (left === 0) return ok(1);
    if (position.actor === NOBODY) return ok(0);
    if (position.actor === CHANCE) {
      const text = draws[next];
      if (text === undefined) return ok(0);
      const action = findDraw(game, position, text);
      if (!action.ok) return action;
      position.make(action.value);
      const below = walk(left, next + 1);
      position.unmake();
      return below;
    }
    const out = buffers[left - 1]!;
    const n = position.legal(out);
    if (left === 1) return ok(n);
    let sum = 0;
    for (let i = 0; i < n; i++) {
      position.make(out[i] as Action);
      const below = walk(left - 1, next);
      position.unmake();
      if (!below.ok) return below;
      sum += below.value;
    }
    return ok(sum);
  };
  return walk(depth, 0);
};

const findDraw = (game: Game, position: Position, text: string): Result<Action> => {
  const found = findStep(position, text.trim(), game.maxActions);
  return found === undefined ? fail('perft.draws', `${quote(text)} is not left to be drawn`) : ok(found);
};
