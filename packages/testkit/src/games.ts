import { findGame } from '@threefold-games/catalogue';
import {
  type Fault,
  type Game,
  type Options,
  type Position,
  parseOptions,
  type Random,
  type Result,
  type Setup,
  seededRandom,
} from '@threefold-games/core';
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
export const optionsFor = (game: Game, seats: number, given: Readonly<Record<string, unknown>> = {}): Options =>
  must(parseOptions(game.options, seats, given));

/** Where chance comes from: a seed, or a random that goes on. */
export type Lot = Random | string | number;

export const randomOf = (lot: Lot): Random => (typeof lot === 'object' ? lot : seededRandom(lot));

/** A set-up of a game with its standard options. */
export const setupOf = (game: Game | string, seats = 2, lot: Lot = 'start'): Setup => {
  const known = typeof game === 'string' ? gameOf(game) : game;
  return known.setup(optionsFor(known, seats), seats, randomOf(lot));
};

/** A game with its standard options before its first step. */
export const startOf = (game: Game | string, seats = 2, lot: Lot = 'start'): Position =>
  (typeof game === 'string' ? gameOf(game) : game).start(setupOf(game, seats, lot));
