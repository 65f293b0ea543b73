export { type MatchOptions, playMatch, wholeRounds } from './match.ts';
export type { Effort, Failure, FailureKind, MatchPlan, PlayedGame } from './plan.ts';
export { parsePlayer, playerName } from './players/spec.ts';
export { openRecords, type RecordsFile } from './recordsFile.ts';
export type { MatchResult, PlayerScore } from './score.ts';
export type { SprtSpec, SprtState } from './sprt.ts';
export { resultJson, summary } from './summary.ts';
export { watchMatch } from './watch.ts';
