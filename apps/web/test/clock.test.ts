import { describe, expect, it } from 'vitest';
import { announcedBetween } from '../src/board/tableEvents.ts';
import { formatClock } from '../src/i18n/formatClock.ts';

describe('a clock', () => {
  it('is said aloud once at a minute, at 30 and at 10 seconds', () => {
    const said: number[] = [];
    for (let left = 65_000; left > 0; left -= 700) {
      const moment = announcedBetween(left, left - 700);
      if (moment !== undefined) said.push(moment);
    }
    expect(said).toEqual([60_000, 30_000, 10_000]);
  });

  it('says nothing when a turn begins with little time', () => {
    expect(announcedBetween(Number.POSITIVE_INFINITY, 50_000)).toBeUndefined();
  });

  it.each([
    [300_000, '5:00'],
    [299_001, '5:00'],
    [61_000, '1:01'],
    [9_990, '9.9'],
    [0, '0.0'],
    [3_725_000, '1:02:05'],
  ])('shows %i ms as %s', (milliseconds, text) => {
    expect(formatClock(milliseconds, true)).toBe(text);
  });

  it('shows begun seconds whole where tenths are of no use', () => {
    expect(formatClock(9_990)).toBe('0:10');
    expect(formatClock(-5)).toBe('0:00');
  });
});
