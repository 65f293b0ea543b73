import { GIVE_UP, viewOf, wakeAt } from '@threefold-games/room';
import { DAYS, FISCHER, PEOPLE, playing, type Table } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const resign = (table: Table, seat: number): string => table.ask(seat, { kind: 'resign' });
/** Plays a game of Talat to its end. */
const toTheEnd = (table: Table): Table => table.playOn(1000);

describe('resigning', () => {
  it('with two seats: the other wins', () => {
    const table = playing('tzaar', 2).playOn(3);
    expect(resign(table, 1)).toBe('ok');
    expect(table.state.result).toEqual({ shares: [1, 0], why: { kind: 'resign', seat: 1 }, at: table.now });
    expect(table.kinds).toEqual(['left', 'over']);
    const alone = playing('tzaar', 2, {}, { 0: 3 }).playOn(1);
    resign(alone, 1);
    expect(alone.state.result).toMatchObject({ shares: [1, 0] });
  });

  it('with three or four: a bot stands in, whose turns are told, and the others share among them', () => {
    const table = playing('talat', 3).playOn(4);
    expect(resign(table, 1)).toBe('ok');
    expect(table.kinds).toEqual(['left', 'standIn']);
    expect(table.state.seats[1]).toEqual({
      kind: 'bot',
      level: 3,
      of: 12,
      character: 0,
      for: { person: PEOPLE[1], name: 'Ben', place: 3 },
    });
    toTheEnd(table);
    expect(table.state.turns.filter(turn => turn.seat === 1).map(turn => turn.level)).toContain(3);
    expect(table.state.turns.slice(0, 4).every(turn => turn.level === undefined)).toBe(true);
    expect(table.state.result!.why.kind).toBe('rule');
    expect(table.state.result!.shares![1]).toBe(0);
  });

  it('leaves nothing to share by the rules: the others share equally', () => {
    // Whatever seat would have won by the rules leaves before the end.
    const fair = toTheEnd(playing('talat', 3)).state;
    const winner = fair.result!.shares!.indexOf(1);
    expect(winner).toBeGreaterThanOrEqual(0);
    const table = playing('talat', 3).playOn(fair.turns.length - 3);
    resign(table, winner);
    toTheEnd(table);
    expect(table.state.turns.map(turn => turn.steps)).toEqual(fair.turns.map(turn => turn.steps));
    expect(table.state.result!.shares).toEqual([0, 1, 2].map(seat => (seat === winner ? 0 : 0.5)));
  });

  it('puts who leaves last, where the game is played for places: the others move up', () => {
    const places = { options: { ranking: 'on' } };
    const fair = toTheEnd(playing('taluva', 4, places)).state;
    const first = (fair.result!.why as { ranking: readonly number[] }).ranking.indexOf(1);
    const other = (first + 1) % 4;
    const table = playing('taluva', 4, places).playOn(fair.turns.length - 4);
    resign(table, first);
    resign(table, other);
    toTheEnd(table);
    const { ranking } = table.state.result!.why as { ranking: readonly number[] };
    expect([ranking[first], ranking[other]]).toEqual([4, 3]);
    const stayers = [0, 1, 2, 3].filter(seat => seat !== first && seat !== other);
    expect([
      [1, 1],
      [1, 2],
    ]).toContainEqual(stayers.map(seat => ranking[seat]).sort((a, b) => a! - b!));
    expect(viewOf(table.state).now.seats[first]).toEqual({
      kind: 'bot',
      level: 3,
      of: 12,
      character: 0,
      for: { person: PEOPLE[first], name: expect.any(String) },
    });
  });

  it('ends the game where the table chose so', () => {
    const table = playing('taluva', 4, { leaver: { kind: 'end' } }).playOn(4);
    resign(table, 2);
    expect(table.state.result).toMatchObject({ shares: [1 / 3, 1 / 3, 0, 1 / 3], why: { kind: 'resign', seat: 2 } });
  });

  it('of all but one ends the game: nothing is left to decide', () => {
    const table = playing('talat', 3).playOn(3);
    resign(table, 0);
    resign(table, 2);
    expect(table.state.result).toMatchObject({ shares: [0, 1, 0], why: { kind: 'resign', seat: 2 } });
  });

  it('lets one person play on against bots that were there from the start', () => {
    const table = playing('taluva', 4, {}, { 2: 1, 3: 1 }).playOn(4);
    resign(table, 0);
    expect(table.state.phase).toBe('playing');
    resign(table, 1);
    expect(table.state.result).toMatchObject({ shares: [0, 0, 0.5, 0.5], why: { kind: 'resign', seat: 1 } });
  });

  it('is for good once a bot stands in', () => {
    const table = playing('talat', 3).playOn(3);
    resign(table, 1);
    expect(resign(table, 1)).toBe('room.notSeated');
    expect(table.ask(1, { kind: 'turn', turn: 3, steps: ['a1'] })).toBe('room.notSeated');
    expect(table.happen({ kind: 'back', seat: 1 })).toBe('room.seat');
    expect(table.ask(1, { kind: 'sit', seat: 1, name: 'Ben', nonce: '00' })).toBe('room.started');
  });

  it('ends the holiday of who left', () => {
    const table = playing('talat', 3, { clock: DAYS }).playOn(3);
    table.ask(1, { kind: 'holiday', on: true });
    resign(table, 1);
    expect(table.state.holidays).toEqual([null, null, null]);
  });

  it('drops what was offered, and the turn of the stand-in begins anew', () => {
    const table = playing('talat', 3, { clock: FISCHER }).playOn(3);
    table.ask(1, { kind: 'offer', offer: 'pause' });
    table.wait(5000);
    resign(table, 0);
    expect(table.state).toMatchObject({ offers: [], actor: 0, since: table.now });
    expect(table.state.clocks[0]!.left).toBe(55_000);
  });
});

describe('running out of time', () => {
  it('with three or four: a bot stands in there too', () => {
    const table = playing('talat', 3, { clock: FISCHER }).playOn(3).wait(61_000);
    expect(table.tick()).toBe('ok');
    expect(table.kinds).toEqual(['left', 'standIn']);
    expect(table.state.seats[0]).toMatchObject({ kind: 'bot' });
    expect(wakeAt(table.state)).toBeUndefined();
    expect(table.play()).toBe('ok');
    expect(table.state.actor).toBe(1);
    expect(wakeAt(table.state)).toBeDefined();
  });
});

describe('losing the line', () => {
  it('is told, and so is coming back', () => {
    const table = playing('talat', 2).playOn(2);
    expect([table.happen({ kind: 'gone', seat: 1 }), table.kinds]).toEqual(['ok', ['gone']]);
    expect(viewOf(table.state).now.seats[1]).toMatchObject({ gone: table.now });
    expect(viewOf(table.state).now.giveUp).toEqual([null, table.now + GIVE_UP]);
    expect(table.happen({ kind: 'gone', seat: 1 })).toBe('room.seat');
    table.wait(GIVE_UP - 1);
    expect([table.happen({ kind: 'back', seat: 1 }), table.kinds]).toEqual(['ok', ['back']]);
    expect(viewOf(table.state).now.seats[1]).not.toHaveProperty('gone');
    expect(table.happen({ kind: 'back', seat: 1 })).toBe('room.seat');
    expect(wakeAt(table.state)).toBeUndefined();
  });

  it('for too long gives the seat up in a live game', () => {
    const table = playing('talat', 2).playOn(2);
    table.happen({ kind: 'gone', seat: 1 });
    expect(wakeAt(table.state)).toBe(table.now + GIVE_UP);
    table.wait(GIVE_UP).tick();
    expect(table.state.result).toMatchObject({ shares: [1, 0], why: { kind: 'gone', seat: 1 } });
  });

  it('gives the seat to a bot with three or four', () => {
    const table = playing('talat', 3).playOn(3);
    table.happen({ kind: 'gone', seat: 1 });
    table.wait(GIVE_UP).tick();
    expect(table.state.seats[1]).toMatchObject({ kind: 'bot', for: { name: 'Ben' } });
  });

  it("before one's first turn aborts the game", () => {
    const table = playing('talat', 2).playOn(1);
    table.happen({ kind: 'gone', seat: 1 });
    table.wait(GIVE_UP).tick();
    expect(table.state.result).toEqual({ why: { kind: 'abort', cause: { kind: 'gone', seat: 1 } }, at: table.now });
  });

  it('gives up nobody by correspondence, in a pause, or in an outage', () => {
    const slow = playing('talat', 2, { clock: DAYS }).playOn(2);
    slow.happen({ kind: 'gone', seat: 1 });
    expect(slow.wait(GIVE_UP).tick()).toBe('room.noOffer');
    const paused = playing('talat', 2, {}, { 1: 1 }).playOn(2);
    paused.ask(0, { kind: 'offer', offer: 'pause' });
    paused.happen({ kind: 'gone', seat: 0 });
    expect(paused.wait(1e6).tick()).toBe('room.noOffer');
    paused.ask(0, { kind: 'resume' });
    expect(wakeAt(paused.state)).toBe(paused.now + GIVE_UP);
    const away = playing('talat', 2).playOn(2);
    away.happen({ kind: 'gone', seat: 1 });
    away.wait(300_000).happen({ kind: 'outage', millis: 299_000 });
    expect(wakeAt(away.state)).toBe(away.now - 1000 + GIVE_UP);
  });

  it('before play shows in the seat, and the time begins with the game', () => {
    const table = playing('talat', 2);
    table.happen({ kind: 'gone', seat: 0 });
    table.happen({ kind: 'gone', seat: 1 });
    // The first who went is given up first.
    table.playOn(2).wait(GIVE_UP).tick();
    expect(table.state.result).toMatchObject({ why: { kind: 'gone', seat: 0 } });
  });
});
