import type { Game } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { Rating } from '@threefold-games/wire';
import type { OnlineWords } from '@threefold-games/words';
import type { IconName } from '../../shell/icons.tsx';

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
