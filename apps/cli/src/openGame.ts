import {
  type Fault,
  type Game,
  type History,
  ok,
  type Position,
  parseOptions,
  parseSeats,
  quote,
  type Result,
  readOptions,
  type Setup,
  seededRandom,
} from '@threefold-games/core';
import { type CommandFault, commandFault, EXIT, misuse, refuse } from './faults.ts';
import type { Context } from './output.ts';
import { lastReplay } from './readRecords.ts';

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
export const chooseGame = ({ catalogue }: Context, id: string): Result<Game, CommandFault> => {
  const game = catalogue.findGame(id);
  if (game) return ok(game);
  const hint = `The games are ${catalogue.games.map(each => each.id).join(', ')}.`;
  return refuse({ ...commandFault(catalogue, { code: 'game.unknown', detail: quote(id) }), hint, exit: EXIT.usage });
};

/** Checks seats, options and set-up, and lets chance do the rest. */
export const openGame = ({ catalogue }: Context, game: Game, beginning: Beginning): Result<Setup, CommandFault> => {
  const misused = (fault: Fault) => refuse({ ...commandFault(catalogue, fault, game.id), exit: EXIT.usage });
  const seats = parseSeats(game, beginning.seats ?? Math.min(...game.seats));
  if (!seats.ok) return misused(seats.error);
  const given = readOptions((beginning.option ?? []).join(' '));
  if (!given.ok) return misused(given.error);
  const options = parseOptions(game.options, seats.value, given.value);
  if (!options.ok) return misused(options.error);
  if (beginning.setup === undefined) {
    return ok(game.setup(options.value, seats.value, seededRandom(beginning.seed ?? '1')));
  }
  const setup = game.parseSetup(seats.value, options.value, beginning.setup);
  return setup.ok ? setup : refuse(commandFault(catalogue, setup.error, game.id));
};

/** A position, as the command line says it. */
export interface PlaceOptions extends Beginning {
  /** A position as `Position.encode` writes it. */
  readonly position?: string | undefined;
  /** How many turns of a record come before it; all where nothing is said. */
  readonly turn?: number | undefined;
}

/** A position to begin at, or to think about. */
export interface Place {
  readonly game: Game;
  readonly position: Position;
  /** How many turns were played before it, where a record tells. */
  readonly turn?: number;
}

/** The start of a game, a position of it, or a place in the last record of a file: after one of its turns, or its end. */
export const openPlace = async (
  context: Context,
  what: string,
  { turn, position: text, ...beginning }: PlaceOptions,
): Promise<Result<Place, CommandFault>> => {
  const { catalogue } = context;
  const game = catalogue.findGame(what);
  const { seats, option, setup, seed } = beginning;
  if ((!game || text !== undefined) && [seats, option, setup, seed].some(x => x !== undefined)) {
    const sentence = 'A record or a position has its seats, options and set-up in itself.';
    return misuse(sentence, 'Leave --seats, --option, --setup and --seed away.');
  }
  if (!game && text !== undefined)
    return misuse('A position goes with a game, not with a file.', 'Give the game in place of the file.');
  if (!game) return openTurn(context, what, turn);
  if (turn !== undefined) return misuse('Only a record has turns.', 'Leave --turn away, or give a file.');
  if (text === undefined) {
    const opened = openGame(context, game, beginning);
    return opened.ok ? ok({ game, position: game.start(opened.value) }) : opened;
  }
  const position = game.decode(text);
  return position.ok
    ? ok({ game, position: position.value })
    : refuse(commandFault(catalogue, position.error, game.id));
};

const openTurn = async (
  context: Context,
  file: string,
  turn: number | undefined,
): Promise<Result<Place, CommandFault>> => {
  const last = await lastReplay(context, file);
  if (!last.ok) return refuse(neither(context, last.error));
  const { history } = last.value.replay;
  const unknown = checkTurn(history, turn);
  if (unknown) return unknown;
  const { game, position, length } = history;
  return ok(
    turn === undefined ? { game, position, turn: length } : { game, position: history.positionBefore(turn), turn },
  );
};

/** Why there is no place after so many turns of a record, where there is none. */
export const checkTurn = ({ length }: History, turn = 0): Result<never, CommandFault> | undefined =>
  turn > length ? misuse(`The record has ${length} turns.`, `Give --turn 0 to --turn ${length}.`) : undefined;

/** What became of a word that is a game or a file: where there is no such file it is no game either. */
const neither = ({ catalogue }: Context, fault: CommandFault): CommandFault =>
  fault.code === 'file.missing'
    ? { ...fault, hint: `It is not a game either; the games are ${catalogue.games.map(game => game.id).join(', ')}.` }
    : fault;
