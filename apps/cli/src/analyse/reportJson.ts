import { CHANCE } from '@threefold/core';
import type { EvaluatorName, Report } from '@threefold/search';
import { formatEvaluator } from '../evaluatorNames.ts';
import type { Place } from './place.ts';
import { knownVariations } from './words.ts';

/** A report as its line of JSON. */
export const reportJson = (
  { game, position, turn }: Place,
  evaluator: EvaluatorName,
  report: Report,
  final: boolean,
): unknown => ({
  game: game.id,
  position: position.encode(),
  turn: turn ?? null,
  actor: position.actor === CHANCE ? 'chance' : position.actor,
  evaluator: formatEvaluator(evaluator),
  final,
  simulations: report.simulations,
  nodes: report.nodes,
  evaluations: report.evaluations,
  values: report.values,
  solved: report.solved,
  solvedIn: report.solvedIn ?? null,
  lines: knownVariations(report).map(({ turns, visits, prior, values, solved, solvedIn }) => ({
    turns,
    visits,
    prior,
    values,
    solved,
    solvedIn: solvedIn ?? null,
  })),
});
