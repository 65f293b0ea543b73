import {
  type Fault,
  type Game,
  type Options,
  type Position,
  parseOptions,
  type Result,
  type Setup,
  seededRandom,
} from '@threefold/core';
import { findGame } from '@threefold/games';
import { sticks } from './sticks.ts';

/** The value of a result that cannot be a fault here. */
export const must = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(describe(result.error));
};

const describe = ({ code, detail, rule, turn, step }: Fault): string =>
  [code, rule, detail, turn && `turn ${turn}`, step && `step ${step}`].filter(Boolean).join(' ');

/** A game that exists, or the toy game. */
export const gameOf = (id: string): Game => {
  const game = id === sticks.id ? sticks : findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
};

/** All options of a game: those that are given, and its standard ones. */
export const optionsFor = (game: Game, seats: number, given: Options = {}): Options =>
  must(parseOptions(game.options, seats, given));

/** A set-up with these options and the standard ones. */
export const setupOf = (game: Game, seats = 2, seed: string | number = 'start', given: Options = {}): Setup =>
  game.setup(optionsFor(game, seats, given), seats, seededRandom(seed));

/** A game before its first step. */
export const startOf = (game: Game, seats = 2, seed: string | number = 'start', given: Options = {}): Position =>
  game.start(setupOf(game, seats, seed, given));
