import { type Action, type Game, type History, type Options, type Position } from '@threefold/core';
/** How many turns are best played by lot: none where chance makes the games different anyway. Else all would be one and the same. */
export declare const usualOpening: (game: Game, options: Options, seats: number) => number;
/** A game with so many turns played by lot, but none that ends it. */
export declare const playOpening: (from: History, dealer: Dealer, turns: number, seed: string) => History;
/**
 * Makes the draws of a game. The n-th draw has a stream of chance of its own, so that what is drawn follows from the seed and from what
 * was drawn before, never from how the players play.
 */
export declare class Dealer {
    private drawn;
    private readonly legal;
    private readonly seed;
    constructor(seed: string, maxActions: number);
    draw(position: Position): Action;
}
//# sourceMappingURL=chance.d.ts.map