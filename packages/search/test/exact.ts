import { CHANCE, type Game, legalActions, NOBODY, type Position, type Seat } from '@threefold-games/core';

/** Positions that a second opinion may look at before it gives up. */
const ENOUGH = 4000;

class GivesUp extends Error {}

/** A function of positions that remembers its results and gives up when it has seen too many. */
const remembering = <T>(compute: (position: Position, again: (extra?: number) => T, extra: number) => T) => {
  const known = new Map<string, T>();
  return (position: Position, from = 0): T | undefined => {
    known.clear();
    const ask = (extra: number): T => {
      const key = `${position.hashLo} ${position.hashHi} ${extra}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      if (known.size > ENOUGH) throw new GivesUp();
      const value = compute(position, (next = 0) => ask(next), extra);
      known.set(key, value);
      return value;
    };
    const made = position.copy();
    try {
      return ask(from);
    } catch (error) {
      if (!(error instanceof GivesUp)) throw error;
      // Back to where it began.
      while (position.encode() !== made.encode()) position.unmake();
      return undefined;
    }
  };
};

/** The value of a position by looking at everything, every seat maximising its own share; undefined where that is too much. */
export const exactValues = (game: Game, position: Position): readonly number[] | undefined =>
  remembering<readonly number[]>((at, again) => {
    if (at.actor === NOBODY) return at.outcome()!.shares;
    const { actor } = at;
    const children = legalActions(game, at).map(action => {
      const weight = at.weight(action);
      at.make(action);
      const values = again();
      at.unmake();
      return { weight, values };
    });
    if (actor !== CHANCE) return children.reduce((a, b) => (b.values[actor]! > a.values[actor]! ? b : a)).values;
    const total = children.reduce((sum, { weight }) => sum + weight, 0);
    return Array.from({ length: at.seats }, (_, seat) =>
      children.reduce((sum, { weight, values }) => sum + (weight / total) * values[seat]!, 0),
    );
  })(position);

/** Whether a seat can force a whole win within so many turns, against everybody and every draw; undefined where that is too much. */
export const canForce = (game: Game, position: Position, seat: Seat, turns: number): boolean | undefined =>
  remembering<boolean>((at, again, left) => {
    if (at.actor === NOBODY) return at.outcome()!.shares[seat] === 1;
    if (left === 0) return false;
    const mine = at.actor === seat;
    for (const action of legalActions(game, at)) {
      at.make(action);
      const forced = again(at.atTurnStart ? left - 1 : left);
      at.unmake();
      if (forced === mine) return mine;
    }
    return !mine;
  })(position, turns);
