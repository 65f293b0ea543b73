import { botLevel, fail, levelNow, type Result, type Seat } from '@threefold-games/core';
import { freeCharacter, freeCharacters } from './botNames.ts';
import { NONCE } from './deal.ts';
import type { Act } from './event.ts';
import { parsePlan } from './parsePlan.ts';
import type { TablePlan } from './plan.ts';
import { finish } from './result.ts';
import { type At, done, replaced, seatOf } from './room.ts';
import type { Decision, Effect, PersonId, RoomState, Sitter } from './state.ts';
import { begin } from './turns.ts';

const EMPTY: Sitter = { kind: 'empty' };

/** A name as records can write it: one line, not blank, without the marks that part names. */
const NAME = /^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}";]+$/u;

/** Takes the given seat, or the first that is free. At a table that begins by itself, who sits down is ready. */
export const sit = (
  at: At,
  person: PersonId,
  { seat, name, nonce }: { readonly seat?: Seat; readonly name: string; readonly nonce: string },
): Result<Decision> => {
  const { state } = at;
  if (seatOf(state, person) !== undefined) return fail('room.seated');
  if (!NAME.test(name)) return fail('people.name');
  if (!NONCE.test(nonce)) return fail('wire.schema', 'nonce');
  const free = seat ?? state.seats.findIndex(sitter => sitter.kind === 'empty');
  if (free < 0) return fail('room.full');
  if (state.seats[free]?.kind !== 'empty') return fail('room.seat');
  const sitter: Sitter = { kind: 'person', person, name, ready: state.plan.start === 'full', nonce };
  return seated(at, free, sitter, true);
};

/** Leaves a seat. A host who leaves others behind is no longer the host, so that somebody who sits there can begin. */
export const stand = ({ state }: At, seat: Seat): Result<Decision> => {
  const isHosts = seatOf(state, state.host) === seat;
  const heir = state.seats.find((sitter, other) => other !== seat && sitter.kind === 'person');
  return emptied(isHosts && heir?.kind === 'person' ? { ...state, host: heir.person } : state, seat);
};

export const ready = (at: At, seat: Seat, isReady: boolean): Result<Decision> => {
  const sitter = at.state.seats[seat]!;
  return sitter.kind === 'person' ? seated(at, seat, { ...sitter, ready: isReady }) : fail('room.seat');
};

/** Puts a bot on an empty seat, or another one in its place. */
export const fill = (at: At, { seat, character, ...given }: Extract<Act, { kind: 'fill' }>): Result<Decision> => {
  const { game, state } = at;
  const sitter = state.seats[seat];
  if (!sitter || sitter.kind === 'person') return fail('room.seat');
  const level = levelNow(game, given);
  if (level === undefined) return fail('room.level', String(given.level));
  const others = replaced(state.seats, seat, EMPTY);
  if (character !== undefined && !freeCharacters(others, level).includes(character)) return fail('room.character');
  const bot = { ...botLevel(level), character: character ?? freeCharacter(others, level) };
  return seated(at, seat, { kind: 'bot', ...bot }, true);
};

export const empty = ({ state }: At, seat: Seat): Result<Decision> => {
  const sitter = state.seats[seat];
  return !sitter || sitter.kind === 'empty' ? fail('room.seat') : emptied(state, seat);
};

/** Who sits on seat i then sat on `order[i]`. */
export const shuffleSeats = ({ state }: At, order: readonly Seat[]): Result<Decision> => {
  const sorted = [...order].sort((a, b) => a - b);
  if (order.length !== state.seats.length || sorted.some((seat, i) => seat !== i)) return fail('room.seat');
  return done({ ...state, seats: order.map(seat => state.seats[seat]!) });
};

/** Changes what is played. Whoever sits keeps a seat; nobody but the host is ready any more. */
export const change = ({ world, state }: At, given: TablePlan): Result<Decision> => {
  const plan = parsePlan(world, given);
  if (!plan.ok) return plan;
  const seats = fitted(state.seats, plan.value.seats);
  if (!seats) return fail('room.seat');
  const asked = seats.map(sitter =>
    sitter.kind === 'person' && sitter.person !== state.host ? { ...sitter, ready: false } : sitter,
  );
  return done({ ...state, plan: plan.value, seats: asked });
};

export const start = (at: At): Result<Decision> => (isComplete(at.state) ? begin(at) : fail('room.notReady'));

export const close = ({ state, now }: At, ...before: readonly Effect[]): Result<Decision> =>
  finish(state, undefined, { kind: 'abort' }, now, ...before);

/** Somebody sits like this; `isTold` where they sat down just now. */
const seated = (at: At, seat: Seat, sitter: Sitter, isTold = false): Result<Decision> => {
  const state: RoomState = { ...at.state, seats: replaced(at.state.seats, seat, sitter) };
  const told = (where: Seat): readonly Effect[] => (isTold ? [{ kind: 'seated', seat: where }] : []);
  if (state.plan.start !== 'full' || !isComplete(state)) return done(state, ...told(seat));
  const { value: begun } = begin({ ...at, state });
  // A lot may have put them elsewhere.
  const { order } = begun.state.deal;
  return done(begun.state, ...told(order ? order.indexOf(seat) : seat), ...begun.effects);
};

const emptied = (state: RoomState, seat: Seat): Result<Decision> =>
  done({ ...state, seats: replaced(state.seats, seat, EMPTY) }, { kind: 'left', seat });

/** A table needs a person, and everybody ready. */
const isComplete = ({ seats, plan }: RoomState): boolean =>
  seats.every(sitter => sitter.kind === 'bot' || (sitter.kind === 'person' && sitter.ready)) &&
  (plan.oneScreen || seats.some(sitter => sitter.kind === 'person'));

/** The sitters on so many seats: each in place where it can be, else on the first free one; undefined when they are too many. */
const fitted = (sitters: readonly Sitter[], count: number): readonly Sitter[] | undefined => {
  const seats = Array.from({ length: count }, (_, seat) => sitters[seat] ?? EMPTY);
  for (const sitter of sitters.slice(count)) {
    if (sitter.kind === 'empty') continue;
    const free = seats.findIndex(other => other.kind === 'empty');
    if (free < 0) return undefined;
    seats[free] = sitter;
  }
  return seats;
};

export const emptySeats = (count: number): readonly Sitter[] => Array.from({ length: count }, () => EMPTY);
