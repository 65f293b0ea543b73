import { fail, ok, parseRecord, type Result, tagValue } from '@threefold/core';
import type { ClockPlan, SeatPlan } from './plans.ts';
import { isFields, readClock, readSeats } from './readSettings.ts';

/** A game as it is kept in this browser. */
export interface SavedGame {
  readonly id: string;
  /** Grows with every save; a save of an older one is refused. */
  readonly revision: number;
  /** The game's name in the catalogue. */
  readonly game: string;
  /** The record of all whole turns. */
  readonly record: string;
  /** The steps of the unfinished turn. */
  readonly composed: readonly string[];
  readonly seats: readonly SeatPlan[];
  /** `left`: milliseconds by seat, without what the running turn has used. */
  readonly clock?: ClockPlan & { readonly left: readonly number[] };
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly updated: number;
  /** `stopped`: left before its end, such as an imported record that breaks off. */
  readonly status: 'running' | 'over' | 'stopped';
  /** How it ended, where the rules did not end it. */
  readonly end?: { readonly kind: 'resigned' | 'timeout'; readonly seat: number };
  /** The seed of what is drawn during play, so that a reload draws the same. */
  readonly draws?: string;
  /** Whether a lot decided who sits where, in this game or in the one that it is the rematch of. */
  readonly lot?: true;
}

/** A saved entry that could not be read; nothing of it is lost. */
export interface Aside {
  readonly id: string;
  /** The entry as it was found. */
  readonly text: string;
  readonly why: string;
}

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string');

/** Checks what storage holds; the record's form is read, its steps are judged where it is opened. */
export const readSavedGame = (raw: unknown): Result<SavedGame> => {
  const wrong = (field: string): Result<never> => fail('store.corrupt', field);
  if (!isFields(raw)) return wrong('entry');
  const { id, revision, game, record, composed, started, updated, status, draws } = raw;
  if (typeof id !== 'string' || id === '') return wrong('id');
  if (!Number.isInteger(revision) || (revision as number) < 0) return wrong('revision');
  if (typeof game !== 'string' || typeof record !== 'string') return wrong('record');
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed;
  if (tagValue(parsed.value, 'Game') !== game) return wrong('game');
  if (!isTexts(composed)) return wrong('composed');
  const seats = readSeats(raw.seats);
  if (!seats) return wrong('seats');
  if (!isMoment(started) || !isMoment(updated)) return wrong('dates');
  if (status !== 'running' && status !== 'over' && status !== 'stopped') return wrong('status');
  const clock = readRunningClock(raw.clock, seats.length);
  if (raw.clock !== undefined && !clock) return wrong('clock');
  const end = readEnd(raw.end, seats.length);
  if (raw.end !== undefined && !end) return wrong('end');
  if (draws !== undefined && typeof draws !== 'string') return wrong('draws');
  return ok({
    id,
    revision: revision as number,
    game,
    record,
    composed,
    seats,
    started,
    updated,
    status,
    ...(clock && { clock }),
    ...(end && { end }),
    ...(draws !== undefined && { draws }),
    ...(raw.lot === true && { lot: true }),
  });
};

const readRunningClock = (raw: unknown, seats: number): SavedGame['clock'] => {
  const plan = readClock(raw);
  if (!plan || !isFields(raw)) return undefined;
  const { left } = raw;
  const sound = Array.isArray(left) && left.length === seats && left.every(Number.isFinite);
  return sound ? { ...plan, left: left as number[] } : undefined;
};

const readEnd = (raw: unknown, seats: number): SavedGame['end'] => {
  if (!isFields(raw)) return undefined;
  const { kind, seat } = raw;
  const known = kind === 'resigned' || kind === 'timeout';
  const there = Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
  return known && there ? { kind, seat: seat as number } : undefined;
};
