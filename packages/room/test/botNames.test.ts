import { seededRandom } from '@threefold/core';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botName, idThatKeepsNames } from '../src/botNames.ts';
import type { Sitter } from '../src/state.ts';

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

  it('stay in a rematch, where who was a bot sits elsewhere', () => {
    const random = seededRandom('rematch');
    const fresh = (): string => Array.from({ length: 12 }, () => 'abcdefgh'[random.below(8)]).join('');
    const person: Sitter = { kind: 'person', person: 'me', name: 'Me', ready: true, nonce: '' };
    const bot: Sitter = { kind: 'bot', level: 3 };
    for (let n = 0; n < 20; n++) {
      const room = fresh();
      const one = idThatKeepsNames({ id: room, seats: [person, bot] }, [1, 0], fresh);
      expect(botName(one, 0)).toBe(botName(room, 1));
      const two = idThatKeepsNames({ id: room, seats: [person, bot, bot] }, [1, 2, 0], fresh);
      expect([0, 1].map(seat => botName(two, seat))).toEqual([1, 2].map(seat => botName(room, seat)));
    }
  });
});
