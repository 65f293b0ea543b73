import type { EvaluatorName } from '@threefold/search';

/** What the command line and the protocol call the evaluators: the big net is the net. */
export const EVALUATOR_NAMES = ['net', 'small', 'hand'] as const;
export type EvaluatorWord = (typeof EVALUATOR_NAMES)[number];

export const isEvaluatorWord = (text: string): text is EvaluatorWord =>
  (EVALUATOR_NAMES as readonly string[]).includes(text);

export const parseEvaluator = (name: EvaluatorWord): EvaluatorName => (name === 'net' ? 'big' : name);
export const formatEvaluator = (evaluator: EvaluatorName): EvaluatorWord => (evaluator === 'big' ? 'net' : evaluator);
