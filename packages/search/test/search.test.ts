import { chooseByLot, legalActions, NOBODY, seededRandom } from '@threefold-games/core';
import { type Evaluator, report, Search } from '@threefold-games/search';
import { amount, gameOf, startOf, startSticks, sticks } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { endings } from './endings.ts';
import { fussy, ignorant } from './evaluators.ts';
import { exactValues } from './exact.ts';

describe('the search', () => {
  it.each([2, 3])('finds the exact values of a small game with chance, %i seats', seats => {
    const position = startSticks(seats);
    const search = new Search(sticks, ignorant, position, { seed: 7 });
    search.run({ simulations: 20_000 });
    const exact = exactValues(sticks, position)!;
    for (const [seat, value] of report(search, 1).values.entries()) {
      expect(Math.abs(value - exact[seat]!)).toBeLessThan(0.03);
    }
  });

  it.each([
    ['tzaar', 1],
    ['talat', 3],
  ])('proves %s endings, and never wrongly', (id, steps) => {
    const game = gameOf(id);
    let solved = 0;
    for (const position of endings(id, steps, amount(10, 16))) {
      const search = new Search(game, ignorant, position);
      if (search.run({ simulations: 5000 }) !== 'solved') continue;
      const exact = exactValues(game, position);
      if (!exact) continue;
      solved++;
      const { values, variations, solvedIn } = report(search, 1);
      expect(values).toEqual(exact.map(share => expect.closeTo(share, 9)));
      expect(solvedIn).toBeGreaterThan(0);
      expect(variations[0]!.solved).toBe(true);
      expect(variations[0]!.values[position.actor]).toBeCloseTo(exact[position.actor]!, 9);
    }
    expect(solved).toBeGreaterThan(amount(1, 3));
  });

  it('evens out the priors of an evaluator that it doubts', () => {
    const priorsBy = (evaluator: Evaluator): number[] => {
      const search = new Search(gameOf('talat'), evaluator, startOf('talat', 2));
      search.run({ simulations: 1 });
      return report(search, 3).variations.map(({ prior }) => prior);
    };
    const [first, second, third] = priorsBy(fussy) as [number, number, number];
    const doubted = priorsBy({ ...fussy, doubt: 2 }) as [number, number, number];
    expect(doubted[0] / doubted[1]).toBeCloseTo(Math.sqrt(first / second), 5);
    expect(doubted[0] / doubted[2]).toBeCloseTo(Math.sqrt(first / third), 5);
  });

  it('counts the turns to the end, the one at hand included', () => {
    for (const position of endings('tzaar', 1, amount(4, 12))) {
      const search = new Search(gameOf('tzaar'), ignorant, position);
      search.run({ simulations: 5000 });
      const { solved, solvedIn, variations, values } = report(search, 1);
      if (!solved || values[position.actor] !== 1) continue;
      expect(solvedIn).toBe(variations[0]!.turns.length);
    }
  });

  it.each([
    ['tzaar', 2],
    ['talat', 3],
    ['taluva', 2],
  ])('does the same again with the same seed and simulations: %s', (id, seats) => {
    const run = (): unknown => {
      const search = new Search(gameOf(id), ignorant, startOf(id, seats), { seed: 'again' });
      search.run({ simulations: 400 });
      return [report(search, 3), search.tree.nodes, search.tree.edges];
    };
    expect(run()).toEqual(run());
  });

  it.each(['tzaar', 'talat', 'taluva'])('leaves the position as it was: %s', id => {
    const position = startOf(id);
    const before = position.encode();
    const search = new Search(gameOf(id), ignorant, position);
    search.run({ simulations: 200 });
    report(search, 3);
    expect(position.encode()).toBe(before);
    expect([search.position.encode(), search.position.hashLo]).toEqual([before, position.hashLo]);
  });

  it('keeps what it knows when the game goes on, and forgets the rest', () => {
    const position = startOf('tzaar');
    const search = new Search(gameOf('tzaar'), ignorant, position);
    search.run({ simulations: 500 });
    const [variation] = report(search, 1).variations;
    position.make(variation!.actions[0]!);
    search.moveTo(position);
    // The first visit of a child comes with its edge; what was followed more often is there already.
    expect(report(search, 1).simulations).toBeGreaterThanOrEqual(variation!.visits);
    search.moveTo(startOf('tzaar', 2, 'elsewhere'));
    expect(report(search, 1).simulations).toBe(0);
  });

  it('does not rest on a proof that was taken back', () => {
    const game = gameOf('tzaar');
    const position = endings('tzaar', 20, 1)[0]!;
    const [before, mid, after] = [position, position.copy(), position.copy()];
    const { actor } = position;
    const [first] = legalActions(game, before);
    mid.make(first!);
    after.make(first!);
    const [second] = legalActions(game, after);
    after.make(second!);

    // Somebody says that the first step wins by the second one, and the search believes it.
    const search = new Search(game, ignorant, before);
    search.run({ simulations: 20 });
    search.moveTo(mid);
    expect(search.record({ winner: actor, turns: 9, action: second! })).toBe(true);
    search.moveTo(before);
    expect(search.run({ simulations: 500 })).toBe('solved');
    expect(report(search, 1).variations[0]!.actions[0]).toBe(first);
    search.moveTo(mid);
    search.run({ simulations: 500 });
    expect(report(search, 1)).toMatchObject({ solved: true, solvedIn: 9 });

    // Whoever thinks about where the second step leads looks for himself; the others know no more than he has found.
    search.moveTo(after);
    expect(report(search, 1).solved).toBe(false);
    for (const earlier of [mid, before]) {
      search.moveTo(earlier);
      expect(report(search, 1).solved).toBe(false);
    }
    search.moveTo(mid);
    const visitsOfSecond = () => report(search, 99).variations.find(({ actions }) => actions[0] === second)!.visits;
    const known = visitsOfSecond();
    search.run({ simulations: report(search, 1).simulations + 200 });
    expect(visitsOfSecond()).toBeGreaterThan(known);
  });

  it.each([
    ['no prior', 0, 0.5],
    ['a prior that is no number', Number.NaN, 0.5],
    ['a prior without bound', Number.POSITIVE_INFINITY, 0.5],
    ['a value that is no number', 1, Number.NaN],
    ['values that are too large', 1, 1],
  ])('throws at an evaluator that gives %s', (_, prior, value) => {
    const evaluator: Evaluator = {
      evaluate(_position, _actions, count, priors, values) {
        priors.fill(prior, 0, count);
        values.fill(value);
      },
    };
    const search = new Search(gameOf('tzaar'), evaluator, startOf('tzaar'));
    expect(() => search.run({ simulations: 1 })).toThrow("the evaluator's");
  });

  it('tidies a large tree without changing what it knows', () => {
    const position = startOf('talat', 3);
    const search = new Search(gameOf('talat'), ignorant, position, { memory: 2 ** 22 });
    search.run({ simulations: 12_000 });
    const before = search.tree.nodes;
    const [variation] = report(search, 1).variations;
    position.make(variation!.actions[0]!);
    search.moveTo(position);
    const after = report(search, 3);
    expect(search.tree.nodes).toBeLessThan(before / 2);
    expect(after.simulations).toBe(variation!.visits);
    expect(after.variations[0]!.turns).toEqual(variation!.turns.slice(1));
    search.run({ simulations: 14_000 });
    expect(report(search, 1).simulations).toBeGreaterThan(after.simulations);
  });

  it('stops at the bound of its memory and still answers', () => {
    const memory = 2 ** 20;
    const search = new Search(gameOf('tzaar'), ignorant, startOf('tzaar'), { memory });
    expect(search.run({ simulations: 1_000_000 })).toBe('full');
    expect(search.tree.bytes).toBeLessThanOrEqual(memory);
    expect(report(search, 1).variations[0]!.visits).toBeGreaterThan(0);
  });

  it('stops at a bound of nodes', () => {
    const search = new Search(gameOf('tzaar'), ignorant, startOf('tzaar'));
    search.run({ nodes: 500 });
    expect(search.tree.nodes).toBe(500);
  });

  it('looks no further than it is told to', () => {
    const search = new Search(gameOf('talat'), ignorant, startOf('talat', 3));
    search.run({ simulations: 5000, turns: 1 });
    // One turn ahead there is nothing but the root's own steps.
    expect(search.tree.nodes).toBe(1 + search.tree.edgeCount[search.root]!);
  });

  it('has an answer at every state of a game, also at its end', () => {
    const game = gameOf('taluva');
    const random = seededRandom('walk');
    const out = new Int32Array(game.maxActions);
    const position = startOf('taluva', 3);
    const search = new Search(game, ignorant, position);
    for (;;) {
      search.moveTo(position);
      search.run({ simulations: 20 });
      const { values, variations } = report(search, 2);
      expect(values.reduce((a, b) => a + b)).toBeCloseTo(1, 6);
      if (position.actor === NOBODY) break;
      expect(variations.length).toBeGreaterThan(0);
      position.make(chooseByLot(position, out, random));
    }
  });
});
