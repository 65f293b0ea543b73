import type { Act, ClockPlan } from '@threefold-games/room';
import { NAMES, nonceOf, PEOPLE, planOf } from '@threefold-games/testkit';
import type { ClientMessage } from '../src/index.ts';

export const ROOM = 'abcd-ef23';
const REQUEST = 'request-1';
export const HOUR = 3_600_000;

export const CLOCKS: readonly ClockPlan[] = [
  { kind: 'none' },
  { kind: 'fischer', base: 6 * HOUR, increment: HOUR },
  { kind: 'delay', base: 0, delay: 1000 },
  { kind: 'byoyomi', base: 60_000, periods: 25, period: 1000 },
  { kind: 'days', bank: 60 * 24 * HOUR, increment: 0, cap: 90 * 24 * HOUR },
];

const PLAN = planOf('talat', 3, { leaver: { kind: 'bot', level: 8, of: 12 }, even: true, lot: true });

/** One of every kind, and those that have fields which may be left out twice. */
export const ACTS: readonly Act[] = [
  { kind: 'sit', name: NAMES[0], nonce: nonceOf(0) },
  { kind: 'sit', seat: 3, name: 'Ж', nonce: nonceOf(3) },
  { kind: 'stand' },
  { kind: 'ready', ready: false },
  { kind: 'fill', seat: 1, level: 8, of: 12 },
  { kind: 'empty', seat: 0 },
  { kind: 'shuffle', order: [1, 0, 2] },
  ...CLOCKS.map((clock): Act => ({ kind: 'change', plan: { ...PLAN, clock } })),
  { kind: 'start' },
  { kind: 'close' },
  { kind: 'turn', turn: 0, steps: ['a1-b2', '!'] },
  { kind: 'offer', offer: 'draw' },
  { kind: 'offer', offer: 'rematch', nonce: nonceOf(1) },
  { kind: 'answer', offer: 'takeBack', yes: true },
  { kind: 'answer', offer: 'rematch', yes: true, nonce: nonceOf(2) },
  { kind: 'resume' },
  { kind: 'resign' },
  { kind: 'foresee', conditionals: [{ line: [['a'], ['b', 'c']], after: 7 }] },
  { kind: 'holiday', on: true },
];

export const CLIENT_MESSAGES: readonly ClientMessage[] = [
  { t: 'hello', v: 1 },
  { t: 'hello', v: 1, token: 'x'.repeat(100) },
  { t: 'watch', room: ROOM },
  { t: 'watch', room: ROOM, seq: 1_000_000, turns: 0 },
  { t: 'unwatch', room: ROOM },
  ...ACTS.map((act): ClientMessage => ({ t: 'act', room: ROOM, id: REQUEST, act })),
  { t: 'chat', room: ROOM, id: REQUEST, text: 'well played' },
  { t: 'lobby', on: true },
  { t: 'ping', n: 3 },
];

/** Every way to take one field away from a value, to add one, or to give one a value of another kind; at every depth. */
export const damaged = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value))
    return value.flatMap((item, i) => damaged(item).map(bad => [...value.slice(0, i), bad, ...value.slice(i + 1)]));
  if (typeof value !== 'object' || value === null) return [typeof value === 'boolean' ? 'true' : [value]];
  const fields = Object.entries(value);
  const without = (name: string) => Object.fromEntries(fields.filter(([each]) => each !== name));
  return [
    { ...value, more: 1 },
    ...fields.flatMap(([name, field]) => damaged(field).map(bad => ({ ...without(name), [name]: bad }))),
  ];
};

/** The same without one of its fields. */
export const lacking = (value: object): readonly (readonly [name: string, rest: object])[] =>
  Object.keys(value).map(name => [name, Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))]);

export const ME = {
  id: PEOPLE[0],
  name: NAMES[0],
  kind: 'guest',
  holiday: { on: false, daysLeft: 12.5 },
} as const;
