import { type Action, type Position, seededRandom } from '@threefold-games/core';
import { Expander, report, Search } from '@threefold-games/search';
import { amount, gameOf, startOf } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { copyExpansion } from '../src/expander.ts';
import { think } from '../src/think.ts';
import { type Helper, Together } from '../src/together.ts';
import { endings } from './endings.ts';
import { ignorant } from './evaluators.ts';
import { exactValues } from './exact.ts';
import { around } from './serviceClient.ts';

/** A clock that counts how often it is asked, so that pauses come at the same places in every run. A pause lets helpers answer. */
const ticking = () => {
  let time = 0;
  return { now: () => time++, pause: () => new Promise<void>(resolve => setImmediate(resolve)) };
};

/** A helper that looks at positions here, a moment after it was asked. */
const helperAt = (id: string, from: Position, onLook: () => void = () => undefined): Helper => {
  const expander = new Expander({
    game: gameOf(id),
    evaluator: ignorant,
    seats: from.seats,
    random: seededRandom('helper'),
  });
  return {
    isReady: true,
    look(ways, onLooked) {
      for (const _ of ways) onLook();
      const expand = (actions: Int32Array) => {
        const position = from.copy();
        for (const action of actions) position.make(action as Action);
        return copyExpansion(expander.expand(position, true));
      };
      setImmediate(() => onLooked(ways.map(expand)));
    },
  };
};

/** Every simulation that went through the root but its first one has followed an edge. */
const isBalanced = ({ tree, root }: Search): boolean => {
  const edges = tree.followed.slice(tree.firstEdge[root], tree.firstEdge[root]! + tree.edgeCount[root]!);
  return tree.visits[root] === 1 + edges.reduce((sum, followed) => sum + followed, 0);
};

describe('a search with helpers', () => {
  it.each([
    ['tzaar', 2],
    ['talat', 3],
    ['taluva', 2],
  ])('counts what they looked at: %s', async (id, seats) => {
    const position = startOf(id, seats);
    let looks = 0;
    const helpers = [1, 2, 3].map(() => helperAt(id, position, () => looks++));
    const search = new Search(gameOf(id), ignorant, position);
    const found = await think(search, ticking(), { simulations: 500, helpers, variations: 3, compared: 3 });
    // What they still look at when the limit is reached counts as well.
    expect(found.simulations).toBeGreaterThanOrEqual(500);
    expect(found.simulations).toBeLessThanOrEqual(548);
    expect(looks).toBeGreaterThan(100);
    expect(found.evaluations).toBe(search.evaluations);
    expect(isBalanced(search)).toBe(true);
    expect(found.values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
  });

  it.each([
    ['tzaar', 1],
    ['talat', 3],
  ])('proves %s endings, and never wrongly', async (id, steps) => {
    let solved = 0;
    for (const position of endings(id, steps, amount(5, 10))) {
      const search = new Search(gameOf(id), ignorant, position);
      const helpers = [helperAt(id, position), helperAt(id, position)];
      const found = await think(search, around, { simulations: 1500, helpers });
      const exact = found.solved ? exactValues(gameOf(id), position) : undefined;
      if (!exact) continue;
      solved++;
      expect(found.values).toEqual(exact.map(share => expect.closeTo(share, 9)));
    }
    expect(solved).toBeGreaterThan(amount(0, 1));
  });

  it('does without one that does not answer any more', () => {
    const clock = { time: 0 };
    const silent: Helper = { isReady: true, look: () => undefined };
    const search = new Search(gameOf('tzaar'), ignorant, startOf('tzaar'));
    search.run({ simulations: 1 });
    const together = new Together(search, {
      helpers: [silent],
      now: () => clock.time,
      mayBegin: () => true,
      compared: 1,
    });
    together.employ();
    expect([report(search, 1).simulations, isBalanced(search)]).toEqual([1, false]);
    clock.time = 60_000;
    together.employ();
    expect([report(search, 1).simulations, isBalanced(search)]).toEqual([3, true]);
    // What it left behind is looked at by the search itself.
    search.run({ simulations: 300 });
    expect(isBalanced(search)).toBe(true);
    expect(search.evaluations).toBe(298);
  });

  it('asks nobody who is not ready, and takes back at the end what is open', async () => {
    let asked = 0;
    const late: Helper = { isReady: false, look: () => asked++ };
    const silent: Helper = { isReady: true, look: () => undefined };
    const search = new Search(gameOf('tzaar'), ignorant, startOf('tzaar'));
    await think(search, around, { simulations: 50, helpers: [late, silent] });
    expect(asked).toBe(0);
    expect(isBalanced(search)).toBe(true);
    expect(report(search, 1).simulations).toBeLessThanOrEqual(66);
  });
});
