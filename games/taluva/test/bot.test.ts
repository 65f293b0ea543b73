import { type Action, CHANCE, NOBODY, type Position, seededRandom } from '@threefold-games/core';
import type { Level } from '@threefold-games/search';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { taluva } from '../rules/index.ts';
import { FLAT, type Island, island, type Picture, start } from './island.ts';

const hand = bot.hand();
const actions = new Int32Array(taluva.maxActions);

/** The values of a position and the prior of every legal step, as texts. */
const evaluate = (position: Position): { values: number[]; priors: Map<string, number> } => {
  const count = position.actor === CHANCE ? 0 : position.legal(actions);
  const priors = new Float32Array(count);
  const values = new Float64Array(position.seats);
  hand.evaluate(position, actions, count, priors, values);
  const named = Array.from(priors, (prior, i) => [position.format(actions[i] as Action), prior] as const);
  return { values: [...values], priors: new Map(named) };
};

/** What a seat can expect from a position. */
const share = (picture: Picture, seat = 0): number => evaluate(island(picture)).values[seat]!;

const randomStep = (position: Island, below: (n: number) => number): void =>
  position.make(actions[below(position.legal(actions))] as Action);

/** Checks an evaluation by itself. */
const expectSound = (position: Island): void => {
  const before = [position.encode(), position.hashLo, position.hashHi];
  const count = position.actor === CHANCE ? 0 : position.legal(actions);
  const priors = new Float32Array(count);
  const values = new Float64Array(position.seats);
  hand.evaluate(position, actions, count, priors, values);
  expect([position.encode(), position.hashLo, position.hashHi]).toEqual(before);
  expect(values.every(value => value >= 0 && value <= 1)).toBe(true);
  expect(values.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
  expect(priors.every(prior => Number.isFinite(prior) && prior >= 0)).toBe(true);
  expect(count === 0 || priors.some(prior => prior > 0)).toBe(true);
  for (const seat of position.view().out) expect(values[seat]).toBe(0);
};

const THREE = { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0' };

describe('evaluating any position', () => {
  const choices = [
    {},
    { tiles: '24' },
    { tiles: '36', hutMayTouchOwn: 'off' },
    { ranking: 'on' },
    { tiles: '24', hutMayTouchOwn: 'off', ranking: 'on' },
  ];
  for (const seats of taluva.seats) {
    it.each(choices)(`shares out one win among ${seats} seats and offers a step, with %o`, options => {
      const random = seededRandom(`bot ${seats}`);
      const position = start(seats, options);
      for (let n = 0; position.actor !== NOBODY; n++) {
        // Draws, layings and builds take turns: every fourth position meets them all.
        if (n % 4 === 0) expectSound(position);
        randomStep(position, below => random.below(below));
      }
    });
  }

  it('evaluates the same position the same way again', () => {
    const picture = { tiles: FLAT, pieces: THREE };
    expect(evaluate(island(picture))).toEqual(evaluate(island(picture)));
  });
});

describe('values', () => {
  it('near certainty for a seat that can build what it needs to win', () => {
    expect(share({ tiles: FLAT, pieces: THREE, left: { 0: [1, 0, 9] } })).toBeGreaterThan(0.9);
  });

  it('little hope against a seat that wins with its next turn', () => {
    const threat: Picture = { tiles: FLAT, pieces: THREE, left: { 0: [1, 0, 9], 1: [3, 2, 14] }, seat: 1 };
    expect(share(threat, 1)).toBeLessThan(0.25);
    expect(share({ ...threat, left: { 0: [3, 2, 9], 1: [3, 2, 14] } }, 1)).toBeGreaterThan(share(threat, 1) + 0.1);
  });

  it('more for three huts together than for three apart', () => {
    const apart = { '0,1': 'H0', '2,1': 'H0', '3,-1': 'H0' };
    const together = { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0' };
    expect(share({ tiles: FLAT, pieces: together })).toBeGreaterThan(share({ tiles: FLAT, pieces: apart }));
  });

  it('little for a seat that has nothing left to build with', () => {
    const poor: Picture = { tiles: FLAT, pieces: { '0,1': 'H0', '3,-1': 'H1' }, hand: 'SS' };
    const stuck = share({ ...poor, left: { 0: [2, 2, 0], 1: [2, 2, 8] } });
    expect(stuck).toBeLessThan(0.15);
    expect(share({ ...poor, left: { 0: [2, 2, 8], 1: [2, 2, 8] } })).toBeGreaterThan(stuck + 0.2);
  });

  it('more temples count when the tiles run out', () => {
    const pieces = { '0,1': 'H0', '3,-1': 'H1' };
    const left = { 0: [1, 2, 10], 1: [2, 2, 10] } as const;
    expect(share({ tiles: FLAT, pieces, left, seat: 1, tilesLeft: 1 }, 0)).toBeGreaterThan(0.8);
  });
});

describe('priors', () => {
  it('the winning build comes first', () => {
    const { priors } = evaluate(island({ tiles: FLAT, pieces: THREE, left: { 0: [1, 0, 9] } }));
    const best = [...priors].reduce((a, b) => (b[1] > a[1] ? b : a));
    expect(best[0]).toMatch(/^T@/);
  });

  it('most dull layings are left out, and some are kept', () => {
    const { priors } = evaluate(island({ tiles: FLAT, pieces: { '0,1': 'H0' }, hand: 'SS' }));
    const kept = [...priors.values()].filter(prior => prior > 0).length;
    expect(kept).toBeGreaterThan(3);
    expect(kept).toBeLessThan(priors.size / 2);
  });
});

describe('the player', () => {
  it('has twelve levels, from a few looks on: better evaluators one after another, each with more and more thought', () => {
    expect(bot.levels).toHaveLength(12);
    const rank = ({ evaluator, simulations, looks = 1e5 }: Level): number =>
      ['hand', 'small', 'big'].indexOf(evaluator) * 1e9 + simulations * 1e6 + looks;
    const ranks = bot.levels.map(rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(12);
    expect(bot.levels.slice(0, 9).every(({ evaluator }) => evaluator !== 'big')).toBe(true);
  });
});
