import type { Game } from '@threefold-games/core';
import type { AbortCause } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { PlayerGame, Rating } from '@threefold-games/wire';
import type { OnlineWords, Words } from '@threefold-games/words';
import { findGame } from '../../games/index.ts';
import { dayOf, daysAgo } from '../../i18n/index.ts';
import type { IconName } from '../../ui/index.ts';

/** The rating that stands for a game: among people, live, where most games were played; undefined where there is none. */
export const mainRating = (ratings: readonly Rating[], game: string): Rating | undefined =>
  ratings
    .filter(rating => rating.game === game && rating.versus === 'people' && rating.pace === 'live')
    .toSorted((a, b) => b.games - a.games)[0];

/** All others, in the order of the catalogue, those against bots first. */
export const otherRatings = (ratings: readonly Rating[], games: readonly Pick<Game, 'id'>[]): readonly Rating[] => {
  const main = new Set(games.map(({ id }) => mainRating(ratings, id)));
  const place = ({ versus, game }: Rating): number =>
    versus === 'bots' ? -1 : games.findIndex(({ id }) => id === game);
  return ratings.filter(rating => !main.has(rating)).toSorted((a, b) => place(a) - place(b));
};

/** What a rating counts, beside the name of its game. */
export const saySeats = ({ seats }: Rating, most: number, { player, room }: OnlineWords, speak: Speak): string =>
  speak(seats === 'two' ? room.seatsWord[2] : most > 3 ? player.moreSeats : room.seatsWord[3]);

/** The name of a rating among the others. */
export const sayRating = (
  { game, pace, versus, seats }: Rating,
  title: string,
  most: number,
  { player }: OnlineWords,
  speak: Speak,
): string => {
  const { other } = player;
  if (versus === 'bots') return game === null ? speak(other.bots) : speak(other.botsIn, { game: title });
  const kind = seats === 'two' ? 'two' : most > 3 ? 'more' : 'three';
  return speak(pace === 'days' ? other[`${kind}Days`] : other[kind], { game: title });
};

export const ratingIcon = ({ versus, pace }: Rating): IconName =>
  versus === 'bots' ? 'bot' : pace === 'days' ? 'calendar' : 'together';

/** The points of a curve through these values, the last at the right, within a box; flat where nothing has changed. */
export const curvePoints = (
  values: readonly number[],
  width: number,
  height: number,
): readonly (readonly [x: number, y: number])[] => {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, i) => [
    values.length > 1 ? i * step : width,
    span === 0 ? height / 2 : height - ((value - low) / span) * height,
  ]);
};

/** How a game ended for a player, as a sign and a word. */
export interface SaidResult {
  readonly icon: IconName;
  readonly word: string;
  readonly won: boolean;
}

export const sayResult = (
  { shares, seat, place, seats }: PlayerGame,
  { player }: OnlineWords,
  speak: Speak,
): SaidResult => {
  const share = shares[seat];
  if (share === undefined) return { icon: 'cross', word: speak(player.aborted), won: false };
  const best = Math.max(...shares);
  if (share === best && shares.filter(other => other === best).length > 1)
    return { icon: 'together', word: speak(player.shared), won: false };
  if (place === 1) return { icon: 'crown', word: speak(player.won), won: true };
  const named =
    seats.length > 2 && place === 2 ? player.second : place === 3 && seats.length > 3 ? player.third : player.lost;
  return { icon: 'cross', word: speak(named), won: false };
};

/** What those at a table are called; bots of older games have no names. */
export const sayPeople = ({ seats }: PlayerGame, { shell }: Words, speak: Speak): readonly string[] =>
  seats.map(({ name, level }) => {
    if (level === undefined) return name;
    return name === '' ? speak(shell.bot, { level }) : speak(shell.namedBot, { name, level });
  });

/** What the rules say of the last position, where it is known. */
const sayEnding = ({ game, position }: PlayerGame, face: Face): string | undefined => {
  const last = position === null ? undefined : findGame(game)?.decode(position);
  const outcome = last?.ok ? last.value.outcome() : undefined;
  return last?.ok && outcome ? face.ending(last.value.view(), outcome) : undefined;
};

/** Why it ended. */
export const sayWhy = (
  game: PlayerGame,
  face: Face,
  names: readonly string[],
  { player }: OnlineWords,
  speak: Speak,
): string => {
  const { why } = game;
  switch (why.kind) {
    case 'rule':
      return sayEnding(game, face) ?? speak(player.why.rule);
    case 'resign':
    case 'time':
    case 'gone':
      return speak(player.why[why.kind], { name: names[why.seat] ?? '' });
    case 'abort':
      return sayAbort(why.cause, names, player, speak);
    default:
      return speak(player.why[why.kind]);
  }
};

/** Why it was called off, where that is known. */
const sayAbort = (
  cause: AbortCause | undefined,
  names: readonly string[],
  { why, abortCause }: OnlineWords['player'],
  speak: Speak,
): string => {
  if (!cause) return speak(why.abort);
  return cause.kind === 'agreed'
    ? speak(abortCause.agreed)
    : speak(abortCause[cause.kind], { name: names[cause.seat] ?? '' });
};

/** When a game was played, in the least room: the time of today, yesterday, a day. */
export const dayShort = (moment: number, now: number, { account: { when } }: OnlineWords, speak: Speak): string => {
  const days = daysAgo(moment, now);
  if (days <= 0) return speak.date(moment, { timeStyle: 'short' });
  return days === 1 ? speak(when.yesterday) : dayOf(moment, now, 'short', speak);
};

/** When something was, within a sentence. */
export const sayDay = (moment: number, now: number, { account: { when } }: OnlineWords, speak: Speak): string => {
  const days = daysAgo(moment, now);
  if (days <= 0) return speak(when.today, { time: speak.date(moment, { timeStyle: 'short' }) });
  return days === 1 ? speak(when.yesterday) : speak(when.on, { date: dayOf(moment, now, 'short', speak) });
};
