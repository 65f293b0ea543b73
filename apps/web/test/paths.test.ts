import { describe, expect, it } from 'vitest';
import { formatPlace, parsePlace, type Route } from '../src/ui/paths.ts';

const at = (address: string): ReturnType<typeof parsePlace> => parsePlace(new URL(address, 'https://threefold.test'));

describe('addresses', () => {
  const ROUTES: readonly Route[] = [
    { page: 'home' },
    { page: 'new', game: 'taluva' },
    { page: 'game', id: 'abc' },
    { page: 'analysis', query: {} },
    { page: 'analysis', query: { game: 'tzaar', position: 'tzaar/1 a b;c&d=e +%#?' } },
    { page: 'replay', id: 'abc' },
    { page: 'replay', id: 'abc', turn: 17 },
    { page: 'games' },
    { page: 'rules', game: '' },
    { page: 'rules', game: 'tzaar', rule: 'TZ-4.6' },
    { page: 'puzzles', query: {} },
    { page: 'puzzles', query: { game: 'tzaar', theme: 'twoKinds', difficulty: '2' } },
    { page: 'missed' },
    { page: 'puzzle', id: 'tz-7k2ma', query: {} },
    { page: 'puzzle', id: 'tz-7k2ma', query: { by: 'twoKinds', difficulty: '3' } },
    { page: 'daily' },
    { page: 'daily', game: 'taluva' },
    { page: 'daily', date: '2026-11-16' },
    { page: 'daily', date: '2026-11-16', game: 'talat' },
    { page: 'settings' },
    { page: 'together' },
    { page: 'together', query: { game: 'tzaar', challenge: 'Ada & Ben' } },
    { page: 'room', id: 'k7wp-3n4m' },
    { page: 'player', id: 'p_abcdefghijkm' },
    { page: 'account' },
    { page: 'moderation' },
    { page: 'moderation', id: 'p_abcdefghijkm' },
  ];

  it.each(ROUTES)('reads what it wrote: $page', route => {
    expect(at(formatPlace('pl', route))).toEqual({ lang: 'pl', route });
  });

  it('leaves the language open where the address has none', () => {
    expect(at('/')).toEqual({ route: { page: 'home' } });
    expect(at('/games')).toEqual({ route: { page: 'games' } });
  });

  it.each([
    '/en/nowhere',
    '/xx/',
    '/en/game',
    '/en/game/a/b',
    '/en/new',
    '/en/%E0%A4%A',
    '/en/settings/x',
    '/en/room',
    '/en/account/x',
    '/en/puzzle',
    '/en/puzzles/x',
    '/en/puzzles/missed/x',
    '/en/daily/2026-11-16/x',
  ])('says that %s is missing', address => {
    expect(at(address).route.page).toBe('missing');
  });

  it('does not take a turn that is no number', () => {
    expect(at('/de/replay/abc#x1').route).toEqual({ page: 'replay', id: 'abc' });
  });
});
