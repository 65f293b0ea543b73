import { rooms } from './0001-rooms.ts';
import { people } from './0002-people.ts';
import { requests } from './0003-requests.ts';
import { wake } from './0004-wake.ts';
import { accounts } from './0005-accounts.ts';
import { moderation } from './0006-moderation.ts';
import { skills } from './0007-skills.ts';
import { lessons } from './0008-lessons.ts';
import { puzzles } from './0009-puzzles.ts';
import { sync } from './0010-sync.ts';
import type { Migration } from './migration.ts';

/** Every step from an empty database on, in order, by the name of its file. */
export const MIGRATIONS: readonly (readonly [name: string, migration: Migration])[] = [
  ['0001-rooms', rooms],
  ['0002-people', people],
  ['0003-requests', requests],
  ['0004-wake', wake],
  ['0005-accounts', accounts],
  ['0006-moderation', moderation],
  ['0007-skills', skills],
  ['0008-lessons', lessons],
  ['0009-puzzles', puzzles],
  ['0010-sync', sync],
];
