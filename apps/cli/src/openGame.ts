import {
  type Fault,
  type Game,
  parseOptions,
  parseSeats,
  quote,
  readOptions,
  type Setup,
  seededRandom,
} from '@threefold/core';
import { EXIT } from './exit.ts';
import type { Context } from './output.ts';
import { fromFault, stop, type Tried } from './trouble.ts';

/** How a game is to begin, as the command line says it. */
export interface Beginning {
  /** The number of seats; the smallest that the game allows where nothing is said. */
  readonly seats?: string | undefined;
  /** Each `name=value`. */
  readonly option?: readonly string[] | undefined;
  /** What chance would lay out, in the notation. */
  readonly setup?: string | undefined;
  /** Decides what chance lays out where no set-up is given. */
  readonly seed?: string | undefined;
}

/** The game with this id. */
export const chooseGame = ({ catalogue }: Context, id: string): Tried<Game> => {
  const game = catalogue.findGame(id);
  if (game) return { ok: true, value: game };
  const hint = `The games are ${catalogue.games.map(each => each.id).join(', ')}.`;
  return stop({ ...fromFault(catalogue, { code: 'game.unknown', detail: quote(id) }), hint, exit: EXIT.usage });
};

/** Checks seats, options and set-up, and lets chance do the rest. */
export const openGame = ({ catalogue }: Context, game: Game, beginning: Beginning): Tried<Setup> => {
  const misused = (fault: Fault) => stop({ ...fromFault(catalogue, fault, game.id), exit: EXIT.usage });
  const seats = parseSeats(game, beginning.seats ?? Math.min(...game.seats));
  if (!seats.ok) return misused(seats.error);
  const given = readOptions((beginning.option ?? []).join(' '));
  if (!given.ok) return misused(given.error);
  const options = parseOptions(game.options, seats.value, given.value);
  if (!options.ok) return misused(options.error);
  if (beginning.setup === undefined) {
    return { ok: true, value: game.setup(options.value, seats.value, seededRandom(beginning.seed ?? '1')) };
  }
  const setup = game.parseSetup(seats.value, options.value, beginning.setup);
  return setup.ok ? setup : stop(fromFault(catalogue, setup.error, game.id));
};
