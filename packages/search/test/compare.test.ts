import { type Action, legalActions, type Position } from '@threefold-games/core';
import { Analyst, byWorth, type Evaluator, report, Search, type Variation } from '@threefold-games/search';
import { gameOf, startOf, sticks } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { ignorantBot } from './serviceBot.ts';
import { around } from './serviceClient.ts';

/** A variation after which the second seat can expect this share. */
const variation = (step: string, share: number, visits: number, solvedIn?: number): Variation => ({
  actions: [],
  turns: [[step]],
  visits,
  prior: 0.1,
  values: [1 - share, share],
  solved: solvedIn !== undefined,
  ...(solvedIn !== undefined && { solvedIn }),
});

const namesOf = (variations: readonly Variation[]) => variations.map(({ turns }) => turns[0]?.[0]);

describe('variations in the order of what they are worth', () => {
  it('puts the sooner win and the later loss first', () => {
    const variations = [
      variation('lost at once', 0, 10, 1),
      variation('fair', 0.4, 10),
      variation('won late', 1, 10, 7),
      variation('lost late', 0, 10, 9),
      variation('good', 0.6, 10),
      variation('won soon', 1, 1, 3),
    ];
    const order = ['won soon', 'won late', 'good', 'fair', 'lost late', 'lost at once'];
    expect(namesOf(byWorth(variations, 1))).toEqual(order);
  });

  it('puts what has too few simulations after what has enough, and before what is lost', () => {
    const variations = [
      variation('lost', 0, 3, 5),
      variation('hardly tried', 0.9, 2),
      variation('tried a little', 0.1, 4),
      variation('most followed', 0.5, 900),
      variation('better', 0.6, 300),
    ];
    const order = ['better', 'most followed', 'tried a little', 'hardly tried', 'lost'];
    expect(namesOf(byWorth(variations, 1))).toEqual(order);
  });
});

/** Every position has a value of its own, between a third and two thirds; the first steps are thought to be by far the best. */
const biased: Evaluator = {
  evaluate(position, _actions, count, priors, values) {
    for (let i = 0; i < count; i++) priors[i] = 0.5 ** i + 1e-4;
    values[0] = 1 / 3 + ((position.hashLo >>> 0) % 1000) / 3000;
    values[1] = 1 - values[0];
  },
};

/** Knows two steps of the position: the first is liked, the second is worth a little more, and after each nothing changes any more. */
const deceived = (root: Position): Evaluator => {
  const keyOf = ({ hashLo, hashHi }: Position) => `${hashLo} ${hashHi}`;
  const shares = new Map<string, number>([[keyOf(root), 0.5]]);
  const { actor } = root;
  return {
    evaluate(position, actions, count, priors, values) {
      const share = shares.get(keyOf(position))!;
      const chances = keyOf(position) === keyOf(root) ? [0.8, 0.2] : [1];
      for (let i = 0; i < count; i++) priors[i] = chances[i] ?? 0;
      for (const i of chances.keys()) {
        position.make(actions[i]! as Action);
        shares.set(keyOf(position), share + 0.02 * i);
        position.unmake();
      }
      for (const seat of values.keys()) values[seat] = seat === actor ? share : 1 - share;
    },
  };
};

const tzaar = gameOf('tzaar');
const analystOf = (evaluator: Evaluator): Analyst => new Analyst({ bot: ignorantBot(tzaar), evaluator, around });
const limits = { simulations: 600 };

describe('an analysis of several variations', () => {
  it('has enough simulations behind each, and most behind the best', async () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const position = startOf('tzaar', 2, seed);
      const { variations, simulations } = await analystOf(biased).analyse(position, { limits, variations: 3 });
      expect(simulations).toBe(600);
      const visits = variations.map(each => each.visits).toSorted((a, b) => b - a);
      expect(visits[0]).toBeGreaterThan(200);
      expect(visits[2]).toBeGreaterThan(20);
      const shares = variations.map(({ values }) => values[position.actor]!);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }
  });

  it('puts a step on top that is worth more than the one that was followed most', async () => {
    const position = startOf('tzaar');
    const [liked, better] = legalActions(tzaar, position);
    const told = await analystOf(deceived(position)).analyse(position, { limits: { simulations: 30 }, variations: 2 });
    const [first, second] = told.variations;
    expect([first!.actions[0], second!.actions[0]]).toEqual([better, liked]);
    expect(second!.visits).toBeGreaterThan(first!.visits);
  });

  it('says of the position what it would say without the comparison', async () => {
    const position = startOf('tzaar');
    const alone = await analystOf(biased).analyse(position, { limits, variations: 1 });
    const compared = await analystOf(biased).analyse(position, { limits, variations: 5 });
    expect(compared.values[0]).toBeCloseTo(alone.values[0]!, 1);
  });

  it('is what a search finds where one variation is asked for', async () => {
    const position = startOf('tzaar');
    const search = new Search(tzaar, biased, position);
    search.run(limits);
    expect(await analystOf(biased).analyse(position, { limits, variations: 1 })).toEqual(report(search, 1));
  });

  it('orders draws by what they are worth to who acts then', async () => {
    const drawn = sticks.decode('sticks/1 2 pile=7 3 4 2 0 0');
    if (!drawn.ok) throw new Error(drawn.error.code);
    const analyst = new Analyst({ bot: ignorantBot(sticks), evaluator: ignorantBot(sticks).hand(), around });
    const { variations } = await analyst.analyse(drawn.value, { limits: { simulations: 2000 }, variations: 2 });
    // With blue all three sticks can be taken.
    expect(variations.map(({ turns }) => turns[0]![0])).toEqual(['blue', 'red']);
  });
});
