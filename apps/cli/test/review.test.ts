import { describe, expect, it } from 'vitest';
import { fileWith, threefold } from './harness.ts';

interface ReviewLine {
  readonly game: string;
  readonly evaluator: string;
  readonly values: readonly (readonly number[])[];
  readonly losses: readonly number[];
  readonly points: readonly {
    readonly turn: number;
    readonly seat: number;
    readonly played: readonly string[];
    readonly better: readonly string[];
    readonly from: readonly number[];
    readonly to: readonly number[];
    readonly reasons: readonly { readonly id: string; readonly ground: string }[];
  }[];
  readonly seats: readonly { readonly given: number; readonly turns: number }[];
}

/** The beginning of a game by lot, in which much is given away. */
const record = async (game: string, turns: number, ...argv: string[]) => {
  const { out } = await threefold(['random', game, '--seed', '3', ...argv]);
  const lines = out.split('\n').filter(line => !/^\[(Result|End|Ranking|Shares)/.test(line));
  return fileWith(lines.filter(line => !(Number.parseInt(line, 10) > turns)).join('\n'));
};

describe('review', () => {
  it('tells each seat what it gave away, with boards, better turns and reasons that say what they rest on', async () => {
    const { code, out } = await threefold(['review', await record('talat', 24)]);
    expect(code).toBe(0);
    expect(out).toMatch(/^seat 0: \d+ points given away in \d+ turns/m);
    expect(out).toMatch(/^seat 1: \d+ points given away in \d+ turns/m);
    expect(out).toMatch(/^Turn \d+, seat [01]: \d+ points given away \(\d+ to \d+\)\.$/m);
    expect(out).toContain('Board 1');
    expect(out).toMatch(/^ {2}played: \S+/m);
    expect(out).toMatch(/^ {2}better: \S+/m);
    expect(out).toMatch(/\[\S+, (rule|proof|line|count)\]$/m);
  });

  it('gives the same as one line of JSON', async () => {
    const { code, out } = await threefold(['review', await record('talat', 30, '--seats', '3'), '--json']);
    expect(code).toBe(0);
    const { game, evaluator, values, losses, points, seats } = JSON.parse(out) as ReviewLine;
    expect([game, evaluator]).toEqual(['talat', 'big']);
    expect(values).toHaveLength(losses.length + 1);
    for (const shares of values) expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 2);
    expect(seats.map(({ turns }) => turns).reduce((a, b) => a + b)).toBe(losses.length);
    expect(points.length).toBeGreaterThan(0);
    for (const { seat, from, to, played, better, reasons } of points) {
      expect(from[seat]).toBeGreaterThan(to[seat]!);
      expect(better).not.toEqual(played);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it('counts over games between bots how many turning points are explained', async () => {
    const { code, out } = await threefold([
      'review',
      'talat',
      '--coverage',
      '--games',
      '1',
      '--highest',
      '1',
      '--seed',
      '3',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^talat: 1 games, \d+ turns, \d+ turning points, \d+ with a reason of their own \(\d+\.\d %\)$/m,
    );
    expect(out).toContain('points given away a turn, by level:');
  });

  it('refuses what is no record, and to be called without one', async () => {
    expect(await threefold(['review'])).toMatchObject({ code: 2 });
    const broken = fileWith('this is no record');
    const { code, err } = await threefold(['review', broken]);
    expect(code).toBe(1);
    expect(err).toContain('record.');
    expect(await threefold(['review', 'chess', '--coverage'])).toMatchObject({ code: 2 });
  });
});
