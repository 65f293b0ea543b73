export type { ServerOptions } from './config.ts';
export { LIMITS, type Limits } from './limits.ts';
export { openServer, type Server } from './server.ts';
export { spareMemory } from './spareMemory.ts';
export { type BackupPlaces, backupToFile, restoreFromFile } from './store/backup/file.ts';
export type { BackupSummary } from './store/backup/format.ts';
export type { Restored, RestoreRefusal } from './store/backup/restore.ts';
export { webRoot } from './webRoot.ts';
