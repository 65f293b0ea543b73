import type { MinedGame } from './mine.ts';
/** What each stage has yielded and cost, line by line. */
export declare const tellYield: (games: readonly MinedGame[]) => readonly string[];
//# sourceMappingURL=tellYield.d.ts.map