import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botName } from '../src/botNames.ts';

describe('the names of bots', () => {
  it('are the same whenever one asks, and no two at a table are alike', () => {
    const rooms = Array.from({ length: 50 }, (_, i) => `room${i}`);
    for (const room of rooms) {
      const names = [0, 1, 2, 3].map(seat => botName(room, seat));
      expect(new Set(names).size).toBe(4);
      expect([0, 1, 2, 3].map(seat => botName(room, seat))).toEqual(names);
    }
    expect(new Set(rooms.map(room => botName(room, 0))).size).toBeGreaterThan(10);
  });

  it('can be written in records, and are told apart by their first letters', () => {
    expect(BOT_NAMES.every(name => /^[A-Z][a-z]{1,6}$/.test(name))).toBe(true);
    expect(new Set(BOT_NAMES.map(name => name[0])).size).toBe(BOT_NAMES.length);
  });
});
