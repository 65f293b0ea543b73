import { seededRandom } from '@threefold/core';
import { botDue, type RoomState, rematchDue, rematchOf } from '@threefold/room';
import { describe, expect, it } from 'vitest';
import { DAYS, gathering, NOON, PEOPLE, planOf, playing, type Table, world } from './harness.ts';

const SECOND = '77'.repeat(32);
const next = (last: RoomState): RoomState => {
  const made = rematchOf(world, last, { id: 'room-next', secret: SECOND, now: NOON + 1e6, random: seededRandom(4) });
  if (!made.ok) throw new Error(made.error.code);
  return made.state;
};
const people = (state: RoomState): readonly string[] =>
  state.seats.map(sitter => (sitter.kind === 'person' ? sitter.name : sitter.kind));
const resigned = (table: Table, seat: number): RoomState => {
  table.ask(seat, { kind: 'resign' });
  return table.state;
};

describe('a rematch', () => {
  it('is due when all who still sit there agree, until its room is there', () => {
    const table = playing('talat', 3).playOn(3);
    table.ask(1, { kind: 'resign' });
    table.ask(2, { kind: 'resign' });
    expect(table.state.phase).toBe('over');
    table.ask(0, { kind: 'offer', offer: 'rematch' });
    expect([rematchDue(table.state), table.kinds]).toEqual([false, ['offered']]);
    expect(table.ask(1, { kind: 'answer', offer: 'rematch', yes: true })).toBe('room.notSeated');
    table.ask(2, { kind: 'answer', offer: 'rematch', yes: true });
    expect([rematchDue(table.state), table.kinds]).toEqual([true, ['agreed', 'rematch']]);
    expect(table.ask(2, { kind: 'answer', offer: 'rematch', yes: false })).toBe('room.noOffer');
    expect(table.happen({ kind: 'next', room: 'room-next' })).toBe('ok');
    expect([rematchDue(table.state), table.state.next]).toEqual([false, 'room-next']);
    expect(table.happen({ kind: 'next', room: 'room-else' })).toBe('room.offer');
    expect(table.ask(0, { kind: 'offer', offer: 'rematch' })).toBe('room.offer');
  });

  it('is at once against bots, and not there before anything was played', () => {
    const table = playing('talat', 2, {}, { 1: 4 }).playOn(2);
    table.ask(0, { kind: 'resign' });
    table.ask(0, { kind: 'offer', offer: 'rematch' });
    expect(table.kinds).toEqual(['agreed', 'rematch']);
    const closed = gathering(planOf('talat', 2));
    closed.ask(0, { kind: 'sit', name: 'Ada', nonce: '0'.repeat(32) });
    closed.ask(0, { kind: 'close' });
    expect(closed.ask(0, { kind: 'offer', offer: 'rematch' })).toBe('room.offer');
    expect(rematchOf(world, closed.state, { id: 'x', secret: SECOND, now: NOON, random: seededRandom(1) }).ok).toBe(
      false,
    );
  });

  it('has begun, with a deal of its own and the same people', () => {
    const room = next(resigned(playing('taluva', 2, { clock: DAYS }).playOn(3), 1));
    expect(room).toMatchObject({ id: 'room-next', seq: 0, phase: 'playing', host: PEOPLE[0], turns: [], actor: 0 });
    expect(room.deal.secret).toBe(SECOND);
    expect(room.deal.nonces).toHaveLength(2);
    expect(room.deal.nonces.every(nonce => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
    expect(room.drawn).toHaveLength(1);
  });

  it('lets the seats begin in turn', () => {
    const room = next(resigned(playing('tzaar', 2).playOn(3), 1));
    expect(people(room)).toEqual(['Ben', 'Ada']);
    expect(
      people(next({ ...room, phase: 'over', result: { shares: [1, 0], why: { kind: 'agreed' }, at: 0 } })),
    ).toEqual(['Ada', 'Ben']);
  });

  it('lets the winner begin where the rulebook says so, in the same order round the table', () => {
    const table = playing('talat', 3).playOn(4);
    const won = (shares: readonly number[]): RoomState => ({
      ...table.state,
      phase: 'over',
      result: { shares, why: { kind: 'rule', rule: 'TA-8.2' }, at: 0 },
    });
    expect(people(next(won([0, 0, 1])))).toEqual(['Cleo', 'Ada', 'Ben']);
    expect(people(next(won([1, 0, 0])))).toEqual(['Ada', 'Ben', 'Cleo']);
    // Nobody won alone: the seats move on.
    expect(people(next(won([0.5, 0.5, 0])))).toEqual(['Ben', 'Cleo', 'Ada']);
  });

  it('of an aborted game keeps the seats', () => {
    const table = playing('tzaar', 2);
    table.ask(0, { kind: 'offer', offer: 'abort' });
    expect(people(next(table.state))).toEqual(['Ada', 'Ben']);
  });

  it('keeps bots, those who stood in too, and holidays', () => {
    const table = playing('talat', 3, { clock: DAYS }).playOn(3);
    table.ask(2, { kind: 'holiday', on: true });
    table.ask(0, { kind: 'resign' });
    table.ask(1, { kind: 'resign' });
    const room = next(table.state);
    expect(room.seats[0]).toMatchObject({ name: 'Cleo' });
    expect(room.holidays).toEqual([NOON + 1e6, null, null]);
    expect(room.seats[1]).toEqual({ kind: 'bot', level: 3 });
    expect(botDue(room)).toBeUndefined();
  });
});
