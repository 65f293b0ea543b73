import { signal } from '@preact/signals';
import { botLevel, canVary, type Game, type GameHead, levelNow, parseOptions } from '@threefold-games/core';
import type { ClockPlan, TablePlan } from '@threefold-games/room';
import { games } from '../../games/index.ts';
import { fitOptions, isFields } from '../../settings/index.ts';
import { jsonKey } from '../../storage/index.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** What somebody wants of the tables of one game, live and by correspondence. */
export interface GameDraft {
  readonly seats: number;
  /** What is not as usual. */
  readonly options: Readonly<Record<string, string>>;
  /** The clock where people are there, and where they are not. */
  readonly live: ClockPlan;
  readonly slow: ClockPlan;
  readonly watching: boolean;
  readonly chat: TablePlan['chat'];
  readonly leaver: TablePlan['leaver'];
  readonly rated: boolean;
  /** Whether a live table begins by itself. */
  readonly full: boolean;
  /** Whether the start is to be even, where it can be varied. */
  readonly even: boolean;
  /** Whether a lot is to decide who sits where. */
  readonly lot: boolean;
}

/** The choices of the card that creates a game; remembered. */
export interface TableDraft {
  readonly game: string;
  readonly listed: boolean;
  readonly slow: boolean;
  /** By game. */
  readonly games: Readonly<Record<string, GameDraft>>;
}

export const LIVE: ClockPlan = { kind: 'fischer', base: 10 * MINUTE, increment: 10_000 };
export const SLOW: ClockPlan = { kind: 'days', bank: 7 * DAY, increment: DAY, cap: 14 * DAY };

/** Who stands in for somebody who leaves, unless told otherwise. */
export const USUAL_LEAVER: TablePlan['leaver'] = { kind: 'bot', ...botLevel(4) };

/** A table for two, or the smallest there is, with everything as usual. */
const usual = (game: GameHead): GameDraft => ({
  seats: game.seats[0]!,
  options: {},
  live: LIVE,
  slow: SLOW,
  watching: true,
  chat: 'seats',
  leaver: USUAL_LEAVER,
  rated: true,
  full: false,
  even: false,
  lot: false,
});

export const draftFor = (draft: TableDraft, game: GameHead): GameDraft => draft.games[game.id] ?? usual(game);

/** The draft with a part of one game's changed. */
export const withGame = (draft: TableDraft, game: GameHead, part: Partial<GameDraft>): TableDraft => ({
  ...draft,
  games: { ...draft.games, [game.id]: { ...draftFor(draft, game), ...part } },
});

/** The table of a draft, with a value for every option. */
export const planOf = (draft: TableDraft, game: Game): TablePlan => {
  const { seats, options, live, slow, watching, chat, leaver, rated, full, even, lot } = draftFor(draft, game);
  const read = parseOptions(game.options, seats, fitOptions(game, seats, options));
  const values = read.ok ? read.value : {};
  return {
    game: game.id,
    options: values,
    seats,
    clock: draft.slow ? slow : live,
    listed: draft.listed,
    // Nobody has to be there for a game over days.
    start: draft.slow || full ? 'full' : 'host',
    watching,
    chat,
    leaver,
    rated,
    ...(even && canVary(game, values, seats) ? { even } : {}),
    ...(lot ? { lot } : {}),
  };
};

/** A table's plan as a draft, for changing it: what is as usual follows the number of seats. */
export const draftOf = (plan: TablePlan, game: GameHead): TableDraft => {
  const isSlow = plan.clock.kind === 'days';
  const { listed, seats, options, clock, watching, chat, leaver, rated, start } = plan;
  const unusual = Object.entries(options).filter(([name, value]) => value !== game.options[name]?.standard(seats));
  const wanted: GameDraft = {
    seats,
    options: Object.fromEntries(unusual),
    live: isSlow ? LIVE : clock,
    slow: isSlow ? clock : SLOW,
    watching,
    chat,
    leaver,
    rated,
    full: start === 'full',
    even: plan.even === true,
    lot: plan.lot === true,
  };
  return { game: game.id, listed, slow: isSlow, games: { [game.id]: wanted } };
};

const whole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const readClock = (raw: unknown): ClockPlan | undefined => {
  if (!isFields(raw)) return undefined;
  const { kind, base, increment, delay, periods, period, bank, cap } = raw;
  if (kind === 'none') return { kind };
  if (kind === 'fischer' && whole(base, DAY) && whole(increment, DAY)) return { kind, base, increment };
  if (kind === 'delay' && whole(base, DAY) && whole(delay, DAY)) return { kind, base, delay };
  if (kind === 'byoyomi' && whole(base, DAY) && whole(periods, 25) && whole(period, DAY) && periods > 0)
    return { kind, base, periods, period };
  if (kind === 'days' && whole(bank, 60 * DAY) && whole(increment, 14 * DAY) && whole(cap, 90 * DAY))
    return { kind, bank, increment, cap };
  return undefined;
};

const readLeaver = (game: GameHead, raw: unknown): TablePlan['leaver'] => {
  if (isFields(raw) && raw.kind === 'end') return { kind: 'end' };
  const level = isFields(raw) ? levelNow(game, raw) : undefined;
  return level === undefined ? USUAL_LEAVER : { kind: 'bot', ...botLevel(level) };
};

const readGameDraft = (raw: unknown, game: GameHead): GameDraft => {
  const standard = usual(game);
  if (!isFields(raw)) return standard;
  const seats = game.seats.includes(raw.seats as number) ? (raw.seats as number) : standard.seats;
  const [live, slow] = [readClock(raw.live), readClock(raw.slow)];
  return {
    seats,
    options:
      isFields(raw.options) && parseOptions(game.options, seats, raw.options).ok
        ? (raw.options as GameDraft['options'])
        : {},
    live: live && live.kind !== 'days' ? live : LIVE,
    slow: slow?.kind === 'days' ? slow : SLOW,
    watching: raw.watching !== false,
    chat: raw.chat === 'all' ? 'all' : 'seats',
    leaver: readLeaver(game, raw.leaver),
    rated: raw.rated !== false,
    full: raw.full === true,
    even: raw.even === true,
    lot: raw.lot === true,
  };
};

/** Reads a draft that was kept; what is not understood is as usual, one by one. */
export const readDraft = (raw: unknown, catalogue: readonly GameHead[]): TableDraft => {
  const fields = isFields(raw) ? raw : {};
  const known = catalogue.find(({ id }) => id === fields.game);
  const wanted = isFields(fields.games) ? fields.games : {};
  return {
    game: (known ?? catalogue[0]!).id,
    listed: fields.listed !== false,
    slow: fields.slow === true,
    games: Object.fromEntries(catalogue.map(game => [game.id, readGameDraft(wanted[game.id], game)])),
  };
};

const stored = jsonKey('together', raw => readDraft(raw, games));

/** What was chosen last for a game of one's own, in this browser. */
export const draft = signal<TableDraft>(stored.get());

export const changeDraft = (part: Partial<TableDraft>): void => {
  draft.value = { ...draft.value, ...part };
  stored.set(draft.value);
};
