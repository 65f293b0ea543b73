import { type Game, History, parseOptions, type Result } from '@threefold-games/core';

/** Where a task is played: a position as text, or what was played from a start. */
export type Place =
  | {
      readonly position: string;
      /** Turns that were played from there; see below. */
      readonly turns?: string;
    }
  | {
      readonly seats: number;
      readonly options?: Readonly<Record<string, string>>;
      /** What chance laid out before play, where it lays out anything. */
      readonly layout?: string;
      /** Turns, parted by semicolons; the last one may be a draw alone. */
      readonly turns: string;
    };

/** Opens a place: the seat that acts there is the learner's. */
export const openPlace = (game: Game, place: Place): Result<History> => {
  if ('position' in place) {
    const position = game.decode(place.position);
    return position.ok ? History.from(game, position.value).read(turnsIn(place.turns ?? '')) : position;
  }
  const options = parseOptions(game.options, place.seats, place.options ?? {});
  if (!options.ok) return options;
  const setup = game.parseSetup(place.seats, options.value, place.layout);
  if (!setup.ok) return setup;
  return History.of(game, setup.value).read(turnsIn(place.turns));
};

const turnsIn = (text: string): readonly (readonly string[])[] =>
  text
    .split(';')
    .map(turn => turn.trim().split(/\s+/).filter(Boolean))
    .filter(steps => steps.length > 0);
