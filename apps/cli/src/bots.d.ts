import { type Game, type Result } from '@threefold/core';
import { Analyst, type Bot, type Evaluator, type EvaluatorName, type Level, type Limits, type Surroundings } from '@threefold/search';
import { type CommandFault } from './faults.ts';
import type { Context } from './output.ts';
/** Node's clock, and a breath between two slices of thought. */
export declare const around: Surroundings;
/**
 * The evaluator that a level asks for; the hand evaluator where the game has no nets. One that cannot be opened is never stood in for:
 * a match would measure somebody else.
 */
export declare const openEvaluator: (bot: Bot, name: EvaluatorName) => Promise<Result<Evaluator>>;
/** The evaluator that any weights of this game make, shipped or not. */
export declare const openFile: (bot: Bot, file: URL | string) => Promise<Result<Evaluator>>;
/** The player of a game, where it has one. */
export declare const findBot: (game: Game) => Promise<Result<Bot, CommandFault>>;
/** Somebody who thinks about positions of a game, and the evaluator that it uses. */
export interface OpenedAnalyst {
    readonly analyst: Analyst;
    readonly evaluator: EvaluatorName;
}
export declare const openAnalyst: ({ catalogue }: Pick<Context, 'catalogue'>, game: Game, name: EvaluatorName) => Promise<Result<OpenedAnalyst, CommandFault>>;
/** What the command line and the protocol call the evaluators: the big net is the net. */
export declare const EVALUATOR_NAMES: readonly ['net', 'small', 'hand'];
export type EvaluatorWord = (typeof EVALUATOR_NAMES)[number];
export declare const isEvaluatorWord: (text: string) => text is EvaluatorWord;
export declare const parseEvaluator: (name: EvaluatorWord) => EvaluatorName;
export declare const formatEvaluator: (evaluator: EvaluatorName) => EvaluatorWord;
/** A level without slips and without an end to its look ahead; proofs take no larger a part than in the strongest level. */
export declare const fullStrength: (bot: Bot, evaluator: EvaluatorName, { simulations, milliseconds }: Limits) => Level;
//# sourceMappingURL=bots.d.ts.map