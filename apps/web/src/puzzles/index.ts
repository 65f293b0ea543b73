export type { TriedPuzzle } from './makeProgress.ts';
export { forgetProgress, readProgress, takeProgress } from './progressStore.ts';
export { type LoadedPuzzle, withGame } from './puzzle/loadedPuzzle.ts';
export { countDone } from './themeTallies.ts';
export { useEntries, useProgress } from './useHub.ts';
