import type { History, Seat } from '@threefold-games/core';
import type { Analyst, EvaluatorName, StopSignal } from '@threefold-games/search';
import { evaluationOf } from '../evaluation.ts';
import { type Progress, Reviewer } from './reviewer.ts';

/** Who thinks about the game. */
export interface ReviewAnalyst {
  readonly analyst: Analyst;
  /** The evaluator that it uses, by its name. */
  readonly name: EvaluatorName;
}

/** How a game is reviewed. */
export interface ReviewOptions {
  /** Whose turns are looked at again; everybody's unless told. */
  readonly seats?: readonly Seat[];
  /** Whether it goes on beyond the usual. */
  readonly deeper?: boolean;
  readonly stop?: StopSignal;
  onProgress?(progress: Progress): void;
}

/** Reviews a game to the end of the usual work, or deeper; what there is when it is stopped. */
export const reviewGame = async (
  history: History,
  { analyst, name }: ReviewAnalyst,
  { seats, deeper = false, stop, onProgress }: ReviewOptions = {},
): Promise<Reviewer> => {
  const reviewer = new Reviewer(history, seats ? { seats } : {});
  for (;;) {
    if (stop?.aborted) break;
    const { progress } = reviewer;
    onProgress?.(progress);
    if (progress.stage === 'deeper' && !deeper) break;
    const ask = reviewer.next();
    if (!ask) break;
    const { simulations, variations, proof } = ask;
    const report = await analyst.analyse(ask.place.position, { limits: { simulations }, variations, proof, stop });
    reviewer.learn(ask, name, evaluationOf(report));
  }
  return reviewer;
};
