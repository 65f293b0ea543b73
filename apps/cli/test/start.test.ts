import { describe, expect, it } from 'vitest';
import { threefold } from './harness.ts';

const start = (...argv: string[]) =>
  threefold(['start', 'tzaar', '--sims', '4', '--evaluator', 'hand', '--seed', '1', ...argv]);

interface StartLine {
  readonly setup: string;
  readonly values: readonly [number, number];
  readonly even: boolean;
  readonly rated: number;
}

describe('start', () => {
  it('draws set-ups that play takes, with the chances of each seat, the same ones for the same seed', async () => {
    const { code, out } = await start('--count', '3');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(new Set(lines).size).toBe(3);
    for (const line of lines) expect(line).toMatch(/^[AROaro]{60} {2}White \d+\.\d {2}Black \d+\.\d$/);
    expect((await start('--count', '3')).out).toBe(out);
    const played = await threefold(['play', 'tzaar', '--setup', lines[0]!.slice(0, 60)], { stdin: 'quit\n' });
    expect(played.code).toBe(0);
  });

  it('gives only even ones, or else the most even one with exit code 1', async () => {
    const even = await start('--even', '0.2', '--json');
    expect(even.code).toBe(0);
    const line = JSON.parse(even.out) as StartLine;
    expect(line.even).toBe(true);
    expect(Math.abs(line.values[0] - line.values[1])).toBeLessThanOrEqual(0.2);
    const strict = await start('--even', '0', '--most', '3', '--json');
    expect(strict.code).toBe(1);
    expect(JSON.parse(strict.out)).toMatchObject({ even: false, rated: 3 });
    expect((await start('--even', '0', '--most', '2')).out).toMatch(/ \*\n$/);
  });

  it('refuses a game that always begins alike, and what is no number', async () => {
    const codes = await Promise.all(
      [
        ['start', 'taluva'],
        ['start', 'tzaar', '--option', 'setup=fixed'],
        ['start', 'chess'],
        ['start', 'tzaar', '--even', '2'],
        ['start', 'tzaar', '--even', 'x'],
        ['start', 'tzaar', '--sims', '0'],
        ['start', 'tzaar', '--evaluator', 'me'],
        ['start', 'tzaar', '--seats', '3'],
      ].map(async argv => (await threefold(argv)).code),
    );
    expect(codes).toEqual(codes.map(() => 2));
  });
});
