import { describe, expect, it } from 'vitest';
import { eloOf, rateRounds, shareOf } from '../src/match/elo.ts';
import type { MatchPlan, PlayedGame } from '../src/match/plan.ts';
import { splitWords } from '../src/match/players/lineProcess.ts';
import { parsePlayer } from '../src/match/players/spec.ts';
import { scoreMatch } from '../src/match/score.ts';
import { placeOf, seatings } from '../src/match/seatings.ts';
import { sprt } from '../src/match/sprt.ts';

/** Pairs with the shares 0, 1/4, 1/2, 3/4 and 1, so many of each. */
const pairs = (...counts: readonly number[]): number[] =>
  counts.flatMap((count, i) => Array.from({ length: count }, () => i / 4));

describe('ratings', () => {
  it.each([
    [0.5, 2, 0],
    [0.64, 2, 99.95],
    [0.75, 2, 190.85],
    [1 / 3, 3, 0],
    [0.5, 3, 120.41],
    [0.25, 4, 0],
  ])('gives a share of %f among %i seats its difference', (share, seats, elo) => {
    expect(eloOf(share, seats)).toBeCloseTo(elo, 2);
    expect(shareOf(elo, seats)).toBeCloseTo(share, 4);
  });

  it('takes its error from pairs: starts that favour a seat do not widen it', () => {
    const even = rateRounds(pairs(0, 0, 400, 0, 0), 2);
    const wild = rateRounds(pairs(200, 0, 0, 0, 200), 2);
    expect([even.score, wild.score]).toEqual([0.5, 0.5]);
    expect(even.margin).toBeLessThan(0.005);
    expect(wild.margin).toBeCloseTo(1.96 * Math.sqrt(0.25 / 400), 3);
  });

  it('agrees with the usual formula where pairs are like two single games', () => {
    // 1000 pairs of independent games at 60 %: the interval of 2000 games.
    const { elo, eloLow, eloHigh } = rateRounds(pairs(160, 0, 480, 0, 360), 2);
    const error = 1.96 * Math.sqrt(0.24 / 2000);
    expect(elo).toBeCloseTo(eloOf(0.6, 2), 9);
    expect(eloLow).toBeCloseTo(eloOf(0.6 - error, 2), 0);
    expect(eloHigh).toBeCloseTo(eloOf(0.6 + error, 2), 0);
  });

  it('bounds a clean sweep by its length', () => {
    const { elo, eloLow } = rateRounds(pairs(0, 0, 0, 0, 27), 2);
    expect(elo).toBe(Number.POSITIVE_INFINITY);
    // Won all of 27: at least 89 %.
    expect(shareOf(eloLow, 2)).toBeCloseTo(0.895, 3);
  });

  it('knows nothing before the first round', () => {
    expect(rateRounds([], 3)).toMatchObject({ score: 1 / 3, elo: 0, eloLow: Number.NEGATIVE_INFINITY });
  });
});

describe('the sequential test', () => {
  // The figures that fastchess tests its own with.
  it.each([
    [[223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.07],
    [[871, 26175, 55983, 26678, 821], 0, 2, -4.98],
    [[10, 5, 2, 5, 10], -1.75, 0.25, 0],
  ])('gives pairs %j between %f and %f their ratio', (counts, elo0, elo1, llr) => {
    expect(Math.abs(sprt(pairs(...counts), 2, 2, { elo0, elo1 }).llr - llr)).toBeLessThan(0.01);
  });

  it('has its verdict at the bounds, and none before', () => {
    const test = { elo0: 0, elo1: 50 };
    expect(sprt([], 2, 2, test)).toMatchObject({ llr: 0, verdict: 'open' });
    const better = sprt(pairs(10, 0, 40, 0, 60), 2, 2, test);
    expect([better.verdict, better.upper]).toEqual(['elo1', Math.log(19)]);
    expect(sprt(pairs(60, 0, 40, 0, 10), 2, 2, test).verdict).toBe('elo0');
    expect(sprt(pairs(10, 0, 40, 0, 13), 2, 2, test).verdict).toBe('open');
  });

  it('tests a table of three against its fair share', () => {
    const rounds = Array.from({ length: 300 }, (_, i) => [0, 1 / 3, 1 / 3, 2 / 3][i % 4]!);
    expect(sprt(rounds, 3, 3, { elo0: 0, elo1: 60 }).verdict).toBe('elo0');
    expect(sprt(rounds, 3, 3, { elo0: -60, elo1: 0 }).verdict).toBe('elo1');
  });
});

describe('seatings', () => {
  it.each([
    [2, 2, 2],
    [2, 3, 3],
    [3, 3, 6],
    [2, 4, 4],
    [4, 4, 24],
  ])('put %i players on %i seats in %i ways, each as often on every seat', (players, seats, count) => {
    const all = seatings(players, seats);
    expect(new Set(all.map(String)).size).toBe(count);
    for (let player = 0; player < players; player++) {
      const often = Array.from({ length: seats }, (_, seat) => all.filter(seating => seating[seat] === player).length);
      expect(new Set(often).size).toBe(1);
    }
  });

  it('follow one another, round after round', () => {
    expect(placeOf(2, 2, 5)).toEqual({ round: 2, turnabout: 1, seating: [1, 0] });
    expect(placeOf(2, 3, 5)).toEqual({ round: 1, turnabout: 2, seating: [1, 1, 0] });
  });
});

describe('the score', () => {
  const plan: MatchPlan = {
    game: 'tzaar',
    seats: 2,
    options: {},
    players: ['a', 'b'],
    seed: '1',
    opening: 0,
    patience: 1,
  };
  const game = (number: number, ...shares: number[]): PlayedGame => ({
    number,
    seating: placeOf(2, 2, number).seating,
    layout: '',
    turns: [],
    shares,
    efforts: [
      { turns: 10, seconds: 1, evaluations: 100 },
      { turns: 10, seconds: 2, evaluations: 50 },
    ],
  });

  it('counts wins, rounds, seats, work and failures, each for its player', () => {
    const failure = { seat: 1, kind: 'crash', detail: '' } as const;
    const games = [game(0, 1, 0), game(1, 0, 1), game(2, 0.5, 0.5), { ...game(3, 1, 0), failure }, game(4, 1, 0)];
    const { players, seatShares, rounds } = scoreMatch(plan, games);
    expect(players[0]).toMatchObject({ wins: 3, shared: 1, losses: 1, score: 0.625, turns: 50, seconds: 7 });
    expect(players[1]).toMatchObject({ wins: 1, shared: 1, losses: 3, score: 0.375, evaluations: 350 });
    expect([players[0]!.failures.crash, players[1]!.failures.crash]).toEqual([1, 0]);
    expect(seatShares).toEqual([0.7, 0.3]);
    expect(rounds).toEqual([
      { share: 0.25, count: 1 },
      { share: 1, count: 1 },
    ]);
  });
});

describe('the score of two at a table of three', () => {
  it('gives the second one the first one\u2019s rating turned round, whatever seats it had', () => {
    const plan: MatchPlan = {
      game: 'talat',
      seats: 3,
      options: {},
      players: ['a', 'b'],
      seed: '1',
      opening: 0,
      patience: 1,
    };
    const games = Array.from({ length: 30 }, (_, number): PlayedGame => {
      const { seating, round } = placeOf(2, 3, number);
      // The first player wins two rounds of three, else seat 0 does.
      const winner = round % 3 < 2 ? seating.indexOf(0) : 0;
      return { number, seating, layout: '', turns: [], shares: [0, 1, 2].map(s => Number(s === winner)), efforts: [] };
    });
    const [first, second] = scoreMatch(plan, games).players;
    expect(first!.elo).toBeGreaterThan(100);
    expect(second).toMatchObject({ elo: -first!.elo, eloLow: -first!.eloHigh, eloHigh: -first!.eloLow });
    expect(first!.score + 2 * second!.score).toBeCloseTo(1, 9);
  });
});

describe('players by name', () => {
  it.each([
    ['5', { kind: 'level', level: 5 }],
    ['level:5', { kind: 'level', level: 5 }],
    ['former:3', { kind: 'former', level: 3 }],
    ['net', { kind: 'evaluator', evaluator: 'big' }],
    ['small:20', { kind: 'evaluator', evaluator: 'small', simulations: 20 }],
    ['hand:800', { kind: 'evaluator', evaluator: 'hand', simulations: 800 }],
    ['greedyturn', { kind: 'greedyturn' }],
    ['child', { kind: 'yardstick', name: 'child' }],
    ['novice', { kind: 'yardstick', name: 'novice' }],
    ['eager', { kind: 'yardstick', name: 'eager' }],
    ['file:my nets/a.net', { kind: 'file', path: 'my nets/a.net' }],
    ['small:1:2.5', { kind: 'looks', evaluator: 'small', simulations: 1, looks: 2.5 }],
    ['file:a:b.net:800', { kind: 'file', path: 'a:b.net', simulations: 800 }],
    ['cmd: ./x --y', { kind: 'program', command: './x --y' }],
  ])('reads %s', (text, spec) => {
    expect(parsePlayer(text)).toEqual({ ok: true, value: spec });
  });

  it.each([
    '',
    'level:0',
    'level:',
    'former:0',
    'former',
    'net:0',
    'net:x',
    'hand:1:0',
    'hand:1:-1',
    'hand:0:1',
    'big',
    'file:',
    'cmd:',
    'cmd: ',
    'cmd:""',
    'toString',
  ])('refuses "%s"', text => {
    expect(parsePlayer(text)).toMatchObject({ ok: false, error: { code: 'usage' } });
  });

  it('splits a command as a shell would', () => {
    expect(splitWords(`node "my engine.js" --name='a "b"' -x`)).toEqual(['node', 'my engine.js', '--name=a "b"', '-x']);
  });
});
