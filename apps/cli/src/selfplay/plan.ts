import { type Options, printable } from '@threefold-games/core';
import type { EvaluatorWord } from '../bots.ts';

/** All that decides how games of the search against itself go. */
export interface SelfplayPlan {
  /** The game's id. */
  readonly game: string;
  readonly seats: number;
  /** Every option of the game with its value. */
  readonly options: Options;
  /** Who plays all seats. */
  readonly player: LevelSpec | SearchSpec;
  /** Starts, draws and what is chosen by lot follow from it; each game has a stream of its own. */
  readonly seed: string;
  /** Turns that are played by lot at the start of every game. */
  readonly opening: number;
}

/** A level, as it plays at a table. */
export interface LevelSpec {
  readonly kind: 'level';
  /** Counted from 1. */
  readonly level: number;
}

/** The search with nothing but an evaluator: no proofs, nothing overlooked, every step thought about anew. */
export interface SearchSpec {
  readonly kind: 'search';
  readonly evaluator: EvaluatorWord;
  /** Simulations for each step. */
  readonly simulations: number;
  /** How many steps of a game are drawn by lot, in proportion to how often the search followed them. */
  readonly sampled: number;
  /** The power of these numbers is its inverse: below 1 the best steps are likelier still. */
  readonly temperature: number;
  /** What part of the priors of the position at hand is noise. */
  readonly noise: number;
}

/** What a seat is called in the records. */
export const playerName = ({ player }: SelfplayPlan): string =>
  player.kind === 'level' ? `level:${player.level}` : `${player.evaluator}:${player.simulations}`;

/** Tells these games from all others: what the other tags of a record do not say anyway. */
export const selfplayTag = (plan: SelfplayPlan): string => {
  const { player, seed, opening } = plan;
  const how =
    player.kind === 'level'
      ? []
      : [`sampled ${player.sampled}`, `temperature ${player.temperature}`, `noise ${player.noise}`];
  return printable([playerName(plan), `seed ${seed}`, `opening ${opening}`, ...how].join(', '));
};
