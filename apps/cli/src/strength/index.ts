export { type StrengthMatch, strengthMatches } from './matches.ts';
export { formatResult, matchKey, parseResults, type StrengthResult } from './results.ts';
export { replaceTables, strengthTables } from './tables.ts';
