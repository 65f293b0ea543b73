import { chooseByLot, legalActions, NOBODY, type Position, seededRandom } from '@threefold-games/core';
import { findLoss, LookBudget, losesAtOnce, otherTurns } from '@threefold-games/search';
import { providedGames, setupOf } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const games = providedGames();
const budget = (nodes = 3000): LookBudget => new LookBudget({ nodes, expired: () => false });

/** The last turns of some random games, each with what was there before. */
const lastTurns = (game: (typeof games)[number], seats: number): readonly (readonly [Position, Position])[] =>
  ['a', 'b', 'c'].flatMap(seed => {
    const random = seededRandom(`losing ${game.id} ${seed}`);
    const position = game.start(setupOf(game, seats, seed));
    const out = new Int32Array(game.maxActions);
    const turns: [Position, Position][] = [];
    let before: Position | undefined;
    while (position.actor !== NOBODY) {
      if (position.actor >= 0) before ??= position.copy();
      position.make(chooseByLot(position, out, random));
      if (!before || !position.atTurnStart) continue;
      turns.push([before, position.copy()]);
      before = undefined;
    }
    return turns.slice(-8);
  });

describe.each(games.flatMap(game => game.seats.map(seats => [game.id, seats, game] as const)))(
  'what loses at once in %s with %i seats',
  (_id, seats, game) => {
    const turns = lastTurns(game, seats);

    it('is only what the rules allow, ends the game, leaves the seat nothing and whoever does it something', () => {
      for (const [before, after] of turns) {
        const seat = before.actor;
        const text = after.encode();
        const loss = findLoss(game, after, seat, budget());
        expect(after.encode()).toBe(text);
        if (!loss) continue;
        const end = after.copy();
        for (const action of loss.line) {
          expect(legalActions(game, end)).toContain(action);
          end.make(action);
        }
        expect(end.outcome()).toEqual(loss.outcome);
        expect(loss.outcome.shares[seat]).toBe(0);
        expect(loss.outcome.shares[loss.by]).toBeGreaterThan(0);
        expect(loss.by).not.toBe(seat);
      }
    });

    it('is a turn that ends the game so itself, and never one that wins', () => {
      for (const [before, after] of turns) {
        const outcome = after.outcome();
        const loss = losesAtOnce({ game, before, after, mayEnd: () => false }, budget());
        expect(loss === undefined || (loss === 'byItself' && outcome?.shares[before.actor] === 0)).toBe(true);
      }
    });
  },
);

describe('a budget', () => {
  it('ends a look, and nothing is claimed that was not found', () => {
    const game = games.find(({ id }) => id === 'tzaar')!;
    const spent = budget(0);
    for (const [before, after] of lastTurns(game, 2)) findLoss(game, after, before.actor, spent);
    expect(spent.spent).toBe(true);
    expect(findLoss(game, lastTurns(game, 2)[0]![1], 0, spent)).toBeUndefined();
  });
});

describe.each(games.map(game => [game.id, game] as const))('other turns of %s', (_id, game) => {
  it('are whole turns of the seat that acts, the same ones every time, and leave the position as it was', () => {
    for (const [before] of lastTurns(game, game.seats[0]!)) {
      const text = before.encode();
      const others = otherTurns(game, before, 5);
      expect(before.encode()).toBe(text);
      expect(others.map(other => other.encode())).toEqual(otherTurns(game, before, 5).map(other => other.encode()));
      for (const other of others) expect(other.atTurnStart || other.actor === NOBODY).toBe(true);
    }
  });
});
