import { History, type Setup } from '@threefold/core';
import { type Bot, type StopSignal } from '@threefold/search';
/** A game between bots of levels by lot. */
export interface MixedGame {
    readonly setup: Setup;
    readonly history: History;
    /** By seat. */
    readonly levels: readonly number[];
}
/** Plays games of the usual options between levels by lot, from the lowest to the highest of them. */
export declare class MixedGames {
    private readonly bot;
    private readonly range;
    private readonly evaluators;
    constructor(bot: Bot, range: {
        readonly lowest: number;
        readonly highest: number;
    });
    /** The game that follows from a seed; with an open end where it was stopped. */
    play(seed: string, stop: StopSignal): Promise<MixedGame>;
    /** An evaluator of a seat's own: it keeps scratch memory. */
    private open;
}
//# sourceMappingURL=mixedGame.d.ts.map