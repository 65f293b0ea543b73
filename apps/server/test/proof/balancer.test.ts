import { amount } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { NodeBalancer } from './balancer.ts';
import { checkAll } from './check.ts';
import { installed } from './realBalancers.ts';
import { setUpOwnPostgres } from './setUp.ts';
import { Site } from './site.ts';

const { folders, database, restart, isMissing, leftOut } = await setUpOwnPostgres();

/** No connection is gone for longer, in milliseconds, whatever becomes of one process or of the database. */
const GONE = 5000;
/** Milliseconds: a busy machine takes its time to start five servers. */
const PATIENCE = amount(300_000, 3_600_000);

/** Real ones too in `npm run test:deep`, where they are installed, as docs/hosting.md sets them up. */
const balancers = [
  { name: 'of our own', before: NodeBalancer.before },
  ...amount<typeof installed>(() => [], installed)(folders),
];

describe('two processes behind a balancer', () => {
  it.skipIf(isMissing).each(balancers)(
    `play on through restarts, a kill and a restarted database ($name)${leftOut}`,
    async ({ before }) => {
      const databaseUrl = await database();
      const site = await Site.open(folders, databaseUrl, before);
      await site.openTables();
      await site.restartAll();
      await site.killOne();
      await restart();
      await site.goesOn('after the database was away');
      const { everybody, gone } = site;
      await site.close();
      expect(await checkAll({ url: databaseUrl }, site.rooms)).toBe(site.count);
      expect(everybody.every(player => player.gone.length > 0)).toBe(true);
      expect(Math.max(...gone)).toBeLessThan(GONE);
    },
    PATIENCE,
  );
});
