import { type Game, type Options, parseOptions } from '@threefold/core';
import type { Bot, Level } from '@threefold/search';

/** Which table of the document a match belongs to. */
export type TableName = 'ladder' | 'random' | 'greedy' | 'simulations' | 'further';

/** A match whose result says something about a game's players. */
export interface StrengthMatch {
  readonly table: TableName;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** As `threefold match` names them. */
  readonly players: readonly [string, string];
  /** The levels among them as they were when they played. */
  readonly levels: readonly (Level | null)[];
  readonly games: number;
}

/** Each number of simulations is four times the one before. */
const FOURFOLD = 4;

/** All matches that the document reports about a game. `scale` multiplies the numbers of games. */
export const strengthMatches = (bot: Bot, scale: number): readonly StrengthMatch[] => {
  const { game, levels, nets } = bot;
  const two = game.seats[0]!;
  const top = levels.length;
  const match = (table: TableName, players: readonly [string, string], games: number, seats = two): StrengthMatch => ({
    table,
    game: game.id,
    seats,
    options: standardOptions(game, seats),
    players,
    levels: players.map(player => levels[Number(/^level:(\d+)$/.exec(player)?.[1] ?? 0) - 1] ?? null),
    games: Math.max(2, Math.round((games * scale) / 2) * 2),
  });
  const each = levels.map((_, i) => i + 1);
  const evaluator = nets ? 'net' : 'hand';
  const simulations = nets ? [8, 32, 128] : [4, 16, 64];
  return [
    ...each
      .slice(1)
      .map(i => match('ladder', [`level:${i}`, `level:${i - 1}`], i === top ? 80 : i === top - 1 ? 60 : 120)),
    ...each.map(i => match('random', [`level:${i}`, 'random'], i >= top - 1 ? 6 : 20)),
    ...each.map(i => match('greedy', [`level:${i}`, 'greedy'], i >= top - 1 ? 6 : 40)),
    ...simulations.map(n =>
      match('simulations', [`${evaluator}:${FOURFOLD * n}`, `${evaluator}:${n}`], nets ? 20 : 60),
    ),
    match('further', [`level:${top}`, 'greedyturn'], 40),
    ...(nets ? [match('further', ['net:200', 'hand:200'], 30), match('further', ['net:200', 'net:8'], 30)] : []),
    ...game.seats.slice(1).map(seats => match('further', [`level:${top - 2}`, `level:${top - 4}`], 10 * seats, seats)),
  ];
};

/** The options that nobody has changed. */
const standardOptions = (game: Game, seats: number): Options => {
  const options = parseOptions(game.options, seats, {});
  if (!options.ok) throw new Error(options.error.detail);
  return options.value;
};
