import { alreadyDone, viewOf } from '@threefold-games/room';
import { gathering, NAMES, nonceOf, PEOPLE, planOf, playing, type Table } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const sit = (table: Table, seat: number, where?: number): string =>
  table.ask(seat, {
    kind: 'sit',
    ...(where === undefined ? {} : { seat: where }),
    name: NAMES[seat]!,
    nonce: nonceOf(seat),
  });
const names = (table: Table): readonly string[] =>
  table.state.seats.map(sitter => (sitter.kind === 'person' ? sitter.name : sitter.kind));

describe('seats before play', () => {
  it('are taken where one points, or the first free one', () => {
    const table = gathering(planOf('taluva', 3));
    expect([sit(table, 0, 1), table.kinds]).toEqual(['ok', ['seated']]);
    expect(sit(table, 1)).toBe('ok');
    expect(names(table)).toEqual(['Ben', 'Ada', 'empty']);
    expect(sit(table, 0)).toBe('room.seated');
    expect(sit(table, 2, 1)).toBe('room.seat');
    expect(sit(table, 2, 3)).toBe('room.seat');
    expect(sit(table, 2)).toBe('ok');
    expect(sit(table, 3)).toBe('room.full');
  });

  it('take nobody whom a record or a deal could not write', () => {
    const table = gathering(planOf('talat', 2));
    const said = (name: string, nonce: string): string => table.ask(0, { kind: 'sit', name, nonce });
    for (const name of ['', '  ', 'a;b', 'a"b', 'a\nb']) expect(said(name, nonceOf(0))).toBe('people.name');
    for (const nonce of ['', 'ab', `${nonceOf(0)}\n`, 'F'.repeat(32)]) expect(said('Ada', nonce)).toBe('wire.schema');
    expect(said('Ada Łą 7', nonceOf(0))).toBe('ok');
  });

  it('are left again, and the host empties them', () => {
    const table = gathering(planOf('talat', 3));
    sit(table, 0);
    sit(table, 1);
    expect([table.ask(1, { kind: 'stand' }), table.kinds]).toEqual(['ok', ['left']]);
    sit(table, 2);
    expect(table.ask(0, { kind: 'empty', seat: 1 })).toBe('ok');
    expect(names(table)).toEqual(['Ada', 'empty', 'empty']);
    expect(table.ask(0, { kind: 'empty', seat: 1 })).toBe('room.seat');
    expect(table.ask(0, { kind: 'empty', seat: 7 })).toBe('room.seat');
  });

  it('pass the table on when the host leaves one and others stay', () => {
    const table = gathering(planOf('talat', 3));
    sit(table, 0);
    expect([table.ask(0, { kind: 'stand' }), table.state.host]).toEqual(['ok', PEOPLE[0]]);
    for (const seat of [0, 1]) sit(table, seat);
    expect([table.ask(0, { kind: 'stand' }), table.state.host]).toEqual(['ok', PEOPLE[1]]);
    expect(table.ask(0, { kind: 'close' })).toBe('room.notHost');
    expect(table.ask(1, { kind: 'fill', seat: 0, level: 2, of: 12 })).toBe('ok');
  });

  it('are filled with bots of any level, never in place of a person', () => {
    const table = gathering(planOf('talat', 3));
    sit(table, 0);
    expect(table.ask(0, { kind: 'fill', seat: 1, level: 4, of: 12 })).toBe('ok');
    expect(table.ask(0, { kind: 'fill', seat: 1, level: 12, of: 12 })).toBe('ok');
    expect(viewOf(table.state).now.seats[1]).toEqual({ kind: 'bot', level: 12, of: 12, character: 0 });
    expect(table.ask(0, { kind: 'fill', seat: 0, level: 4, of: 12 })).toBe('room.seat');
    for (const level of [0, 13, 2.5]) expect(table.ask(0, { kind: 'fill', seat: 2, level, of: 12 })).toBe('room.level');
    expect(table.ask(0, { kind: 'fill', seat: 2, level: 9 })).toBe('room.level');
  });

  it('are filled with the bot that is wanted, or the first of its level that is free', () => {
    const table = gathering(planOf('taluva', 4));
    sit(table, 0);
    const characters = (): readonly unknown[] => table.state.seats.map(seat => seat.kind === 'bot' && seat.character);
    expect(table.ask(0, { kind: 'fill', seat: 2, level: 4, of: 12, character: 1 })).toBe('ok');
    for (const seat of [1, 3]) table.ask(0, { kind: 'fill', seat, level: 4, of: 12 });
    expect(characters()).toEqual([false, 0, 1, 2]);
    expect(table.ask(0, { kind: 'fill', seat: 3, level: 4, of: 12, character: 1 })).toBe('room.character');
    expect(table.ask(0, { kind: 'fill', seat: 3, level: 4, of: 12, character: 3 })).toBe('room.character');
    expect(table.ask(0, { kind: 'fill', seat: 3, level: 5, of: 12, character: 1 })).toBe('ok');
    expect(characters()).toEqual([false, 0, 1, 1]);
  });

  it('are filled by who knows eight levels with bots as strong as those', () => {
    const table = gathering(planOf('talat', 3));
    sit(table, 0);
    expect(table.ask(0, { kind: 'fill', seat: 1, level: 8 })).toBe('ok');
    expect(table.state.seats[1]).toMatchObject({ level: 12, of: 12 });
  });

  it('are shuffled with all that belongs to their people', () => {
    const table = gathering(planOf('talat', 3));
    for (const seat of [0, 1, 2]) sit(table, seat);
    expect(table.ask(0, { kind: 'shuffle', order: [2, 0, 1] })).toBe('ok');
    expect(names(table)).toEqual(['Cleo', 'Ada', 'Ben']);
    expect(table.state.seats[0]).toMatchObject({ nonce: nonceOf(2) });
    for (const order of [
      [0, 1],
      [0, 0, 1],
      [0, 1, 3],
      [0, 1, 2, 3],
    ])
      expect(table.ask(0, { kind: 'shuffle', order })).toBe('room.seat');
  });

  it('are as many as the new plan says, and nobody but the host is still ready', () => {
    const table = gathering(planOf('taluva', 4));
    sit(table, 0, 0);
    sit(table, 1, 3);
    for (const seat of [0, 1]) table.ask(seat, { kind: 'ready', ready: true });
    expect(table.ask(0, { kind: 'change', plan: planOf('talat', 2) })).toBe('ok');
    expect(names(table)).toEqual(['Ada', 'Ben']);
    expect(table.state.seats.map(sitter => sitter.kind === 'person' && sitter.ready)).toEqual([true, false]);
    expect(table.ask(0, { kind: 'change', plan: planOf('tzaar', 3) })).toBe('seats.count');
    table.ask(0, { kind: 'change', plan: planOf('talat', 3) });
    sit(table, 2);
    expect(table.ask(0, { kind: 'change', plan: planOf('talat', 2) })).toBe('room.seat');
  });
});

describe('the start', () => {
  it("is the host's, once everybody is ready", () => {
    const table = gathering(planOf('talat', 2));
    sit(table, 0);
    expect(table.ask(0, { kind: 'start' })).toBe('room.notReady');
    sit(table, 1);
    table.ask(0, { kind: 'ready', ready: true });
    expect(table.ask(0, { kind: 'start' })).toBe('room.notReady');
    table.ask(1, { kind: 'ready', ready: true });
    expect(table.ask(0, { kind: 'start' })).toBe('ok');
    expect(table.kinds).toEqual(['started', 'yourTurn']);
    expect(table.state).toMatchObject({ phase: 'playing', actor: 0, started: table.now });
    expect(table.ask(0, { kind: 'start' })).toBe('room.started');
  });

  it('comes by itself where the table says so, as soon as every seat is taken and ready', () => {
    const table = gathering(planOf('talat', 3, { start: 'full' }));
    sit(table, 0);
    sit(table, 1);
    table.ask(1, { kind: 'ready', ready: false });
    table.ask(0, { kind: 'fill', seat: 2, level: 1, of: 12 });
    expect(table.state.phase).toBe('gathering');
    expect(table.ask(1, { kind: 'ready', ready: true })).toBe('ok');
    expect(table.state.phase).toBe('playing');
    const last = gathering(planOf('talat', 2, { start: 'full' }));
    sit(last, 0);
    sit(last, 1);
    expect(last.kinds).toEqual(['seated', 'started', 'yourTurn']);
  });

  it('needs a person', () => {
    const table = gathering(planOf('talat', 2, { start: 'full' }));
    for (const seat of [0, 1]) table.ask(0, { kind: 'fill', seat, level: 1, of: 12 });
    expect(table.state.phase).toBe('gathering');
    expect(table.ask(0, { kind: 'start' })).toBe('room.notReady');
  });

  it('closes the seats', () => {
    const table = playing('talat', 2);
    expect(table.ask('p_late', { kind: 'sit', name: 'Late', nonce: nonceOf(0) })).toBe('room.started');
    expect(table.ask(1, { kind: 'stand' })).toBe('room.started');
    expect(table.ask(0, { kind: 'change', plan: planOf('talat', 2) })).toBe('room.started');
    expect(table.ask(0, { kind: 'close' })).toBe('room.started');
  });

  it('can be given up by closing the table', () => {
    const table = gathering(planOf('talat', 2));
    expect(table.ask(0, { kind: 'close' })).toBe('ok');
    expect(table.state).toMatchObject({ phase: 'over', result: { why: { kind: 'abort' } } });
    expect(table.state.result).not.toHaveProperty('shares');
    expect(sit(table, 1)).toBe('room.over');
    expect(table.ask(0, { kind: 'start' })).toBe('room.over');
  });
});

describe('a request', () => {
  it('is known again by its id and its person, among the latest of that person, whatever others do', () => {
    const table = gathering(planOf('talat', 2));
    sit(table, 0);
    sit(table, 1);
    expect(alreadyDone(table.state, PEOPLE[0], 'request-1')).toBe(1);
    expect(alreadyDone(table.state, PEOPLE[1], 'request-1')).toBeUndefined();
    expect(alreadyDone(table.state, PEOPLE[0], 'request-3')).toBeUndefined();
    for (let i = 3; i <= 80; i++) table.ask(1, { kind: 'ready', ready: true });
    expect(alreadyDone(table.state, PEOPLE[0], 'request-1')).toBe(1);
    expect(alreadyDone(table.state, PEOPLE[1], 'request-64')).toBeUndefined();
    expect(alreadyDone(table.state, PEOPLE[1], 'request-65')).toBe(65);
    expect(table.state.recent).toHaveLength(17);
  });
});
