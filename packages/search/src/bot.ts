import type { Game, Position, Result } from '@threefold-games/core';

/** What a game tells the search about a position: how it stands, and which steps look good. */
export interface Evaluator {
  /** How much its priors count against what the search finds out: less where values of good and bad steps lie close; 0.8 if it does not say. */
  readonly exploration?: number;
  /** How far the search doubts its priors: it takes them to the power of 1 / doubt. 1 if it does not say. */
  readonly doubt?: number;
  /**
   * Evaluates a position that is not over and leaves it as it was.
   *
   * `values[seat]` gets the share of the win that each seat can expect, in [0, 1], together 1.
   *
   * `actions` holds the `count` legal steps; `priors[i]` gets how likely a strong player is to choose `actions[i]`, on any positive
   * scale. A 0 leaves a step out of the search for good; at least one must be positive.
   *
   * The search throws where the sums say that it got something else, such as no number: that is a bug of the evaluator.
   *
   * With a count of 0 only the values are wanted: a draw is due, or somebody just asks how it stands.
   */
  evaluate(position: Position, actions: Int32Array, count: number, priors: Float32Array, values: Float64Array): void;
}

/** How people look at a position of a game: what catches the eye, and what each character is fond of. */
export interface Eye {
  /**
   * `salience[i]` gets how much `actions[i]` catches the eye, `liking[i]` how fond of it the character is, both above 0 and 1 for an
   * ordinary step. The position is left as it was.
   */
  look(
    position: Position,
    actions: Int32Array,
    count: number,
    character: number,
    salience: Float32Array,
    liking: Float32Array,
  ): void;
}

/** In every game there are so many characters: players of one level who have a taste of their own. */
export const CHARACTERS = 3;

/** The net evaluators, from the one that is soonest there to the strongest. */
export const NETS = ['small', 'big'] as const;
/** A net evaluator, by its size. */
export type NetName = (typeof NETS)[number];

/** Who evaluates positions: the hand evaluator, or a net. */
export type EvaluatorName = 'hand' | NetName;

/** How a player of some strength thinks. Counted in simulations, so that it is as strong on a slow machine as on a fast one. */
export interface Level {
  /** The evaluator that it uses; the next smaller one where there is no such net, or as long as it has not arrived. */
  readonly evaluator: EvaluatorName;
  /** Simulations for each step of a turn; 1 plays by the evaluator's first impression. */
  readonly simulations: number;
  /** How many turns it looks ahead, its own included. */
  readonly turns: number;
  /** How freely it chooses among steps that look good: 0 always the best, 1 as often as it thought about each. */
  readonly temperature: number;
  /** About how many of the legal steps it looks at, its own and others'; it overlooks the rest. Without it nothing is overlooked. */
  readonly looks?: number;
  /** Nodes that the proof search for endings may look at before each step; 0 never proves. */
  readonly proof: number;
}

/** All that makes a game's player: how it evaluates positions, and how strong each level plays. */
export interface Bot {
  readonly game: Game;
  /** An evaluator that is there at once, written by hand. An evaluator keeps scratch memory: one for each search. */
  hand(): Evaluator;
  /** How people look at its positions; without one, every step catches the eye alike. */
  readonly eye?: Eye;
  /** The net evaluators, where there are any: a small one that is soon there, and a big one of full strength. */
  readonly nets?: Readonly<Record<NetName, NetSource>>;
  /** From "just learned the rules" to full strength. */
  readonly levels: readonly Level[];
  /** Whether so little is left that a proof is likely to come out. */
  isLate(position: Position): boolean;
}

declare global {
  /** Says what a URL is where neither the types of a browser nor those of Node are there to say it. */
  interface URL {
    href: string;
  }
}

/** A net that is loaded only when it is wanted. */
export interface NetSource {
  /** Where the weights file lies, beside the code. */
  readonly url: URL;
  /** Its size in bytes. */
  readonly bytes: number;
  /** The evaluator that these weights make, or why they do not fit. */
  open(weights: Uint8Array): Result<Evaluator>;
}
