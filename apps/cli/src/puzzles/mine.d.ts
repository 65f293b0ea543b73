import { type Candidate, type Puzzling, type Rejection } from '@threefold/learn';
import { type Bot, type Evaluator, type StopSignal } from '@threefold/search';
/** A puzzle as the mine brings it up: nobody has graded it. */
export interface MinedPuzzle extends Candidate {
    /** The turn of its game, counted from 1. */
    readonly turn: number;
    readonly missed: boolean;
}
/** What was found in one game. Plain data, a line of a file. */
export interface MinedGame {
    readonly seed: string;
    readonly number: number;
    readonly record: string;
    readonly puzzles: readonly MinedPuzzle[];
    readonly yield: Yield;
}
/** How many positions came how far, and what the stages cost in seconds. */
export interface Yield {
    readonly turns: number;
    /** By stage: how many goals ended there. */
    readonly rejected: Readonly<Partial<Record<Rejection | 'senseless' | 'double', number>>>;
    readonly played: number;
    readonly mined: number;
    readonly weighed: number;
}
/** Looks for puzzles in games between bots. The same seed and number always give the same. */
export declare class Mine {
    private readonly bot;
    private readonly evaluator;
    private readonly maker;
    private readonly table;
    /** The evaluator says whether reaching a goal is good play. */
    constructor(bot: Bot, puzzling: Puzzling, evaluator: Evaluator);
    /** What there is in one game; undefined when it was stopped. */
    dig(seed: string, number: number, stop: StopSignal): Promise<MinedGame | undefined>;
    /** Whether a turn is hardly worse than the best one. */
    private isSensible;
}
//# sourceMappingURL=mine.d.ts.map