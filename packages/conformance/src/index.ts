export { anyStep, type Policy, playBeside, type Referee } from './beside.ts';
export { ConformanceError } from './must.ts';
export { checkGames, type SuiteReport, type Variant, variants } from './suite.ts';
export { type PerftRow, perftRows, playCounts, readVectors, refusedTurn, vectorName } from './vectors.ts';
