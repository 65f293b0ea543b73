export { readRecords } from './importRecords.ts';
export { exportAll, library, SavedGame, useGames } from './library.ts';
export type { Library } from './makeLibrary.ts';
export { useMyGamesWords } from './myGamesWords.ts';
export { botPlan, ME, runningAgain, type StoredGame, sittersOf } from './savedGame.ts';
export { type Summary, useSummaries } from './summary.ts';
export { storedFromRecord } from './upgradeSavedGame.ts';
