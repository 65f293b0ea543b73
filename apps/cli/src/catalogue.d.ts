import type { Game } from '@threefold/core';
import type { Drawing } from '@threefold/stage/terminal';
/** The games that the command knows. */
export interface Catalogue {
    readonly games: readonly Game[];
    findGame(id: string): Game | undefined;
    /** The rules of a game. */
    rulebook(id: string): readonly RulesChapter[];
}
/** A chapter of the rules: its number and title, then the rules with their ids. */
interface RulesChapter {
    readonly title: string;
    readonly rules: readonly {
        readonly id: string;
        readonly text: string;
    }[];
}
export declare const catalogue: Catalogue;
/** How a game looks in a terminal. */
export declare const findDrawing: (id: string) => Drawing | undefined;
/** The sentence of a rule, or undefined when the game has no such rule. */
export declare const ruleSentence: (catalogue: Catalogue, game: string, id: string) => string | undefined;
/** A rule as it is quoted: its id and its sentence. */
export declare const quoteRule: (catalogue: Catalogue, game: string, id: string) => string;
export {};
//# sourceMappingURL=catalogue.d.ts.map