import { botLevel, type GameHead, levelNow } from '@threefold-games/core';
import { games } from '../games/index.ts';
import type { NewGame, SeatPlan } from './plans.ts';

/** What a person has chosen for this browser. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  /** Black and white pages, doubled rims. */
  readonly contrast: boolean;
  readonly view: '2d' | '3d';
  /** Strong widens rims and marks. */
  readonly distinction: 'normal' | 'strong';
  /** Whether a composed turn waits for a confirmation. */
  readonly confirm: 'always' | 'touch' | 'never';
  readonly sound: boolean;
  readonly motion: 'system' | 'full' | 'off';
  /** What the person is called at the table; empty for no name. */
  readonly name: string;
  /** Around boards unless never; on fields of land where notation is spoken of, or always. */
  readonly coordinates: 'always' | 'needed' | 'never';
  /** What has been explained once and was read. */
  readonly briefed: readonly string[];
  /** Whether help at the table was left on or off; absent as long as nobody has chosen. */
  readonly help?: boolean;
  /** By game: how the last one was begun. */
  readonly lastNewGame: Readonly<Record<string, NewGame>>;
}

export const STANDARD: Settings = {
  theme: 'system',
  contrast: false,
  view: '2d',
  distinction: 'normal',
  confirm: 'touch',
  sound: true,
  motion: 'system',
  name: '',
  coordinates: 'needed',
  briefed: [],
  lastNewGame: {},
};

/** No name is longer than this. */
export const NAME_LIMIT = 24;

/** A name as a record can hold it. */
export const cleanName = (text: string): string =>
  Array.from(text.replace(/[\p{C}\p{Zl}\p{Zp};"]/gu, ''))
    .slice(0, NAME_LIMIT)
    .join('')
    .trim();

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf = <T extends string>(value: unknown, values: readonly T[], standard: T): T =>
  values.includes(value as T) ? (value as T) : standard;
const flag = (value: unknown, standard: boolean): boolean => (typeof value === 'boolean' ? value : standard);

/** Reads settings that were kept; what is not understood falls back to the standard, one by one. */
export const readSettings = (raw: unknown): Settings => {
  if (!isFields(raw)) return STANDARD;
  return {
    theme: oneOf(raw.theme, ['system', 'light', 'dark'], STANDARD.theme),
    contrast: flag(raw.contrast, STANDARD.contrast),
    view: oneOf(raw.view, ['2d', '3d'], STANDARD.view),
    distinction: oneOf(raw.distinction, ['normal', 'strong'], STANDARD.distinction),
    confirm: oneOf(raw.confirm, ['always', 'touch', 'never'], STANDARD.confirm),
    sound: flag(raw.sound, STANDARD.sound),
    motion: oneOf(raw.motion, ['system', 'full', 'off'], STANDARD.motion),
    name: typeof raw.name === 'string' ? cleanName(raw.name) : '',
    // Once they were on or off.
    coordinates: oneOf(
      raw.coordinates === false ? 'never' : raw.coordinates,
      ['always', 'needed', 'never'],
      STANDARD.coordinates,
    ),
    briefed: Array.isArray(raw.briefed) ? raw.briefed.filter(id => typeof id === 'string') : [],
    ...(typeof raw.help === 'boolean' && { help: raw.help }),
    lastNewGame: readPlans(raw.lastNewGame),
  };
};

const readPlans = (raw: unknown): Settings['lastNewGame'] => {
  if (!isFields(raw)) return {};
  const plans = Object.entries(raw).map(([game, plan]) => [game, readPlan(game, plan)] as const);
  return Object.fromEntries(plans.filter((entry): entry is readonly [string, NewGame] => entry[1] !== undefined));
};

const readPlan = (game: string, raw: unknown): NewGame | undefined => {
  if (!isFields(raw) || !isFields(raw.options)) return undefined;
  const seats = readSeats(game, raw.seats);
  if (!seats || Object.values(raw.options).some(value => typeof value !== 'string')) return undefined;
  const clock = readClock(raw.clock);
  return {
    seats,
    options: raw.options as NewGame['options'],
    ...(clock && { clock }),
    ...(raw.even === true && { even: true }),
    ...(raw.lot === true && { lot: true }),
  };
};

/** Reads who sits where; undefined where it is not understood. */
export const readSeats = (game: string, raw: unknown): readonly SeatPlan[] | undefined => {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > 8) return undefined;
  const head = games.find(({ id }) => id === game) ?? {};
  const seats = raw.map(seat => readSeat(head, seat));
  return seats.every(seat => seat !== undefined) ? seats : undefined;
};

const readSeat = (game: Pick<GameHead, 'formerLevels'>, raw: unknown): SeatPlan | undefined => {
  if (!isFields(raw) || typeof raw.name !== 'string') return undefined;
  const { kind, name, character } = raw;
  if (kind === 'me' || kind === 'person') return { kind, name: cleanName(name) };
  const level = levelNow(game, raw);
  if (kind !== 'bot' || level === undefined) return undefined;
  return { kind, name: cleanName(name), ...botLevel(level), ...(typeof character === 'number' && { character }) };
};

/** Reads a clock; undefined where there is none or it is not understood. */
export const readClock = (raw: unknown): NewGame['clock'] => {
  if (!isFields(raw)) return undefined;
  const { minutes, increment } = raw;
  const sound = (value: unknown, most: number): value is number =>
    typeof value === 'number' && value >= 0 && value <= most;
  return sound(minutes, 600) && sound(increment, 600) && minutes + increment > 0 ? { minutes, increment } : undefined;
};
