import { formatOptions, parseOptions } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { talat } from '../rules/index.ts';
import { optionsFor, picture, play, playOn, SETUP_2, steps, type Table } from './table.ts';

/** 56 points each; seat 0 has the better towers. */
const even = (options: Record<string, string> = {}): Table =>
  picture(
    `L6 . . . . | L4 . . . . | . . . . m3
     . . . . .  | . . . . .  | . . . . .
     . . . . .  | . . . . .  | . . . . .
     . . . . .  | . . . . .  | . . . . .
     . . . . l3 | . . . . l4 | L6 . . . .`,
    {
      seats: 2,
      options,
      captures: ['1S3 1S4 1S6 1M3 1M4 1M6 1L6 2S4 2S6 2M3', '0S3 0S4 0S6 0M4 0M6 0L3 0L4 2M4 2M6 2L3'],
    },
  );

const refused = (seats: number, given: Record<string, unknown>): unknown => {
  const options = parseOptions(talat.options, seats, given);
  return options.ok ? undefined : [options.error.code, options.error.detail];
};

describe('H House rules', () => {
  it('TA-H.1: komi is added for the second seat before points are compared', () => {
    expect(even().outcome()).toEqual({ shares: [1, 0], rule: 'TA-8.6' });
    expect(even({ komi: '0.5' }).view()).toMatchObject({ points: [56, 56.5], bonus: [0, 0.5] });
    expect(even({ komi: '0.5' }).outcome()).toEqual({ shares: [0, 1], rule: 'TA-8.5' });
    expect(even({ komi: '0.5', tieBreak: 'none' }).outcome()).toEqual({ shares: [0, 1], rule: 'TA-8.5' });
  });

  it('TA-H.1: with a whole number there may be a tie, which is broken as ever', () => {
    const behind = (komi: string): Table =>
      picture(
        `L6 . . . . | L4 . . . . | . . . . m3
         . . . . .  | . . . . .  | . . . . .
         . . . . .  | . . . . .  | . . . . .
         . . . . .  | . . . . .  | . . . . .
         . . . . l3 | . . . . l4 | L6 . . . .`,
        {
          seats: 2,
          options: { komi },
          captures: ['1S3 1S4 1S6 1M3 1M4 1M6 1L6 2S4 2S6 2M3 2L3', '0S3 0S4 0S6 0M4 0M6 0L3 0L4 2M4 2M6'],
        },
      );
    expect(behind('10').view().points).toEqual([61, 61]);
    expect(behind('10').outcome()).toEqual({ shares: [1, 0], rule: 'TA-8.6' });
    expect(behind('9.5').outcome()).toEqual({ shares: [1, 0], rule: 'TA-8.5' });
    expect(behind('10.5').outcome()).toEqual({ shares: [0, 1], rule: 'TA-8.5' });
  });

  it('TA-H.1: it is refused out of range, with three players, and together with odds', () => {
    expect(optionsFor(2, { komi: 6.5 }).komi).toBe('6.5');
    for (const komi of ['-1', '0.25', '15.5', '1e1', '6,5', 'on']) expect(refused(2, { komi })).toBeDefined();
    expect(refused(3, { komi: 0.5 })).toEqual(['options.clash', 'komi=0.5 with 3 seats']);
    expect(refused(2, { komi: 5, odds: 'seat1step1' })).toEqual(['options.clash', 'komi=5 with odds=seat1step1']);
  });

  it('TA-H.1: off, nothing is written of it; positions with and without it are told apart', () => {
    expect(formatOptions(optionsFor(2, { komi: 0 }))).toBe(formatOptions(optionsFor(2)));
    const [plain, given] = [play(SETUP_2, 2), play(SETUP_2, 2, { komi: 6.5 })];
    expect([plain.hashLo, plain.hashHi]).toEqual([-1614226940, -1919228629]);
    expect(given.hashLo).not.toBe(plain.hashLo);
    expect(given.encode()).toContain(',komi=6.5 ');
  });

  const cut = (): Table => play(`${SETUP_2} c5-c4`, 2, { swap: 'on' });

  it('TA-H.2: the first seat sets up both sides and makes the first move, then the second seat chooses', () => {
    const table = play('', 2, { swap: 'on' });
    const actors = new Set<number>();
    for (const text of SETUP_2.split(/\s+/).filter(Boolean)) {
      actors.add(table.actor);
      playOn(table, text);
    }
    expect([...actors]).toEqual([0]);
    expect(table.view()).toMatchObject({ actor: 0, side: 1, cut: true, phase: 'moving' });
    expect(steps(table)).toEqual(steps(play(SETUP_2, 2)));
    playOn(table, 'c5-c4');
    expect(table.view()).toMatchObject({ actor: 1, cut: false, phase: 'choosing' });
    expect(steps(table)).toEqual(['stay', 'swap']);
    expect(table.encode()).toContain(' 1? ');
  });

  it('TA-H.2: who stays plays on as if nothing had been', () => {
    const table = playOn(cut(), 'stay');
    const plain = play(`${SETUP_2} c5-c4`, 2);
    expect(table.view()).toEqual({ ...plain.view(), options: table.view().options });
    expect(table.actor).toBe(0);
  });

  it('TA-H.2: who swaps has what the other had, and the other has theirs', () => {
    const before = cut();
    const table = playOn(cut(), 'swap');
    expect(table.view()).toMatchObject({ actor: 1, side: 1, cut: false, phase: 'moving' });
    expect(table.encode()).toContain(' 1~ ');
    const standing = (of: Table, name: string) =>
      of
        .view()
        .boards.flatMap(({ cells }) => cells)
        .find(cell => cell.name === name)?.tower;
    // The L4 of Ebony that moved to c4 on board 1 is Ivory's now, seen from the other side.
    expect(standing(before, 'c4')).toEqual({ owner: 1, tower: 'L4' });
    expect(standing(table, 'c2')).toEqual({ owner: 0, tower: 'L4' });
    // Ivory's S3 on board 3 is Ebony's on board 2; the Zihin stays the Zihin.
    expect(standing(before, 'o5')).toEqual({ owner: 0, tower: 'S3' });
    expect(standing(table, 'f1')).toEqual({ owner: 1, tower: 'S3' });
    expect(standing(before, 'k1')).toEqual({ owner: 2, tower: 'M6' });
    expect(standing(table, 'j5')).toEqual({ owner: 2, tower: 'M6' });
    expect(steps(table)).toHaveLength(steps(playOn(cut(), 'stay')).length);
    table.unmake();
    expect(table.encode()).toBe(before.encode());
    expect([table.hashLo, table.hashHi]).toEqual([before.hashLo, before.hashHi]);
  });

  it('TA-H.2: nothing else is played before the choice, and nobody chooses at another time', () => {
    expect(cut().whyNot('a1-a2')).toEqual({ rule: 'TA-H.2', cells: [] });
    expect(playOn(cut(), 'stay').whyNot('swap')).toEqual({ rule: 'TA-H.2', cells: [] });
    expect(play('', 2).whyNot('stay')).toEqual({ rule: 'TA-H.2', cells: [] });
    const text = cut().encode();
    expect(talat.decode(text.replace(',swap=on', '')).ok).toBe(false);
    expect(talat.decode(text.replace(' 1? ', ' 0? ')).ok).toBe(false);
    expect(talat.decode(playOn(cut(), 'stay a1-a2').encode().replace(' 1 ', ' 1? ')).ok).toBe(false);
  });

  it('TA-H.2: it is refused with three players, with komi and with odds', () => {
    expect(refused(3, { swap: true })).toEqual(['options.clash', 'swap=on with 3 seats']);
    expect(refused(2, { swap: true, komi: 3 })).toEqual(['options.clash', 'swap=on with komi=3']);
    expect(refused(2, { swap: true, odds: 'seat1step1' })).toEqual(['options.clash', 'swap=on with odds=seat1step1']);
  });

  it('TA-H.3: odds are points at the start for one seat', () => {
    expect(play('', 3, { odds: 'seat2step3' }).view().points).toEqual([0, 0, 15]);
    expect(play('', 2, { odds: 'seat0step2' }).view().points).toEqual([10, 0]);
    expect(even({ odds: 'seat1step1' }).outcome()).toEqual({ shares: [0, 1], rule: 'TA-8.5' });
  });

  it('TA-H.3: they are refused for a seat that there is not, and in steps that there are not', () => {
    expect(refused(2, { odds: 'seat2step1' })).toEqual(['options.clash', 'odds=seat2step1 with 2 seats']);
    for (const odds of ['seat0step0', 'seat0step4', 'seat3step1', '1']) expect(refused(3, { odds })).toBeDefined();
  });
});
