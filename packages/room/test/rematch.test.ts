import { formatRecord, parseRecord, tagValue } from '@threefold-games/core';
import { botDue, checkDeal, type RoomState, recordOf, rematchDue, rematchOf, viewOf } from '@threefold-games/room';
import { DAYS, gameOf, gathering, must, NOON, PEOPLE, planOf, playing, Table, world } from '@threefold-games/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from './invariants.ts';

const FALLBACK = '77'.repeat(32);
const THIRD = '88'.repeat(32);
const fresh = { secret: FALLBACK, nextSecret: THIRD };
const next = (last: RoomState): RoomState =>
  must(rematchOf(world, last, { id: 'room-next', ...fresh, now: NOON + 1e6 })).state;
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
    expect(rematchOf(world, closed.state, { id: 'x', ...fresh, now: NOON }).ok).toBe(false);
  });

  it('has begun, with the same people', () => {
    const room = next(resigned(playing('taluva', 2, { clock: DAYS }).playOn(3), 1));
    expect(room).toMatchObject({ id: 'room-next', seq: 0, phase: 'playing', host: PEOPLE[0], turns: [], actor: 0 });
    expect(room.drawn).toHaveLength(1);
  });

  it('lets the seats begin in turn', () => {
    const room = next(resigned(playing('tzaar', 2).playOn(3), 1));
    expect(people(room)).toEqual(['Ben', 'Ada']);
    expect(
      people(next({ ...room, phase: 'over', result: { shares: [1, 0], why: { kind: 'agreed' }, at: 0 } })),
    ).toEqual(['Ada', 'Ben']);
  });

  it('leaves odds with whoever has them', () => {
    const room = next(resigned(playing('tzaar', 2, { options: { odds: 'seat0step2' } }).playOn(3), 1));
    expect([people(room), room.plan.options.odds]).toEqual([['Ben', 'Ada'], 'seat1step2']);
    expect(must(gameOf('tzaar').decode(room.position)).view()).toMatchObject({ left: [{ tott: 15 }, { tott: 11 }] });
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
    expect(room.seats[1]).toEqual({ kind: 'bot', level: 3, of: 12, character: 0 });
    expect(botDue(room)).toBeUndefined();
  });
});

describe('the deal of a rematch', () => {
  const nonces = fc.array(fc.option(fc.stringMatching(/^[0-9a-f]{32}$/), { nil: undefined }), {
    minLength: 3,
    maxLength: 3,
  });
  const isDealtFairly = (state: RoomState): boolean => {
    const record = parseRecord(formatRecord(recordOf(world, state)));
    return record.ok && checkDeal(world, record.value).ok;
  };

  it('follows from a secret that was promised before, and from what each seat added when it agreed', () => {
    fc.assert(
      fc.property(fc.constantFrom('taluva', 'tzaar'), nonces, fc.nat(5), (game, given, declines) => {
        const count = game === 'taluva' ? 3 : 2;
        const table = playing(game, count, { leaver: { kind: 'end' } }).playOn(2);
        const nonce = (seat: number) => (given[seat] === undefined ? {} : { nonce: given[seat] });
        expect(viewOf(table.state).table.deal.next).toBeUndefined();
        table.ask(1, { kind: 'resign' });
        const promised = viewOf(table.state).table.deal.next;
        for (let n = 0; n < declines; n++) {
          table.ask(0, { kind: 'offer', offer: 'rematch', nonce: `a${n}`.repeat(16) });
          table.ask(1, { kind: 'answer', offer: 'rematch', yes: false });
        }
        table.ask(0, { kind: 'offer', offer: 'rematch', ...nonce(0) });
        for (let seat = 1; seat < count; seat++)
          table.ask(seat, { kind: 'answer', offer: 'rematch', yes: true, ...nonce(seat) });
        expect(rematchDue(table.state)).toBe(true);
        expect(brokenPromises(table.state)).toEqual([]);
        const again = new Table(next(table.state));
        expect(again.state.deal.hash).toBe(promised);
        expect(viewOf(table.state).table.deal.next).toBe(promised);
        const first = given[0] ?? (declines > 0 ? `a${declines - 1}`.repeat(16) : '');
        // Each seat moved on by one, and brought what it added.
        const added = [first, ...given.slice(1, count).map(each => each ?? '')];
        expect(again.state.deal.nonces).toEqual([...added.slice(1), first]);
        again.playOn(2).ask(0, { kind: 'resign' });
        expect(isDealtFairly(again.state)).toBe(true);
        expect(tagValue(recordOf(world, table.state), 'DealNext')).toBe(
          tagValue(recordOf(world, again.state), 'DealHash'),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('is another one with every nonce', () => {
    const layoutWith = (nonce: string): string => {
      const table = playing('tzaar', 2);
      table.ask(1, { kind: 'resign' });
      table.ask(0, { kind: 'offer', offer: 'rematch', nonce });
      table.ask(1, { kind: 'answer', offer: 'rematch', yes: true });
      return next(table.state).layout;
    };
    expect(new Set(['0', '1', '2'].map(digit => layoutWith(digit.repeat(32)))).size).toBe(3);
  });

  it('can be checked where an older server promised nothing and nobody added anything', () => {
    const table = playing('taluva', 2).playOn(2);
    table.ask(1, { kind: 'resign' });
    const { nextSecret: _, ...old } = table.state;
    expect(viewOf(old).table.deal.next).toBeUndefined();
    const again = new Table(next(old));
    expect(again.state.deal).toMatchObject({ secret: FALLBACK, nonces: ['', ''] });
    expect(again.state.nextSecret).toBe(THIRD);
    again.playOn(2).ask(0, { kind: 'resign' });
    expect(isDealtFairly(again.state)).toBe(true);
  });
});
