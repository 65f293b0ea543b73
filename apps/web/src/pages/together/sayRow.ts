import type { TablePlan } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { LobbyRow, RowSeat, SeatRating } from '@threefold-games/wire';
import type { OnlineWords, Words } from '@threefold-games/words';
import { spellClock } from '../../net/sayClock.ts';
import { findGame } from '../../state/games.ts';
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
