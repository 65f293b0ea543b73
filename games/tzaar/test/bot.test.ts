import { type Action, legalActions, type Position, seededRandom } from '@threefold-games/core';
import { tzaar } from '@threefold-games/tzaar';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { KEPT, start, table } from './table.ts';

const HAND = bot.hand();

const evaluate = (position: Position) => {
  const actions = Int32Array.from(legalActions(tzaar, position));
  const priors = new Float32Array(actions.length);
  const values = new Float64Array(2);
  HAND.evaluate(position, actions, actions.length, priors, values);
  return {
    values: [...values] as [number, number],
    priors: new Map([...actions].map((action, i) => [position.format(action as Action), priors[i]!])),
  };
};

describe('the hand evaluator', () => {
  it.each(['random', 'fixed', 'tournament'])('keeps its promises all through %s games', setup => {
    const random = seededRandom(`hand ${setup}`);
    for (let game = 0; game < 4; game++) {
      const position = tzaar.start(tzaar.setup({ setup }, 2, random));
      for (let actions = legalActions(tzaar, position); actions.length > 0; actions = legalActions(tzaar, position)) {
        const before = position.encode();
        const { values, priors } = evaluate(position);
        expect(position.encode()).toBe(before);
        expect(values[0] + values[1]).toBeCloseTo(1, 9);
        expect(values[0] >= 0 && values[1] >= 0).toBe(true);
        expect([...priors.values()].every(prior => prior >= 0 && Number.isFinite(prior))).toBe(true);
        expect(Math.max(...priors.values())).toBeGreaterThan(0);
        position.make(actions[random.below(actions.length)]!);
      }
    }
  });

  it('likes tall stacks of its own and many captures', () => {
    const even = { ...KEPT, D4: 'A2', D5: 'o' };
    const strong = { ...KEPT, D4: 'A5', D5: 'o' };
    expect(evaluate(table(strong, 'w1')).values[0]).toBeGreaterThan(evaluate(table(even, 'w1')).values[0]);
  });

  it('would rather capture the scarce type', () => {
    const { priors } = evaluate(
      table({ ...KEPT, D4: 'A', D5: 'o', D3: 'a', H3: 'a', G2: 'o', F1: 'o', E1: 'o' }, 'w1'),
    );
    expect(priors.get('D4xD3')!).toBeGreaterThan(priors.get('D4xD5')!);
  });

  it('never buries the last of its own type', () => {
    const { priors } = evaluate(table({ ...KEPT, D4: 'O', D5: 'A' }, 'w2'));
    for (const [step, prior] of priors) expect(prior === 0, step).toBe(step.endsWith('+A3'));
  });

  it('places scarce pieces away from the enemy', () => {
    const { priors } = evaluate(table({ E1: 'A', E2: 'R', E8: 'o', D8: 'o' }, 'wp', 'tournament'));
    expect(priors.get('A@A1')!).toBeGreaterThan(priors.get('A@E7')!);
  });
});

describe('the bot', () => {
  it('has twelve levels', () => {
    expect(bot.levels).toHaveLength(12);
  });

  it('calls a game late when few stacks are left', () => {
    expect(bot.isLate(start('fixed'))).toBe(false);
    expect(bot.isLate(start('tournament'))).toBe(false);
    expect(bot.isLate(table({ ...KEPT, D4: 'A', D5: 'o' }, 'w1'))).toBe(true);
  });
});
