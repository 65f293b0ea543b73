import { THEMES } from '@threefold-games/stage';
import { describe, expect, it } from 'vitest';
import { fileWith, freshPath, jsonLines, threefold } from './harness.ts';

const RECORD = '[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "Ada; Bo"]\n\n1. D3xC3\n2. E6xD6 -\n';

const draw = (...argv: string[]) => threefold(['draw', ...argv]);

describe('draw', () => {
  it.each(['talat', 'tzaar', 'taluva'])('draws a game of %s to its end', async game => {
    const record = (await threefold(['random', game, '--seed', '2'])).out;
    const { code, out, err } = await draw(fileWith(record));
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^<svg [^>]*width="800" height="\d+/);
    expect(out).not.toMatch(/NaN|undefined|\[object/);
    expect(out.trimEnd().endsWith('</svg>')).toBe(true);
  });

  it('draws after the turn that is asked for, with that turn marked', async () => {
    const file = fileWith(RECORD);
    const at = async (...argv: string[]) => (await draw(file, ...argv)).out;
    const [start, first, end] = [await at('--turn', '0'), await at('--turn', '1'), await at()];
    expect(await at('--turn', '2')).toBe(end);
    expect(new Set([start, first, end]).size).toBe(3);
    expect([start, first].map(svg => svg.includes(THEMES.light.gold))).toEqual([false, true]);
  });

  it('draws in any theme and width', async () => {
    const file = fileWith(RECORD);
    const dark = (await draw(file, '--theme', 'dark', '--width', '300')).out;
    expect(dark).toContain('width="300"');
    expect(dark).toContain(THEMES.dark.clay);
    expect((await draw(file, '--theme', 'contrast-dark')).out).toContain(THEMES.contrastDark.gold);
    expect((await draw(file, '--theme', 'pink')).code).toBe(2);
    expect((await draw(file, '--width', '1')).code).toBe(2);
  });

  it('reads standard input, and position texts', async () => {
    const end = (await draw(fileWith(RECORD))).out;
    expect((await threefold(['draw', '-'], { stdin: RECORD })).out).toBe(end);
    const [{ position }] = jsonLines((await threefold(['legal', '--json', fileWith(RECORD)])).out) as never as [
      { position: string },
    ];
    const drawn = await threefold(['draw', '-'], { stdin: `${position}\n` });
    expect(drawn.code).toBe(0);
    expect(drawn.out.match(/<circle/g)!.length).toBeGreaterThan(100);
    expect((await draw(fileWith(position), '--turn', '1')).code).toBe(2);
    const broken = await draw(fileWith(position.replace(/ \S+$/, ' nobody')));
    expect([broken.code, broken.out]).toEqual([1, '']);
    expect(broken.err).toMatch(/^threefold: position\./);
  });

  it('says what is wrong', async () => {
    const late = await draw(fileWith(RECORD), '--turn', '9');
    expect([late.code, late.err]).toEqual([2, expect.stringContaining('The record has 2 turns.')]);
    const missing = await draw(freshPath());
    expect([missing.code, missing.out]).toEqual([3, '']);
    expect(missing.err).toMatch(/^threefold: file\.missing: /);
    const refused = await draw(fileWith(RECORD.replace('E6xD6', 'E6xA1')));
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(/^threefold: step\.illegal: .*turn 2, step 1/);
  });
});
