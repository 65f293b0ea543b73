import { type Game, type History, ok, type Result, type Seat } from '@threefold/core';
import { evaluationOf, type Progress, Reviewer } from '@threefold/learn';
import { type Analyst, type Evaluator, type EvaluatorName, firstSight, type StopSignal } from '@threefold/search';
import { findBot, openAnalyst, openEvaluator } from '../bots.ts';
import { type CommandFault, commandFault, refuse } from '../faults.ts';
import type { Context } from '../output.ts';

/** Who thinks about the game. */
export interface ReviewEngine {
  readonly analyst: Analyst;
  /** The evaluator that the analyst uses, by its name; and one of its own for first looks. */
  readonly name: EvaluatorName;
  readonly evaluator: Evaluator;
}

export const openReviewEngine = async (context: Context, game: Game): Promise<Result<ReviewEngine, CommandFault>> => {
  const opened = await openAnalyst(context, game, 'big');
  if (!opened.ok) return opened;
  const bot = await findBot(game);
  if (!bot.ok) return bot;
  const { analyst, evaluator: name } = opened.value;
  const evaluator = await openEvaluator(bot.value, name);
  if (!evaluator.ok) return refuse(commandFault(context.catalogue, evaluator.error, game.id));
  return ok({ analyst, name, evaluator: evaluator.value });
};

interface ReviewOptions {
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
  { analyst, name, evaluator }: ReviewEngine,
  { seats, deeper = false, stop, onProgress }: ReviewOptions = {},
): Promise<Reviewer> => {
  const reviewer = new Reviewer(history, seats ? { seats } : {});
  while (!stop?.aborted) {
    const { progress } = reviewer;
    onProgress?.(progress);
    if (progress.stage === 'deeper' && !deeper) break;
    const ask = reviewer.next();
    if (!ask) break;
    if (ask.kind === 'weigh') {
      reviewer.learnDraws(
        ask,
        ask.places.map(({ position }) => firstSight(evaluator, position)),
      );
      continue;
    }
    const { simulations, variations, proof } = ask;
    const report = await analyst.analyse(ask.place.position, { limits: { simulations }, variations, proof, stop });
    reviewer.learn(ask, name, evaluationOf(report));
  }
  return reviewer;
};
