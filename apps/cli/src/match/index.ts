export { type MatchOptions, playMatch, wholeRounds } from './match.ts';
export type { MatchPlan, PlayedGame } from './plan.ts';
export { checkPlayers } from './players/open.ts';
export { openRecords, type RecordsFile } from './recordsFile.ts';
export type { MatchResult } from './score.ts';
export type { SprtSpec } from './sprt.ts';
export { resultJson, summary, watchMatch } from './summary.ts';
