export { anyStep, type Policy, playBeside } from './beside.ts';
export { ConformanceError } from './must.ts';
export type { Referee } from './referee.ts';
export { checkGames, variants } from './suite.ts';
export { perftRows, playCounts, readVectors, refusedTurn, vectorName } from './vectors.ts';
