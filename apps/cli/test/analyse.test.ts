import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CHANCE } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { certainty } from '../src/analyse/words.ts';
import { BIN, fileWith, freshPath, threefold } from './harness.ts';

interface ReportLine {
  readonly game: string;
  readonly turn: number | null;
  readonly actor: number | 'chance' | null;
  readonly evaluator: string;
  readonly final: boolean;
  readonly simulations: number;
  readonly values: readonly number[];
  readonly solved: boolean;
  readonly solvedIn: number | null;
  readonly lines: readonly {
    readonly turns: readonly (readonly string[])[];
    readonly visits: number;
    readonly values: readonly number[];
    readonly solvedIn: number | null;
  }[];
}
interface CurveLine {
  readonly turn: number;
  readonly seat: number | null;
  readonly steps: readonly string[];
  readonly values: readonly number[];
  readonly loss: number | null;
}

const linesOf = <T>(out: string): T[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T);
const record = async (game: string, seed = '3', ...argv: string[]) =>
  fileWith((await threefold(['random', game, '--seed', seed, ...argv])).out);
const analyse = (file: string, ...argv: string[]) =>
  threefold(['analyse', file, '--evaluator', 'hand', ...(argv.includes('--sims') ? [] : ['--sims', '60']), ...argv]);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('analyse', () => {
  it.each([
    [['--evaluator', 'small'], 'small'],
    [[], 'net'],
  ])('names the evaluator as it was asked for: %j', async (argv, evaluator) => {
    const { code, out } = await threefold(['analyse', 'tzaar', '--sims', '2', '--json', ...argv]);
    expect(code).toBe(0);
    expect(JSON.parse(out.trim().split('\n').at(-1)!)).toMatchObject({ evaluator });
  });

  it('gives the best variations with the chances of each seat, in steps that the rules allow', async () => {
    const file = await record('tzaar');
    const { code, out } = await analyse(file, '--turn', '6', '--lines', '2');
    expect(code).toBe(0);
    expect(out).toContain('tzaar, after turn 6, White to act; evaluator hand');
    expect(out).toMatch(/^all +\d+\.\d +\d+\.\d +60$/m);
    expect(out).toMatch(/^ {2}2 +\d+\.\d +\d+\.\d +\d+ +[A-I]\dx/m);
    expect(out).not.toMatch(/^ {2}3 /m);
    const legal = await threefold(['legal', truncated(file, 6)]);
    for (const [, step] of out.matchAll(/^ {2}\d .*? ([A-I]\dx[A-I]\d)/gm)) expect(legal.out).toContain(`${step}\n`);
  });

  it('writes the same as lines of JSON, of which the last is final', async () => {
    const { code, out } = await analyse(await record('talat'), '--turn', '5', '--json');
    expect(code).toBe(0);
    const reports = linesOf<ReportLine>(out);
    const last = reports.at(-1)!;
    expect(last).toMatchObject({ game: 'talat', turn: 5, actor: 1, evaluator: 'hand', final: true, simulations: 60 });
    expect(reports.filter(({ final }) => final)).toHaveLength(1);
    expect(last.lines).toHaveLength(3);
    for (const line of last.lines) expect(sum(line.values)).toBeCloseTo(1);
    expect(last.lines[0]!.visits).toBeGreaterThanOrEqual(last.lines[1]!.visits);
  });

  it('proves a win, counts its turns and shows it to the end', async () => {
    const file = await record('tzaar', '5');
    const { out } = await analyse(file, '--turn', '22', '--json');
    const last = linesOf<ReportLine>(out).at(-1)!;
    expect(last).toMatchObject({ actor: 0, values: [1, 0], solved: true, solvedIn: 3 });
    const { turns, solvedIn } = last.lines[0]!;
    expect([turns.length, solvedIn]).toEqual([3, 3]);
    const replayed = await threefold(['replay', '--json', truncated(file, 22, turns)]);
    expect(linesOf<{ readonly outcome: unknown }>(replayed.out)[0]).toMatchObject({ outcome: { shares: [1, 0] } });
    expect((await analyse(file, '--turn', '22')).out).toMatch(/^ {2}1 +100\.0 +0\.0 +\d+ +won in 3 /m);
  });

  it('says what is certain from the view of the seat that acts', () => {
    const nameOf = (seat: number): string => `seat ${seat}`;
    const say = (values: readonly number[], actor: number, solvedIn?: number) =>
      certainty({ solved: true, values, ...(solvedIn === undefined ? {} : { solvedIn }) }, actor, nameOf);
    expect(say([1, 0], 0, 4)).toBe('won in 4');
    expect(say([1, 0], 1, 3)).toBe('lost in 3');
    expect(say([0.5, 0.5, 0], 2, 1)).toBe('lost in 1');
    expect(say([0.5, 0.5], 0, 2)).toBe('shared in 2');
    expect(say([1, 0], 0)).toBe('won');
    expect(say([0, 1], CHANCE, 2)).toBe('seat 1 wins in 2');
    expect(certainty({ solved: false, values: [1, 0] }, 0, nameOf)).toBe('');
  });

  it('knows the tile at hand, averages where a draw is due, and ends variations there', async () => {
    const file = await record('taluva');
    const known = linesOf<ReportLine>((await analyse(file, '--turn', '4', '--json')).out).at(-1)!;
    expect(known.actor).toBe(0);
    for (const { turns } of known.lines) expect(turns).toHaveLength(1);
    const position = JSON.parse((await threefold(['legal', '--json', truncated(file, 4)])).out) as {
      readonly position: string;
    };
    const { out } = await analyse('taluva', '--position', position.position, '--json');
    const due = linesOf<ReportLine>(out).at(-1)!;
    expect(due).toMatchObject({ actor: 'chance', turn: null });
    expect(sum(due.values)).toBeCloseTo(1);
  });

  it('tells the outcome of a game that is over', async () => {
    const file = await record('tzaar');
    expect((await analyse(file)).out).toMatch(/^tzaar, over: (White|Black) wins/);
    expect(linesOf<ReportLine>((await analyse(file, '--json')).out)[0]).toMatchObject({ actor: null });
  });

  it('redraws in place on a terminal', async () => {
    const { out } = await threefold(['analyse', 'talat', '--evaluator', 'hand', '--sims', '3000'], { typed: [] });
    expect(out).toContain('\u001b[6F\u001b[J');
    expect(out.trimEnd().split('\n').at(-4)).toMatch(/^all .* 3,000$/);
  });

  it('draws no more than fits on the terminal until the end, and all of it then', async () => {
    const argv = ['analyse', 'talat', '--evaluator', 'hand', '--sims', '500', '--lines', '30'];
    const { out } = await threefold(argv, { typed: [], rows: 10 });
    const heights = out.split('\u001b[J').map(text => text.split('\n').length - 1);
    expect(heights.length).toBeGreaterThan(1);
    expect(heights.pop()).toBeGreaterThan(12);
    expect(Math.max(...heights)).toBeLessThan(10);
  });

  it('thinks for as long as it is told', async () => {
    const { code, out } = await threefold(['analyse', 'talat', '--evaluator', 'hand', '--time', '0.05', '--json']);
    expect(code).toBe(0);
    expect(linesOf<ReportLine>(out).at(-1)!.simulations).toBeGreaterThan(0);
  });

  it('refuses what it cannot think about', async () => {
    const file = await record('tzaar');
    const codeOf = async (...argv: string[]) => (await threefold(['analyse', ...argv])).code;
    expect(await threefold(['analyse', freshPath()])).toMatchObject({
      code: 3,
      err: expect.stringContaining('It is not a game either; the games are talat'),
    });
    expect(await codeOf(fileWith('garbage'))).toBe(1);
    expect(await codeOf(file, '--turn', '999')).toBe(2);
    const begun = fileWith('[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "a; b"]\n\n1. D3xC3\n2. E6xD6\n');
    expect(await threefold(['analyse', begun, '--turn', '2'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('The record has 1 turns.'),
    });
    expect(await codeOf(file, '--position', 'x')).toBe(2);
    expect(await codeOf('tzaar', '--position', 'x')).toBe(1);
    expect(await codeOf('tzaar', '--turn', '3')).toBe(2);
    expect(await codeOf('tzaar', '--curve')).toBe(2);
    expect(await codeOf('tzaar', '--setup', 'x')).toBe(1);
    expect(await codeOf(file, '--setup', 'x')).toBe(2);
    for (const wrong of [
      ['--time', '0'],
      ['--time', 'x'],
      ['--sims', '0'],
      ['--lines', '0'],
      ['--evaluator', 'x'],
    ]) {
      expect(await codeOf(file, ...wrong)).toBe(2);
    }
  });
});

describe('analyse: a curve', () => {
  it('says how it stood after each turn and what each choice gave away', async () => {
    const file = await record('taluva', '3', '--option', 'tiles=24');
    const { code, out } = await analyse(file, '--curve', '--json', '--sims', '2');
    expect(code).toBe(0);
    const points = linesOf<CurveLine>(out);
    expect(points.map(({ turn }) => turn)).toEqual(points.map((_, i) => i));
    expect(points[0]).toMatchObject({ seat: null, steps: [], loss: null });
    for (const { values, loss } of points.slice(1)) {
      expect(sum(values)).toBeCloseTo(1);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(loss).toBeLessThanOrEqual(1);
    }
    const replayed = linesOf<{ readonly outcome: { readonly shares: readonly number[] } }>(
      (await threefold(['replay', '--json', file])).out,
    );
    expect(points.at(-1)!.values).toEqual(replayed[0]!.outcome.shares);
  });

  it('marks the turns that gave much away', async () => {
    const file = await record('taluva', '3', '--option', 'tiles=24');
    const { out } = await analyse(file, '--curve', '--sims', '2');
    expect(out).toMatch(/^turn +seat 0 +seat 1 +loss +played\n +0 .* start\n/);
    const rows = [...out.matchAll(/^ +\d+ .*?[ !] +(\d+\.\d) (<<| {2}) seat \d: /gm)];
    expect(rows.length).toBeGreaterThan(15);
    for (const [, loss, mark] of rows) expect(mark).toBe(Number(loss) >= 10 ? '<<' : '  ');
  });

  it('leaves out a turn that is only begun', async () => {
    const file = fileWith('[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "Ada; Bo"]\n\n1. D3xC3\n2. E6xD6\n');
    const { out } = await analyse(file, '--curve', '--json', '--sims', '2');
    expect(linesOf<CurveLine>(out).map(({ turn }) => turn)).toEqual([0, 1]);
  });
});

describe('analyse as a process', () => {
  it('shows what it has on Ctrl-C and exits with 130', async () => {
    const argv = ['analyse', 'tzaar', '--evaluator', 'hand', '--sims', '999999999', '--json'];
    const child = spawn(process.execPath, [BIN, ...argv], { stdio: 'pipe' });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (out === '') child.kill('SIGINT');
      out += chunk.toString();
    });
    const code = await new Promise(resolve => child.on('close', resolve));
    expect(code).toBe(130);
    expect(linesOf<ReportLine>(out).at(-1)).toMatchObject({ final: true });
  });
});

/** The first turns of a record, and others after them. */
const truncated = (file: string, count: number, more: readonly (readonly string[])[] = []): string => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const kept = lines
    .filter(line => !/^\d+\. /.test(line) || Number.parseInt(line, 10) <= count)
    .filter(line => !/^\[(Result|End|Ranking)/.test(line));
  const added = more.map((steps, i) => `${count + i + 1}. ${steps.join(' ')}`);
  return fileWith(`${[...kept.join('\n').trimEnd().split('\n'), ...added].join('\n')}\n`);
};
