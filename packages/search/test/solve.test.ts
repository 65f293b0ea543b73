import { chooseByLot, NOBODY, seededRandom } from '@threefold-games/core';
import { proveWinOrLoss, report, Search, Solver } from '@threefold-games/search';
import { gameOf, startSticks, sticks } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { endings } from './endings.ts';
import { ignorant } from './evaluators.ts';
import { canForce } from './exact.ts';

const around = { now: () => 0, pause: () => Promise.resolve() };

describe('the solver', () => {
  it.each([
    ['tzaar', 1],
    ['talat', 3],
  ])('agrees with looking at everything: %s', (id, steps) => {
    const game = gameOf(id);
    let proven = 0;
    let disproven = 0;
    for (const position of endings(id, steps, 10)) {
      for (const seat of [0, 1]) {
        const verdict = new Solver(game).prove(position, seat, 20_000);
        if (verdict === 'open') continue;
        const forced = canForce(game, position, seat, 99);
        if (forced === undefined) continue;
        expect([position.encode(), verdict]).toEqual([position.encode(), forced ? 'proven' : 'disproven']);
        if (verdict === 'proven') proven++;
        else disproven++;
      }
    }
    expect(proven).toBeGreaterThan(4);
    expect(disproven).toBeGreaterThan(4);
  });

  it('counts turns exactly', () => {
    const game = gameOf('tzaar');
    let checked = 0;
    for (const position of endings('tzaar', 1, 16)) {
      for (const turns of [1, 2]) {
        const verdict = new Solver(game).prove(position, position.actor, 50_000, turns);
        if (verdict === 'open') continue;
        const forced = canForce(game, position, position.actor, turns);
        if (forced === undefined) continue;
        expect(verdict).toBe(forced ? 'proven' : 'disproven');
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(10);
  });

  it.each([2, 3, 4])('takes a draw for whatever it may bring, and %i seats for one against all', seats => {
    const position = startSticks(seats);
    const random = seededRandom(`sticks ${seats}`);
    const out = new Int32Array(sticks.maxActions);
    const solver = new Solver(sticks);
    for (; position.actor !== NOBODY; position.make(chooseByLot(position, out, random))) {
      for (let seat = 0; seat < seats; seat++) {
        for (const turns of [1, 3, 99]) {
          const forced = canForce(sticks, position, seat, turns);
          expect(solver.prove(position, seat, 50_000, turns)).toBe(forced ? 'proven' : 'disproven');
        }
      }
    }
  });

  it('does nothing where it is told to stop before it begins', async () => {
    const game = gameOf('tzaar');
    const solver = new Solver(game);
    const search = new Search(game, ignorant, endings('tzaar', 1, 1)[0]!);
    expect(await proveWinOrLoss(search, { solver, nodes: 1000, around, stop: { aborted: true } })).toBe(false);
    expect(solver.nodes).toBe(0);
  });

  it('goes on where it left off', () => {
    const game = gameOf('tzaar');
    for (const position of endings('tzaar', 5, 20)) {
      const whole = new Solver(game);
      if (whole.prove(position, position.actor, 3000) !== 'proven' || whole.nodes < 100) continue;
      const pieces = new Solver(game);
      let rounds = 1;
      while (pieces.prove(position, position.actor, 20) === 'open') rounds++;
      expect(rounds).toBeGreaterThan(1);
      expect(pieces.nodes).toBeLessThan(10 * whole.nodes);
      return;
    }
    expect.unreachable('none of the endings takes a while');
  });

  it('plays a proven win to its end against any defence', () => {
    const game = gameOf('tzaar');
    for (const position of endings('tzaar', 5, 8)) {
      const solver = new Solver(game);
      const winner = position.actor;
      if (solver.prove(position, winner, 20_000) !== 'proven') continue;
      const out = new Int32Array(game.maxActions);
      while (position.outcome() === undefined) {
        if (position.actor === winner) {
          expect(solver.prove(position, winner, 20_000)).toBe('proven');
          position.make(solver.winningStep(position)!);
        } else {
          const count = position.legal(out);
          position.make(out[count - 1] as never);
        }
      }
      expect(position.outcome()!.shares[winner]).toBe(1);
    }
  });

  it('claims no win whose way it has forgotten', async () => {
    const game = gameOf('tzaar');
    let won = 0;
    for (const position of endings('tzaar', 3, 12)) {
      const search = new Search(game, ignorant, position);
      // Room for a handful of positions: what was proven is soon lost.
      await proveWinOrLoss(search, { solver: new Solver(game, 80), nodes: 2000, around });
      const { solved, values, variations } = report(search, 1);
      if (!solved || values[position.actor] !== 1) continue;
      won++;
      expect(variations[0]).toMatchObject({ solved: true, values });
    }
    expect(won).toBeGreaterThan(2);
  });

  it('tells the search, which then knows the way and how long it is', async () => {
    const game = gameOf('tzaar');
    let known = 0;
    for (const position of endings('tzaar', 4, 12)) {
      const search = new Search(game, ignorant, position);
      if (!(await proveWinOrLoss(search, { solver: new Solver(game), nodes: 20_000, around }))) continue;
      known++;
      const { solved, solvedIn, values, variations } = report(search, 1);
      expect(solved).toBe(true);
      const winner = values.indexOf(1);
      expect(canForce(game, position, winner, solvedIn!)).not.toBe(false);
      expect(canForce(game, position, winner, solvedIn! - 1)).not.toBe(true);
      if (winner !== position.actor) continue;
      const after = position.copy();
      after.make(variations[0]!.actions[0]!);
      expect(canForce(game, after, winner, after.atTurnStart ? solvedIn! - 1 : solvedIn!)).not.toBe(false);
    }
    expect(known).toBeGreaterThan(6);
  });
});
