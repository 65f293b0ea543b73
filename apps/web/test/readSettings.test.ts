import { findGame } from '@threefold-games/catalogue';
import { describe, expect, it } from 'vitest';
import { cleanName, readSettings, STANDARD } from '../src/settings/readSettings.ts';

describe('kept settings', () => {
  it('are what was kept', () => {
    const kept = {
      ...STANDARD,
      theme: 'dark',
      contrast: true,
      confirm: 'never',
      name: 'Jörg',
      help: false,
      lastNewGame: {
        tzaar: {
          seats: [
            { kind: 'bot', name: '', level: 12, of: 12, character: 2 },
            { kind: 'me', name: 'Jörg' },
          ],
          options: { setup: 'fixed' },
          clock: { minutes: 5, increment: 0 },
          even: true,
          lot: true,
        },
      },
    };
    expect(readSettings(structuredClone(kept))).toEqual(kept);
  });

  it('of when bots had eight levels ask for bots as strong as those', () => {
    const plan = (level: number): unknown => ({ seats: [{ kind: 'bot', name: '', level }], options: {} });
    const { lastNewGame } = readSettings({ lastNewGame: { tzaar: plan(1), talat: plan(3) } });
    const now = (game: string, level: number): unknown => findGame(game)?.formerLevels?.[level - 1];
    expect(lastNewGame.tzaar?.seats).toEqual([{ kind: 'bot', name: '', level: now('tzaar', 1), of: 12 }]);
    expect(lastNewGame.talat?.seats).toEqual([{ kind: 'bot', name: '', level: now('talat', 3), of: 12 }]);
  });

  it.each([undefined, '', [], 7, null])('are the standard ones when %s was kept', raw => {
    expect(readSettings(raw)).toEqual(STANDARD);
  });

  it('fall back one by one', () => {
    const read = readSettings({ theme: 'pink', sound: 'yes', view: '3d', help: 'yes', coordinates: false });
    expect(read).toEqual({ ...STANDARD, view: '3d', coordinates: 'never' });
  });

  it.each([
    { seats: [], options: {} },
    { seats: [{ kind: 'bot', name: '', level: 9 }], options: {} },
    { seats: [{ kind: 'bot', name: '', level: 13, of: 12 }], options: {} },
    { seats: [{ kind: 'cat', name: '' }], options: {} },
    { seats: [{ kind: 'me', name: '' }], options: { setup: 1 } },
    { seats: [{ kind: 'me', name: '' }] },
  ])('forget how a game was begun where that makes no sense', plan => {
    expect(readSettings({ lastNewGame: { tzaar: plan } }).lastNewGame).toEqual({});
  });
});

describe('a name', () => {
  it('is one that a record can hold', () => {
    expect(cleanName(' A; "B"\u202e\n')).toBe('A B');
    expect(Array.from(cleanName('🎲'.repeat(50)))).toHaveLength(24);
  });
});
