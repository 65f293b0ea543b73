import {
  type Action,
  chooseByLot,
  type Fault,
  type Game,
  History,
  legalActions,
  NOBODY,
  type Options,
  type Pick,
  type Position,
  parseOptions,
  type Random,
  type Result,
  type Setup,
  seededRandom,
} from '@threefold-games/core';
import { sticks } from './sticks.ts';

/** The step that picks on the board mean, whether or not it is legal; undefined if they do not make one. */
export type Attempt = (picks: readonly Pick[], spin: string | undefined) => string | undefined;

let provided: readonly Game[] = [];
let module: string | undefined;
let attempts: Readonly<Record<string, Attempt>> = {};

/**
 * Sets the games that tests can ask for, by game what picks mean. The set-up of the tests calls it, since no package knows a game; `url` is a
 * module with `findGame`, for threads.
 */
export const provideGames = (games: readonly Game[], url: string, byGame: typeof attempts): void => {
  provided = games;
  module = url;
  attempts = byGame;
};

export const providedAttempt = (game: string): Attempt => {
  const attempt = attempts[game];
  if (!attempt) throw new Error(`scripts/test/attempts.ts does not say what picks mean in ${game}`);
  return attempt;
};

/** Every game that exists, without the toy game. */
export const providedGames = (): readonly Game[] => {
  if (provided.length === 0) throw new Error('no games are provided: import scripts/test/provideGames.ts');
  return provided;
};

/** The address of a module with `findGame`, for another thread. */
export const gamesModule = (): string => {
  if (module === undefined) throw new Error('no games are provided: import scripts/test/provideGames.ts');
  return module;
};

/** A game that exists, or the toy game. */
export const findGame = (id: string): Game | undefined =>
  id === sticks.id ? sticks : provided.find(game => game.id === id);

/** The value of a result that cannot be a fault here. */
export const must = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(describe(result.error));
};

const describe = ({ code, detail, rule, turn, step }: Fault): string =>
  [code, rule, detail, turn && `turn ${turn}`, step && `step ${step}`].filter(Boolean).join(' ');

/** A game that exists, or the toy game. */
export const gameOf = (id: string): Game => {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
};

/** All options of a game: those that are given, and its standard ones. */
export const optionsFor = (game: Game, seats: number, given: Readonly<Record<string, unknown>> = {}): Options =>
  must(parseOptions(game.options, seats, given));

/** Where chance comes from: a seed, or a random that goes on. */
export type Lot = Random | string | number;

const randomOf = (lot: Lot): Random => (typeof lot === 'object' ? lot : seededRandom(lot));

/** A set-up of a game with its standard options. */
export const setupOf = (game: Game | string, seats = 2, lot: Lot = 'start'): Setup => {
  const known = typeof game === 'string' ? gameOf(game) : game;
  return known.setup(optionsFor(known, seats), seats, randomOf(lot));
};

/** A game with its standard options before its first step. */
export const startOf = (game: Game | string, seats = 2, lot: Lot = 'start'): Position =>
  (typeof game === 'string' ? gameOf(game) : game).start(setupOf(game, seats, lot));

/** The steps of a turn from here to its end, each one chosen. The position stays as it is. */
const turnBy = (from: Position, choose: (position: Position) => Action): readonly string[] => {
  const position = from.copy();
  const steps: string[] = [];
  do {
    const action = choose(position);
    steps.push(position.format(action));
    position.make(action);
  } while (!position.atTurnStart);
  return steps;
};

/** A turn by lot, with its draw where one is due. */
export const turnByLot = (game: Game, from: Position, lot: Lot): readonly string[] => {
  const random = randomOf(lot);
  const legal = new Int32Array(game.maxActions);
  return turnBy(from, position => chooseByLot(position, legal, random));
};

/** A turn of the steps at this place in each list of legal ones, or of the last ones. */
export const nthTurn = (game: Game, from: Position, index: number): readonly string[] =>
  turnBy(from, position => {
    const legal = legalActions(game, position);
    return legal[Math.min(index, legal.length - 1)]!;
  });

/** Plays on by lot to the end, or for so many steps. */
export const playByLot = (game: Game, position: Position, lot: Lot, steps = Number.POSITIVE_INFINITY): Position => {
  const random = randomOf(lot);
  const legal = new Int32Array(game.maxActions);
  for (let i = 0; i < steps && position.actor !== NOBODY; i++) position.make(chooseByLot(position, legal, random));
  return position;
};

/** A history of turns by lot: to the end, or so many of them. */
export const historyByLot = (game: Game, setup: Setup, lot: Lot, turns = Number.POSITIVE_INFINITY): History => {
  const random = randomOf(lot);
  let history = History.of(game, setup);
  while (history.length < turns && history.position.actor !== NOBODY)
    history = must(history.with(turnByLot(game, history.position, random)));
  return history;
};
