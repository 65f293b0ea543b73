import { type Candidate, type Puzzling } from '@threefold/learn';
import { type Bot, type StopSignal } from '@threefold/search';
/** What the levels made of a puzzle. Plain data, a line of a file. */
export interface Grade {
    readonly id: string;
    /** By level, from the first on: the part of its tries in which it found it. */
    readonly found: readonly number[];
}
/** Lets every level try a puzzle, without proofs: people do not see those either. */
export declare class Grader {
    private readonly bot;
    private readonly judge;
    private readonly evaluators;
    constructor(bot: Bot, puzzling: Puzzling);
    /** The grade; undefined when it was stopped. */
    grade(puzzle: Candidate, stop: StopSignal): Promise<Grade | undefined>;
    private share;
    private open;
}
//# sourceMappingURL=grade.d.ts.map