import { afterAll, describe } from 'vitest';
import { openHouse } from '../api/house.ts';
import { sharedPostgres } from '../support/sharedPostgres.ts';
import { testModeration } from './acts.ts';

const postgres = await sharedPostgres();

describe.skipIf('missing' in postgres)('missing' in postgres ? postgres.missing : 'PostgreSQL', () => {
  afterAll(() => ('missing' in postgres ? undefined : postgres.remove()));
  if ('missing' in postgres) return;
  testModeration('operators on PostgreSQL', () => openHouse({ place: { url: postgres.url }, at: 1_800_000_000_000 }));
});
