export type { ServerOptions } from './config.ts';
export type { ServerFaultCode } from './faults.ts';
export { webRoot } from './http.ts';
export { LIMITS, type Limits } from './limits.ts';
export { readOperatorToken } from './moderation/token.ts';
export { openServer, type Server, spareMemory } from './server.ts';
export { type BackupPlaces, backupToFile, restoreFromFile } from './store/backup/file.ts';
export type { BackupSummary } from './store/backup/format.ts';
export type { Restored, RestoreRefusal } from './store/backup/restore.ts';
