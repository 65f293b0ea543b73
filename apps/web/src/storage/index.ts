export { freshId, freshNonce, freshSecret } from './fresh.ts';
export { flagKey, jsonKey, type Key, type KeyName, localTexts, tabTexts, textKey } from './keys.ts';
export { LATER_CACHE } from './laterCache.ts';
export { BrowserStorage, type StorageProblem, storage, storageProblem } from './storage.ts';
export type { Ref, Store } from './stores.ts';
export { syncBy } from './syncBy.ts';
export { type TabTopic, tabTopic } from './tabs.ts';
export {
  account,
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
