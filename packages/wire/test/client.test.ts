import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOf } from '../src/check.ts';
import { ClientMessage } from '../src/index.ts';
import { ACTS, CLIENT_MESSAGES, damaged, HOUR, lacking, ROOM } from './samples.ts';

const check = checkOf(ClientMessage);
const nameOf = (message: ClientMessage): string =>
  message.t === 'act' ? `${message.act.kind}: ${JSON.stringify(message.act)}` : JSON.stringify(message);
/** What a client may leave out. */
const OPTIONAL = [
  'hello token',
  'watch seq',
  'watch turns',
  'sit seat',
  'fill of',
  'fill character',
  'offer nonce',
  'answer nonce',
];

describe('what a client says', () => {
  it.each(CLIENT_MESSAGES.map(message => [nameOf(message), message] as const))('%s is taken as it is', (_, message) => {
    const sent: unknown = JSON.parse(JSON.stringify(message));
    const taken = check(sent);
    expect(taken).toEqual({ ok: true, value: message });
    expect(taken.ok && taken.value).toBe(sent);
  });

  it('is refused with a field too many, or of another kind', () => {
    const all = CLIENT_MESSAGES.flatMap(damaged);
    // The options of a plan are the game's own, so another name is none of the wire's business.
    const bad = all.filter(message => !JSON.stringify(message).includes('"options":{"more":1'));
    expect(bad.length).toBeGreaterThan(150);
    for (const message of bad) expect(check(message).ok, JSON.stringify(message)).toBe(false);
  });

  it('is refused without any field that is not left to the client', () => {
    for (const message of CLIENT_MESSAGES)
      for (const [name, rest] of lacking(message))
        expect(check(rest).ok, JSON.stringify(rest)).toBe(OPTIONAL.includes(`${message.t} ${name}`));
    for (const act of ACTS)
      for (const [name, rest] of lacking(act))
        expect(check({ t: 'act', room: ROOM, id: 'request-1', act: rest }).ok, JSON.stringify(rest)).toBe(
          OPTIONAL.includes(`${act.kind} ${name}`),
        );
  });

  it('is never taken where it is just anything', () => {
    fc.assert(fc.property(fc.anything(), value => !check(value).ok));
    fc.assert(fc.property(fc.json(), text => !check(JSON.parse(text)).ok));
  });

  it.each([
    ['a room that no room is called', { t: 'unwatch', room: 'ABCD-ef23' }],
    ['an endless token', { t: 'hello', v: 1, token: 'x'.repeat(101) }],
    ['an empty message', { t: 'chat', room: ROOM, id: 'request-1', text: '' }],
    ['a blank message', { t: 'chat', room: ROOM, id: 'request-1', text: ' \n' }],
    ['a long message', { t: 'chat', room: ROOM, id: 'request-1', text: 'x'.repeat(301) }],
    ['a short request id', { t: 'chat', room: ROOM, id: 'short', text: 'x' }],
    ['a count below nothing', { t: 'ping', n: -1 }],
    ['half a count', { t: 'ping', n: 0.5 }],
    ['a count beyond all games', { t: 'watch', room: ROOM, seq: 1_000_001 }],
  ])('is not %s', (_, message) => {
    expect(check(message).ok).toBe(false);
  });

  const plan = ACTS.flatMap(act => (act.kind === 'change' ? [act.plan] : []))[0]!;
  const sit = ACTS[0]!;
  it.each([
    ['a seat that no table has', { ...sit, seat: 4 }],
    ['a name with a quotation mark', { ...sit, name: 'A"' }],
    ['a name of two lines', { ...sit, name: 'A\nB' }],
    ['a long name', { ...sit, name: 'x'.repeat(25) }],
    ['a short nonce', { ...sit, nonce: 'ab' }],
    ['a level that no bot has', { kind: 'fill', seat: 0, level: 13, of: 12 }],
    ['a level of another number', { kind: 'fill', seat: 0, level: 3, of: 8 }],
    ['a bot that no level has', { kind: 'fill', seat: 0, level: 3, of: 12, character: 3 }],
    ['an order of one', { kind: 'shuffle', order: [0] }],
    ['a turn without steps', { kind: 'turn', turn: 0, steps: [] }],
    ['a turn of nine steps', { kind: 'turn', turn: 0, steps: Array(9).fill('a') }],
    ['a step that is a book', { kind: 'turn', turn: 0, steps: ['x'.repeat(25)] }],
    ['an offer of nothing', { kind: 'offer', offer: 'money' }],
    ['a foreseen turn without an answer', { kind: 'foresee', conditionals: [{ line: [['a']], after: 0 }] }],
    [
      'too much foreseen',
      { kind: 'foresee', conditionals: Array.from({ length: 21 }, () => ({ line: [['a'], ['b']], after: 0 })) },
    ],
    ['a plan for one', { kind: 'change', plan: { ...plan, seats: 1 } }],
    ['a clock of another make', { kind: 'change', plan: { ...plan, clock: { kind: 'hourglass', base: 1 } } }],
    [
      'a clock that holds too much',
      { kind: 'change', plan: { ...plan, clock: { kind: 'fischer', base: 7 * HOUR, increment: 0 } } },
    ],
    [
      'too many options',
      {
        kind: 'change',
        plan: {
          ...plan,
          options: Object.fromEntries(
            Array(21)
              .fill(0)
              .map((_, i) => [i, '']),
          ),
        },
      },
    ],
    ['an act of the server', { kind: 'tick' }],
  ])('never asks a room for %s', (_, act) => {
    expect(check({ t: 'act', room: ROOM, id: 'request-1', act }).ok).toBe(false);
  });
});
