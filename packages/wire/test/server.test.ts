import { type Act, type RoomEvent, viewOf } from '@threefold-games/room';
import { NOON, PEOPLE, playing, SECRET, type Table } from '@threefold-games/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOf } from '../src/check.ts';
import { type LobbyRow, ROUTES, ServerMessage } from '../src/index.ts';
import { damaged, lacking, ME, ROOM } from './samples.ts';

const check = checkOf(ServerMessage);
const expectSent = (message: ServerMessage): void => {
  expect(check(JSON.parse(JSON.stringify(message))), JSON.stringify(message).slice(0, 2000)).toEqual({
    ok: true,
    value: message,
  });
};

/** What a server tells of a table: all of it, and what happened last. */
const told = ({ state, effects, now: at }: Table): readonly ServerMessage[] => {
  const { table, now, turns, seq } = viewOf(state);
  const room = { room: state.id, seq, table, now, from: 0, turns, at };
  const past = [{ at, effects }];
  return [
    { t: 'room', ...room, watchers: 2, chat: [LINE], past, seat: 0, foreseen: state.conditionals[0] ?? [] },
    { t: 'room', ...room, watchers: 0, chat: [], seat: null, foreseen: [] },
    { t: 'event', ...room, effects },
  ];
};

const LINE = { n: 0, at: NOON, by: PEOPLE[0], name: 'Ada', seat: null, text: 'hello' };

const ROW: LobbyRow = {
  id: ROOM,
  phase: 'playing',
  plan: playing('talat', 2).state.plan,
  host: PEOPLE[0],
  seats: [
    { kind: 'person', name: 'Ada', person: PEOPLE[0], rating: 1500.5, provisional: true, holiday: true },
    { kind: 'bot', name: 'Nina', level: 3, of: 12 },
    { kind: 'empty', name: '' },
  ],
  created: NOON,
  updated: NOON,
  turns: 3,
  watchers: 0,
  actor: 1,
  deadline: NOON + 1000,
  position: null,
  shares: [0.5, 0.5],
};

const OTHERS: readonly ServerMessage[] = [
  { t: 'hello', v: 1, me: ME, now: NOON },
  { t: 'hello', v: 1, me: null, now: NOON },
  { t: 'reload', v: 2 },
  { t: 'done', id: 'request-1', seq: 4 },
  { t: 'refused', id: 'request-1', fault: { code: 'step.illegal', detail: '"a1"', rule: 'TZ-4.2', step: 1 } },
  { t: 'fault', fault: { code: 'wire.hello', detail: '' } },
  { t: 'fault', fault: { code: 'room.missing', detail: '' }, room: ROOM },
  { t: 'chat', room: ROOM, line: LINE },
  { t: 'watchers', room: ROOM, n: 1 },
  { t: 'ratings', room: ROOM, ratings: { [PEOPLE[1]]: { rating: 1612, provisional: false, change: -7 } } },
  { t: 'lobby', rows: [ROW] },
  { t: 'lobbyChange', set: [{ ...ROW, actor: null, deadline: null, shares: null, position: 'talat/1' }], gone: [ROOM] },
  { t: 'mine', row: ROW },
  { t: 'pong', n: 1, now: NOON },
];

describe('what a server says', () => {
  it.each(OTHERS.map(message => [message.t, message] as const))('%s has its schema', (_, message) => {
    expectSent(message);
  });

  it('is not taken with a field too many, too few or of another kind', () => {
    for (const message of OTHERS) {
      const bad = damaged(message).filter(each => !JSON.stringify(each).includes('"options":{"more":1'));
      for (const each of bad) expect(check(each).ok, JSON.stringify(each)).toBe(false);
      for (const [name, rest] of lacking(message))
        expect(check(rest).ok, JSON.stringify(rest)).toBe(name === 'room' && message.t === 'fault');
    }
  });

  it.each([
    ['tzaar', 2],
    ['talat', 3],
    ['taluva', 4],
    ['sticks', 4],
  ])('of a whole game of %s for %i has its schema', (game, seats) => {
    const table = playing(game, seats, { even: false, lot: true }, { 1: 3 });
    for (; table.state.phase === 'playing' && table.state.turns.length < 60; table.playOn(1))
      for (const message of told(table)) expectSent(message);
    for (const message of told(table)) expectSent(message);
  });

  it('has its schema whatever happens at a table', () => {
    const acts = fc.constantFrom<Act>(
      { kind: 'resign' },
      { kind: 'offer', offer: 'draw' },
      { kind: 'offer', offer: 'takeBack' },
      { kind: 'offer', offer: 'rematch', nonce: 'a'.repeat(32) },
      { kind: 'answer', offer: 'draw', yes: false },
      { kind: 'answer', offer: 'takeBack', yes: true },
      { kind: 'offer', offer: 'pause' },
      { kind: 'answer', offer: 'pause', yes: true },
      { kind: 'resume' },
      {
        kind: 'foresee',
        conditionals: [
          {
            line: [
              ['1', '!'],
              ['2', '?'],
            ],
            after: 0,
          },
        ],
      },
    );
    const notices = fc.constantFrom<Extract<RoomEvent, { readonly by: 'server' }>['act']>(
      { kind: 'gone', seat: 1 },
      { kind: 'back', seat: 1 },
      { kind: 'tick' },
      { kind: 'outage', millis: 1000 },
    );
    const deeds = fc.array(fc.oneof(fc.tuple(fc.nat(2), acts), notices, fc.constant('turn' as const)), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(deeds, fc.nat(100_000), (all, wait) => {
        const table = playing('sticks', 3, { clock: { kind: 'fischer', base: 60_000, increment: 0 } });
        for (const deed of all) {
          const isTurn = deed === 'turn' && table.state.phase === 'playing';
          if (isTurn) table.play();
          else if (deed === 'turn') table.tick();
          else if (Array.isArray(deed)) table.ask(deed[0], deed[1]);
          else table.happen(deed);
          table.wait(wait);
          for (const message of told(table)) expectSent(message);
        }
      }),
    );
  });

  it('never holds a secret before the end', () => {
    const table = playing('sticks', 2);
    expect(JSON.stringify(told(table))).not.toContain(SECRET);
    table.ask(0, { kind: 'resign' });
    expect(JSON.stringify(told(table))).toContain(SECRET);
  });

  it('is the same over HTTP', () => {
    const view = viewOf(playing('talat', 3, {}, { 2: 1 }).playOn(4).state);
    expect(checkOf(ROUTES['GET /api/rooms/:id'].answer)(view)).toEqual({ ok: true, value: view });
    expect(checkOf(ROUTES['GET /api/rooms'].answer)({ rooms: [ROW] }).ok).toBe(true);
  });
});
