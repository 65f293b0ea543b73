import {
  botLevel,
  type Comment,
  fail,
  formatRecord,
  type Game,
  type GameRecord,
  isLevel,
  ok,
  parseChances,
  type Result,
  type Seat,
  type Tag,
} from '@threefold-games/core';
import { botName, type RoomState, recordOf, type SeatView, type Sitter } from '@threefold-games/room';
import { type ClockPlan, isFields, type SeatPlan, withBots } from '../settings/index.ts';

/** The person who calls this browser their own; others at the screen are `guest1`, `guest2` and so on. */
export const ME = 'me';

/** A game as it is stored in this browser: a match that was decided here. */
export interface StoredGame {
  readonly id: string;
  /** Grows with every save; a save of an older one is refused. */
  readonly revision: number;
  /** Tells it from what older versions stored. */
  readonly form: 3;
  readonly room: RoomState;
  /** By seat: what its record calls those who sit there. */
  readonly names: readonly string[];
  /** The steps of the unfinished turn, without its draw. */
  readonly composed: readonly string[];
  /** When it was stored, in milliseconds since 1970. */
  readonly updated: number;
  /** Whether it was left before its end, such as an imported record that breaks off. */
  readonly stopped?: true;
  /** How often a turn was taken back or a hint asked for. */
  readonly aided?: number;
  /** What an imported record said beyond the game. */
  readonly said?: { readonly tags: readonly Tag[]; readonly comments: readonly Comment[] };
}

/** A saved entry that could not be read; nothing of it is lost. */
export interface Aside {
  readonly id: string;
  /** The entry as it was found. */
  readonly text: string;
  readonly why: string;
}

/** A bot at a table, or who left it the seat. */
export const botPlan = (bot: Extract<SeatView, { kind: 'bot' }>): SeatPlan => {
  const { level, of, character } = bot;
  return { kind: 'bot', name: bot.for?.name ?? botName(bot), level, of, character };
};

/** Who sits on a seat of a match in this browser. */
const seatPlan = (sitter: Sitter): SeatPlan => {
  if (sitter.kind === 'bot') return botPlan(sitter);
  if (sitter.kind === 'empty') return { kind: 'person', name: '' };
  return { kind: sitter.person === ME ? 'me' : 'person', name: sitter.name };
};

/** Those who shall sit there. */
export const sittersOf = (seats: readonly SeatPlan[]): readonly Sitter[] =>
  withBots(seats).map(({ kind, name, level = 1, character = 0 }, seat) =>
    kind === 'bot'
      ? { kind, ...botLevel(level), character }
      : { kind: 'person', person: kind === 'me' ? ME : `guest${seat + 1}`, name, ready: true, nonce: '' },
  );

/** A saved game as pages read it. */
export class SavedGame {
  readonly stored: StoredGame;
  readonly seats: readonly SeatPlan[];
  private text: string | undefined;
  private readonly findGame: (id: string) => Game | undefined;

  constructor(findGame: (id: string) => Game | undefined, stored: StoredGame) {
    this.findGame = findGame;
    this.stored = stored;
    this.seats = stored.room.seats.map(seatPlan);
  }

  get id(): string {
    return this.stored.id;
  }

  get revision(): number {
    return this.stored.revision;
  }

  get room(): RoomState {
    return this.stored.room;
  }

  /** The game's name in the catalogue. */
  get game(): string {
    return this.room.plan.game;
  }

  get started(): number {
    return this.room.started ?? this.room.created;
  }

  get updated(): number {
    return this.stored.updated;
  }

  get composed(): readonly string[] {
    return this.stored.composed;
  }

  get status(): 'running' | 'over' | 'stopped' {
    if (this.stored.stopped) return 'stopped';
    return this.room.phase === 'over' ? 'over' : 'running';
  }

  /** How it ended, where the rules did not end it. */
  get end(): { readonly kind: 'resigned' | 'timeout'; readonly seat: Seat } | undefined {
    const why = this.room.result?.why;
    if (why?.kind !== 'resign' && why?.kind !== 'time') return undefined;
    return { kind: why.kind === 'time' ? 'timeout' : 'resigned', seat: why.seat };
  }

  /** `left`: milliseconds by seat, without what the running turn has used. */
  get clock(): (ClockPlan & { readonly left: readonly number[] }) | undefined {
    const { plan, clocks } = this.room;
    if (plan.clock.kind !== 'fischer') return undefined;
    const { base, increment } = plan.clock;
    return { minutes: base / 60_000, increment: increment / 1000, left: clocks.map(({ left }) => left) };
  }

  /** Where an even start was wanted: the share of the win that each seat could expect, or that nobody could tell. */
  get even(): readonly number[] | 'unknown' | undefined {
    const { even } = this.room.deal;
    return even && (even.by?.values ?? 'unknown');
  }

  /** The game as text; made when it is asked for. */
  get record(): string {
    this.text ??= formatRecord(savedRecord(this.findGame, this.stored));
    return this.text;
  }
}

/** What a record says of a match beyond its game and its end. */
const isOwn = (name: string): boolean => name === 'Clock' || name.startsWith('Deal');

/**
 * The record of a stored game. Records of this browser go by links and messages: clocks and the deal, which would make them long, are
 * left out. What an imported record said stays as long as nothing was played since.
 */
const savedRecord = (findGame: (id: string) => Game | undefined, stored: StoredGame): GameRecord => {
  const { room, names, said, stopped } = stored;
  const { turns, tags } = recordOf({ findGame }, room);
  const comments = (said?.comments ?? []).filter(({ turn }) => turn <= turns.length + (stopped ? 1 : 0));
  const own = tags
    .filter(({ name }) => !isOwn(name))
    .map(tag => (tag.name === 'Seats' ? { ...tag, value: names.join('; ') } : tag));
  const kept = said?.tags ?? [];
  const fresh = own.filter(({ name }) => !(name === 'Even' || kept.some(tag => tag.name === name)));
  const even = room.deal.even ? own.filter(({ name }) => name === 'Even') : [];
  return {
    tags: [...fresh, ...kept, ...even.filter(tag => !kept.some(({ name }) => name === tag.name))],
    turns: stopped && stored.composed.length > 0 ? [...turns, [...room.drawn, ...stored.composed]] : turns,
    comments,
  };
};

/** A game that was stopped, running: what its record said of an end is past. */
export const runningAgain = (stopped: StoredGame, now: number): StoredGame => {
  const { stopped: _, said, ...stored } = stopped;
  return {
    ...stored,
    room: { ...stored.room, since: now },
    updated: now,
    ...(said && { said: { ...said, tags: said.tags.filter(({ name }) => name !== 'End') } }),
  };
};

/** The chances that a tag Even gives, as a deal has them. */
export const evenDeal = (text: string | undefined): RoomState['deal']['even'] => {
  if (text === undefined) return undefined;
  const values = parseChances(text);
  return { accepted: [], ...(values && { by: { net: '', values } }) };
};

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string');
const isList = (value: unknown, length?: number): value is readonly unknown[] =>
  Array.isArray(value) && (length === undefined || value.length === length);

/** Checks what storage holds; whether the rules allow its turns is found out where it is opened. */
export const readStoredGame = (raw: unknown): Result<StoredGame> => {
  const wrong = (field: string): Result<never> => fail('store.corrupt', field);
  if (!isFields(raw) || raw.form !== 3) return wrong('entry');
  const { id, revision, room, names, composed, updated } = raw;
  if (typeof id !== 'string' || id === '') return wrong('id');
  if (!Number.isInteger(revision) || (revision as number) < 0) return wrong('revision');
  if (!isFields(room) || !isFields(room.plan) || !isFields(room.deal)) return wrong('room');
  const { plan } = room;
  if (
    typeof plan.game !== 'string' ||
    !Number.isInteger(plan.seats) ||
    !isFields(plan.options) ||
    !isFields(plan.clock)
  )
    return wrong('plan');
  const seats = plan.seats as number;
  const isClocked = plan.clock.kind !== 'none';
  if (!isList(room.seats, seats) || !room.seats.every(isSitter)) return wrong('seats');
  if (!isList(room.turns) || !room.turns.every(turn => isFields(turn) && isTexts(turn.steps))) return wrong('turns');
  if (room.phase !== 'playing' && room.phase !== 'over') return wrong('phase');
  if (room.phase === 'over' && !(isFields(room.result) && isFields(room.result.why))) return wrong('result');
  if (isClocked && !(isList(room.clocks, seats) && room.clocks.every(clock => isFields(clock) && isMoment(clock.left))))
    return wrong('clocks');
  if (![room.offers, room.conditionals, room.holidays, room.recent].every(list => isList(list))) return wrong('room');
  if (!isTexts(room.drawn) || typeof room.position !== 'string' || typeof room.layout !== 'string')
    return wrong('room');
  if (!isMoment(room.since) || !isMoment(updated)) return wrong('dates');
  if (!isTexts(names) || names.length !== seats) return wrong('names');
  if (!isTexts(composed)) return wrong('composed');
  const { said, aided = 0 } = raw;
  if (!isMoment(aided)) return wrong('aided');
  if (said !== undefined && !(isFields(said) && isList(said.tags) && isList(said.comments))) return wrong('said');
  return ok(raw as unknown as StoredGame);
};

const isSitter = (raw: unknown): boolean => {
  if (!isFields(raw)) return false;
  if (raw.kind === 'bot') return isLevel(raw.level) && typeof raw.character === 'number';
  return raw.kind === 'person' && typeof raw.person === 'string' && typeof raw.name === 'string';
};
