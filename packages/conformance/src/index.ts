export { anyStep, type Policy, playBeside } from './beside.ts';
export { ConformanceError } from './must.ts';
export type { Referee } from './referee.ts';
export { checkGames, type SuiteReport, type Variant, variants } from './suite.ts';
export { type PerftRow, perftRows, playCounts, readVectors, refusedTurn, vectorName } from './vectors.ts';
