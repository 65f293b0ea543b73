import { readFileSync } from 'node:fs';
import { type Action, CHANCE, NOBODY, type Position, seededRandom } from '@threefold-games/core';
import type { Evaluator } from '@threefold-games/search';
import { amount, must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { Hand } from '../bot/hand.ts';
import { openNet } from '../bot/net.ts';
import { taluva } from '../rules/index.ts';
import { island, MOUNTAIN, type Picture, play, start } from './island.ts';

const BYTES = new Uint8Array(readFileSync(new URL('../bot/weights/taluva-big.net', import.meta.url)));

/** The net with or without vectors. */
const open = (simd: boolean): Evaluator => must(openNet(BYTES, { simd }));
const [FAST, PLAIN] = [open(true), open(false)];

const actions = new Int32Array(taluva.maxActions);

/** The values of a position and the prior of every legal step, as texts. */
const evaluate = (net: Evaluator, position: Position): { values: number[]; priors: Map<string, number> } => {
  const count = position.actor === CHANCE ? 0 : position.legal(actions);
  const priors = new Float32Array(count);
  const values = new Float64Array(position.seats);
  net.evaluate(position, actions, count, priors, values);
  const named = Array.from(priors, (prior, i) => [position.format(actions[i] as Action), prior] as const);
  return { values: [...values], priors: new Map(named) };
};

/** Checks an evaluation by itself. */
const expectSound = (position: Position): void => {
  const before = [position.encode(), position.hashLo, position.hashHi];
  const { values, priors } = evaluate(FAST, position);
  expect([position.encode(), position.hashLo, position.hashHi]).toEqual(before);
  expect(values.every(value => value >= 0 && value <= 1)).toBe(true);
  expect(values.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
  expect([...priors.values()].every(prior => prior > 0 && prior <= 1)).toBe(true);
};

const expectSameWithoutVectors = (position: Position): void => {
  const [fast, plain] = [evaluate(FAST, position), evaluate(PLAIN, position)];
  const faults = fast.values.flatMap((value, seat) =>
    Math.abs(value - plain.values[seat]!) < 1e-4 ? [] : [`seat ${seat}: ${value}, not ${plain.values[seat]}`],
  );
  for (const [step, prior] of fast.priors)
    if (!(Math.abs(prior - plain.priors.get(step)!) < 1e-4))
      faults.push(`${step}: ${prior}, not ${plain.priors.get(step)}`);
  expect(faults, position.encode()).toEqual([]);
};

describe('evaluating any position', () => {
  const choices = [
    {},
    { tiles: '36' },
    { tiles: '24', hutMayTouchOwn: 'off' },
    { tiles: '24', hutMayTouchOwn: 'off', ranking: 'on' },
  ];
  for (const seats of taluva.seats) {
    // In a usual run, every choice with one or two numbers of seats.
    const some = amount(
      choices.filter((_, i) => (i + seats) % 2 === 0),
      choices,
    );
    it.each(some)(`shares out one win among ${seats} seats and offers every step, with %o`, options => {
      const random = seededRandom(`net ${seats}`);
      const position = start(seats, options);
      for (let n = 0; position.actor !== NOBODY; n++) {
        // Draws, layings and builds take turns: every sixteenth position meets them all.
        if (n % 16 === 0) expectSound(position);
        if (n % 64 === 16) expectSameWithoutVectors(position);
        position.make(actions[random.below(position.legal(actions))] as Action);
      }
    });
  }
});

describe('what the net is shown', () => {
  /** Pieces of four seats on and around a mountain. */
  const PIECES = { '0,1': 'W0', '-1,0': 'H1', '0,2': 'H2', '1,0': 'H3', '1,2': 'H0' };
  const LEFT = [
    [3, 1, 9],
    [1, 2, 7],
    [2, 0, 3],
    [0, 2, 12],
  ] as const;

  /** The same island with every seat moved on by so many. */
  const turned = (seats: number, hand: string | undefined, by: number): Picture => {
    const seat = (owner: number): number => ((owner % seats) + by) % seats;
    const pieces = Object.entries(PIECES).map(([cell, [letter, owner]]) => [cell, letter! + seat(Number(owner))]);
    return {
      tiles: MOUNTAIN,
      seats,
      seat: seat(0),
      pieces: Object.fromEntries(pieces),
      left: Object.fromEntries(LEFT.slice(0, seats).map((left, owner) => [seat(owner), left])),
      ...(hand === undefined ? {} : { hand }),
    };
  };

  for (const seats of taluva.seats) {
    it.each(['JC', undefined])(`is seen from the seat that acts, with ${seats} seats and tile %s`, hand => {
      const first = evaluate(FAST, island(turned(seats, hand, 0)));
      for (let by = 1; by < seats; by++) {
        const { priors, values } = evaluate(FAST, island(turned(seats, hand, by)));
        expect(priors).toEqual(first.priors);
        expect(values).toEqual(first.values.map((_, seat) => first.values[(seat - by + seats) % seats]));
      }
    });
  }

  it('tells tiles apart', () => {
    const values = ['JC', 'CJ', 'LL'].map(hand => evaluate(FAST, island(turned(2, hand, 0))).values[0]);
    expect(new Set(values).size).toBe(3);
  });
});

describe('what the net has never seen', () => {
  const hand = new Hand();

  it('is the empty table', () => {
    const position = start();
    expect(evaluate(FAST, position)).toEqual(evaluate(hand, position));
    position.make(actions[position.legal(actions) - 1] as Action);
    expect(evaluate(FAST, position)).toEqual(evaluate(hand, position));
  });

  it('is play for the second place', () => {
    const position = island({
      tiles: MOUNTAIN,
      seats: 3,
      pieces: { '0,2': 'H0', '1,2': 'H1' },
      left: { 0: [0, 1, 0] },
      options: { ranking: 'on' },
    });
    expect(evaluate(FAST, position)).not.toEqual(evaluate(hand, position));
    play(position, 'W@0,1');
    expect(position.view().finished).toEqual([0]);
    expect(evaluate(FAST, position)).toEqual(evaluate(hand, position));
  });
});

it('is not made of other files', () => {
  const codeOf = (file: Uint8Array): string => {
    const opened = openNet(file);
    return opened.ok ? 'ok' : opened.error.code;
  };
  expect(codeOf(BYTES)).toBe('ok');
  expect(codeOf(readFileSync(new URL('../../tzaar/bot/weights/tzaar-small.net', import.meta.url)))).toBe('net.unfit');
  expect(codeOf(BYTES.subarray(1))).toBe('net.format');
});
