/** The net evaluators, from the one that is soonest there to the strongest. */
export const NETS = ['small', 'big'] as const;
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
  /** Nodes that the proof search for endings may look at before each step; 0 never proves. */
  readonly proof: number;
}
