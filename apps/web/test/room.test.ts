import { findGame } from '@threefold-games/catalogue';
import { parseOptions } from '@threefold-games/core';
import type { SeatView } from '@threefold-games/room';
import { speaker } from '@threefold-games/speech';
import { loadOnlineWords } from '@threefold-games/words';
import { describe, expect, it } from 'vitest';
import { RoomMirror, seatOf, seatOfMessage } from '../src/online/net/room.ts';
import type { ServerConnection } from '../src/online/net/serverConnection.ts';
import { chanceOf, readinessOf, sayMissing, sayWaiting, shortHash, shuffled } from '../src/online/room/invite.ts';

const person = (name: string, ready: boolean): SeatView => ({ kind: 'person', person: `p_${name}`, name, ready });
const BOT: SeatView = { kind: 'bot', level: 4, of: 12, character: 0 };
const EMPTY: SeatView = { kind: 'empty' };

describe('a table that gathers', async () => {
  const online = await loadOnlineWords('en');
  const speak = speaker('en');
  const missing = (...seats: readonly SeatView[]): string => sayMissing(readinessOf({ seats }), online, speak, false);
  const waiting = (me: string, ...seats: readonly SeatView[]): string | undefined =>
    sayWaiting(readinessOf({ seats }), me, online, speak);

  it('says in its title what is missing', () => {
    expect(missing(person('Ada', true), EMPTY)).toBe('One seat is still open');
    expect(missing(person('Ada', true), EMPTY, EMPTY)).toBe('2 seats are still open');
    expect(missing(person('Ada', true), person('Ben', false))).toBe('One player is not ready');
    expect(missing(person('Ada', true), BOT)).toBe('Everyone is ready');
  });

  it('waits for the others by name, never for oneself', () => {
    expect(waiting('Ada', person('Ada', false), person('Cleo', false), EMPTY)).toBe(
      'Waiting for Cleo and one more player.',
    );
    expect(waiting('Ada', person('Ada', false), BOT)).toBeUndefined();
  });

  it('can start once every seat is taken and everybody is ready', () => {
    expect(readinessOf({ seats: [person('Ada', true), BOT] }).complete).toBe(true);
    expect(readinessOf({ seats: [person('Ada', true), EMPTY] }).complete).toBe(false);
    expect(readinessOf({ seats: [person('Ada', false), BOT] }).complete).toBe(false);
    expect(readinessOf({ seats: [BOT, BOT] }).complete).toBe(false);
  });

  it('knows where somebody sits', () => {
    const seats = [BOT, person('Ada', true), EMPTY];
    expect(seatOf({ seats }, 'p_Ada')).toBe(1);
    expect(seatOf({ seats }, 'p_Ben')).toBeUndefined();
    expect(seatOf({ seats }, undefined)).toBeUndefined();
  });

  it('knows where somebody sits now who wrote a connection on another seat', () => {
    const left: SeatView = { ...BOT, for: { person: 'p_Cleo', name: 'Cleo' } };
    const seats = [left, person('Ada', true), BOT];
    const wrote = (name: string, seat: number | null): number | null =>
      seatOfMessage({ seats }, { n: 1, at: 0, by: `p_${name}`, name, seat, text: 'Hello' });
    expect([wrote('Ada', 0), wrote('Cleo', 1), wrote('Ben', 2), wrote('Dan', null)]).toEqual([1, 0, 2, null]);
  });

  it('shuffles every seat into one place', () => {
    for (const chance of [0, 0.3, 0.7, 0.999]) {
      expect([...shuffled(4, () => chance)].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    }
    expect(shuffled(4, () => 0)).not.toEqual(shuffled(4, () => 0.999));
  });

  it('shows the first digits of a hash in groups', () => {
    expect(shortHash('7f3ac19e04b2ffff')).toBe('7f3a c19e 04b2');
  });
});

describe('what chance decides', () => {
  const chance = (
    id: string,
    seats: number,
    given: Readonly<Record<string, string>> = {},
    lot = false,
  ): string | undefined => {
    const game = findGame(id)!;
    const options = parseOptions(game.options, seats, given);
    return options.ok ? chanceOf(game, { options: options.value, seats, lot }) : 'not an option';
  };

  it('is told for each game by asking its rules', () => {
    expect(chance('taluva', 4)).toBe('draws');
    expect(chance('tzaar', 2, { setup: 'random' })).toBe('setup');
    expect(chance('tzaar', 2, { setup: 'fixed' })).toBeUndefined();
    expect(chance('talat', 3)).toBeUndefined();
  });

  it('is who sits where, where nothing else is', () => {
    expect(chance('talat', 3, {}, true)).toBe('seats');
    expect(chance('tzaar', 2, { setup: 'fixed' }, true)).toBe('seats');
    expect(chance('taluva', 4, {}, true)).toBe('draws');
  });
});

describe('a room whose names or messages an operator changed', () => {
  type RoomMessage = Extract<Parameters<RoomMirror['hear']>[0], { t: 'room' }>;
  const said = (n: number, text: string, name = 'Ada') => ({ n, at: n, by: 'p_Ada', name, seat: 0, text });
  const told = (name: string, chat: RoomMessage['chat']): RoomMessage => ({
    t: 'room',
    room: 'aaaa-bbbb',
    seq: 3,
    table: {} as RoomMessage['table'],
    now: { seats: [person(name, true), EMPTY] } as unknown as RoomMessage['now'],
    from: 0,
    turns: [],
    watchers: 0,
    chat,
    seat: null,
    foreseen: [],
    at: 1,
  });

  it('shows them anew, though nothing has happened in it', () => {
    const mirror = new RoomMirror({} as ServerConnection, 'aaaa-bbbb');
    mirror.hear(told('Ada', [said(1, 'hello'), said(2, 'bad words')]));
    const { view } = mirror;
    const before = view.value;
    mirror.hear(told('Ada', [said(1, 'hello'), said(2, 'bad words')]));
    expect(view.value).toBe(before);
    mirror.hear(told('player-abcdef', [said(1, 'hello', 'player-abcdef'), said(2, '', 'player-abcdef')]));
    expect(mirror.now.value?.seats[0]).toMatchObject({ name: 'player-abcdef' });
    expect(mirror.chat.value).toEqual([said(1, 'hello', 'player-abcdef')]);
    mirror.hear({ t: 'chat', room: 'aaaa-bbbb', line: said(3, 'again') });
    expect(mirror.chat.value.map(({ n }) => n)).toEqual([1, 3]);
  });
});
