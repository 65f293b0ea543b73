import type { PlayedGame, PlayedTurn } from '../playedGame.ts';
import type { Address } from './loadNet.ts';

/** How a bot is made. */
export interface BotOptions {
  /** What it leaves to chance follows from it; another one for each bot unless told. */
  readonly seed?: string | number;
  /** Which of the three characters of its level it is, where the level overlooks things; 0 unless told. */
  readonly character?: 0 | 1 | 2;
  /** Brings the weights of a net; read from the disk under Node and fetched in a browser unless told. */
  readonly load?: (address: Address) => Promise<Uint8Array>;
}

/** How long a bot thinks about one turn. */
export interface ThinkOptions {
  /** The most simulations for each step; never more than its level has. */
  readonly simulations?: number;
  /** Ends the thinking early, with the best that was found so far; an `AbortSignal` will do. */
  readonly signal?: { readonly aborted: boolean };
}

/** Somebody who plays one game at one level. It thinks in slices, about one question after the other. */
export interface BotPlayer<Id extends string = string, View = unknown> {
  /** Which game it plays. */
  readonly id: Id;
  /** How strong it is, 1 to 12. */
  readonly level: number;
  /** What it leaves to chance follows from it, and from what it was asked before. */
  readonly seed: string | number;
  /** Plays the turn that is on, or the rest of it. */
  turn(game: PlayedGame<Id, View>, options?: ThinkOptions): Promise<PlayedTurn>;
  /** The steps that it would play, without playing them. */
  choose(game: PlayedGame<Id, View>, options?: ThinkOptions): Promise<string[]>;
  /** The share of the win that it expects for each seat, after 200 simulations unless told. */
  evaluate(game: PlayedGame<Id, View>, options?: ThinkOptions): Promise<number[]>;
}
