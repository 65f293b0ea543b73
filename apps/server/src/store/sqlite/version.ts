import { fail, ok, type Result } from '@threefold-games/core';

/**
 * The first SQLite without the WAL-reset bug, which could lose committed writes when a second connection wrote the log back into the
 * database.
 */
const LEAST = '3.51.3';

const isAtLeast = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0;

/** Fails with server.sqlite where this Node brings an SQLite that may lose what was stored. */
export const checkVersion = (version = process.versions.sqlite ?? 'none'): Result<void> =>
  isAtLeast(version, LEAST) && /^\d/.test(version)
    ? ok(undefined)
    : fail('server.sqlite', `version ${version}, and ${LEAST} is needed`);
