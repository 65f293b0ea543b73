import type { ClockPlan, TablePlan } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { LobbyRow, RowSeat, SeatRating } from '@threefold-games/wire';
import type { OnlineWords, Words } from '@threefold-games/words';
import { findGame } from '../../games/index.ts';
import { hostOf } from './lists.ts';

interface OptionSaid {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** Whether it is as usual. */
  readonly usual: boolean;
  /** Whether it is switched on: its name says it all then. */
  readonly on: boolean;
}

/** The options that mean something at this table, in words. */
export const optionsOf = (plan: Pick<TablePlan, 'game' | 'options' | 'seats'>, face: Face): readonly OptionSaid[] =>
  Object.entries(findGame(plan.game)?.options ?? {}).flatMap(([id, spec]) => {
    const words = face.options[id];
    const value = plan.options[id];
    if (!words || value === undefined || (words.seats && !words.seats.includes(plan.seats))) return [];
    const usual = value === spec.standard(plan.seats);
    return [{ id, name: words.name, value: words.values[value] ?? value, usual, on: value === 'on' }];
  });

/** What is special about a table: the options that are not as usual, else the one that matters most, an even start, and a lot for the seats. */
export const sayOptions = (
  plan: Pick<TablePlan, 'game' | 'options' | 'seats' | 'even' | 'lot'>,
  face: Face,
  words: Words,
  speak: Speak,
): string => {
  const all = optionsOf(plan, face);
  const unusual = all.filter(({ usual }) => !usual);
  const options = (unusual.length > 0 ? unusual : all.slice(0, 1)).map(({ name, value, on }) =>
    on ? name : speak(words.newGame.value, { option: name, value }),
  );
  return [
    ...options,
    ...(plan.even ? [speak(words.newGame.even)] : []),
    ...(plan.lot ? [speak(words.newGame.lot)] : []),
  ].join(', ');
};

/** What somebody on a seat is called. A row that an older server wrote has no names for bots. */
export const sayName = ({ kind, name, level = 1 }: RowSeat, { shell }: Words, speak: Speak): string => {
  if (kind !== 'bot') return name;
  return name === '' ? speak(shell.bot, { level }) : speak(shell.namedBot, { name, level });
};

/** Those who sit there, but one. */
export const sayOthers = (row: LobbyRow, person: string, words: Words, speak: Speak): string =>
  row.seats
    .filter(seat => seat.kind !== 'empty' && seat.person !== person)
    .map(seat => sayName(seat, words, speak))
    .join(', ');

/** How well somebody plays, as a number; roughly while few games stand behind it. */
export const saySeatRating = (
  { rating, provisional }: Partial<SeatRating>,
  { together }: OnlineWords,
  speak: Speak,
): string | undefined => {
  if (rating === undefined) return undefined;
  const number = String(Math.round(rating));
  return provisional ? speak(together.roughRating, { rating: number }) : number;
};

/** An open game for those who listen. */
export const spellRow = (row: LobbyRow, face: Face, online: OnlineWords, speak: Speak): string => {
  const { together } = online;
  const host = hostOf(row);
  const known = saySeatRating(host ?? {}, online, speak);
  const rating = known === undefined ? speak(together.newSay) : speak(together.ratingSay, { rating: known });
  return speak(together.row, {
    game: face.title,
    name: host?.name ?? '',
    rating,
    taken: row.seats.filter(({ kind }) => kind !== 'empty').length,
    seats: row.seats.length,
    clock: spellClock(row.plan, online, speak),
  });
};

type Clocked = Pick<TablePlan, 'clock'>;
type Unit = 'day' | 'hour' | 'minute' | 'second';

const SIZES: Readonly<Record<Unit, number>> = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };
const UNITS = ['day', 'hour', 'minute', 'second'] as const;
const SAY = { day: 'sayDays', hour: 'sayHours', minute: 'sayMinutes', second: 'saySeconds' } as const;

/** The largest unit that a time is at least one of, and the next smaller one. */
const unitsOf = (millis: number, largest: Unit): readonly [Unit, Unit | undefined] => {
  const from = UNITS.indexOf(largest);
  const at = UNITS.findIndex((unit, index) => index >= from && millis >= SIZES[unit]);
  const unit = UNITS[at] ?? 'second';
  return [unit, at === -1 ? undefined : UNITS[at + 1]];
};

const timed = (
  millis: number,
  say: (unit: Unit, n: number) => string,
  online: OnlineWords,
  speak: Speak,
  largest: Unit = 'day',
): string => {
  const [unit, next] = unitsOf(millis, largest);
  const n = Math.floor(millis / SIZES[unit]);
  const rest = next ? Math.floor((millis - n * SIZES[unit]) / SIZES[next]) : 0;
  if (!next || rest === 0) return say(unit, n);
  return speak(online.together.clock.pair, { more: say(unit, n), less: say(next, rest) });
};

/** A time in its two largest units: 1 d 4 h. */
export const sayTime = (millis: number, online: OnlineWords, speak: Speak, largest?: Unit): string =>
  timed(Math.max(0, millis), (unit, n) => speak(online.together.clock[unit], { n }), online, speak, largest);

/** The same for those who listen: 1 day 4 hours. */
const spellTime = (millis: number, online: OnlineWords, speak: Speak): string =>
  timed(millis, (unit, n) => speak(online.together.clock[SAY[unit]], { n }), online, speak);

/** Clocks count minutes for a game and seconds for a turn, so that 90 minutes stay 90. */
const long = (millis: number, online: OnlineWords, speak: Speak): string =>
  sayTime(millis, online, speak, millis % SIZES.minute === 0 ? 'minute' : 'hour');

/** Whole minutes, or seconds, without their unit; undefined where the time is not whole. */
const bare = (millis: number, unit: Unit, speak: Speak): string | undefined =>
  millis % SIZES[unit] === 0 ? speak.number(millis / SIZES[unit]) : undefined;

/** How much time a seat has, spelled out: 10 min + 10 s a turn. */
export const sayClock = ({ clock }: Clocked, online: OnlineWords, speak: Speak): string => {
  const words = online.together.clock;
  const time = (millis: number): string => long(millis, online, speak);
  switch (clock.kind) {
    case 'none':
      return speak(words.none);
    case 'fischer':
      return speak(words.fischer, { base: time(clock.base), more: sayTime(clock.increment, online, speak) });
    case 'delay':
      return speak(words.delay, { base: time(clock.base), more: sayTime(clock.delay, online, speak) });
    case 'byoyomi':
      return speak(words.byoyomi, {
        base: time(clock.base),
        n: clock.periods,
        more: sayTime(clock.period, online, speak),
      });
    default:
      return speak(words.fischer, {
        base: sayTime(clock.bank, online, speak),
        more: sayTime(clock.increment, online, speak),
      });
  }
};

/** The same in the least room: 10 + 10, 7 d + 1 d. */
export const clockShort = ({ clock }: Clocked, online: OnlineWords, speak: Speak): string => {
  const words = online.together.clock;
  const base = (millis: number): string => bare(millis, 'minute', speak) ?? sayTime(millis, online, speak);
  const turn = (millis: number): string => bare(millis, 'second', speak) ?? sayTime(millis, online, speak);
  switch (clock.kind) {
    case 'none':
      return speak(words.none);
    case 'fischer':
      return speak(words.sum, { base: base(clock.base), more: turn(clock.increment) });
    case 'delay':
      return speak(words.delayShort, { base: base(clock.base), more: turn(clock.delay) });
    case 'byoyomi':
      return speak(words.byoyomiShort, { base: base(clock.base), n: clock.periods, more: turn(clock.period) });
    default:
      return speak(words.sum, {
        base: sayTime(clock.bank, online, speak),
        more: sayTime(clock.increment, online, speak),
      });
  }
};

/** The same for those who listen: 10 minutes plus 10 seconds a turn. */
export const spellClock = (plan: Clocked, online: OnlineWords, speak: Speak): string => {
  const { clock } = plan;
  const spelled = (base: number, more: number): string =>
    speak(online.together.clock.sayFischer, {
      base: spellTime(base, online, speak),
      more: spellTime(more, online, speak),
    });
  if (clock.kind === 'fischer') return spelled(clock.base, clock.increment);
  if (clock.kind === 'days') return spelled(clock.bank, clock.increment);
  return sayClock(plan, online, speak);
};

/** A calendar means days, a clock minutes. */
export const clockIcon = ({ kind }: ClockPlan): 'calendar' | 'clock' => (kind === 'days' ? 'calendar' : 'clock');
