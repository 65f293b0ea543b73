export { type Database, openDatabase } from './database.ts';
export { freshId, freshNonce, freshSecret } from './fresh.ts';
export { keep, kept } from './keep.ts';
export { LATER_CACHE } from './laterCache.ts';
export { type StorageProblem, storageProblem } from './problem.ts';
export { done, finished } from './requests.ts';
export { syncBy } from './syncBy.ts';
export {
  forgetCursor,
  forgetSync,
  keepCursor,
  type Marks,
  mark,
  readCursor,
  readMarks,
  type SharedKey,
  share,
  unmark,
} from './unsynced.ts';
