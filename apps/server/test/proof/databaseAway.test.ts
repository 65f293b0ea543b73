import { afterAll, describe, expect, it } from 'vitest';
import { openServer } from '../../src/index.ts';
import { startPostgres } from '../support/postgres.ts';
import { checkAll } from './check.ts';
import type { Player } from './player.ts';
import { Folders, optionsOf } from './servers.ts';
import { invite, seat, sleep, until } from './tables.ts';

const folders = new Folders();
const postgres = await startPostgres();
afterAll(async () => {
  if ('url' in postgres) await postgres.remove();
  folders.remove();
});

/** The database is away for so long, in milliseconds. */
const AWAY = 4000;
/** It takes a moment until it is noticed that the database is there again. */
const SLACK = 1500;

describe('a database that goes away and comes back', () => {
  it.skipIf('missing' in postgres)(
    `acknowledges nothing meanwhile, then play goes on and no clock has counted it${'missing' in postgres ? ` (left out: ${postgres.missing})` : ''}`,
    async () => {
      if ('missing' in postgres) return;
      const databaseUrl = await postgres.database();
      const server = await openServer(optionsOf(folders, { databaseUrl }));
      if (!server.ok) throw new Error(server.error.detail);
      const url = server.value.url.slice(0, -1).replace('localhost', '127.0.0.1');
      const ports = [Number(new URL(url).port)];
      const rooms = new Map<string, readonly Player[]>();
      for (const table of [1, 2, 3]) {
        const names = ['Ada', 'Bo'];
        const players = await Promise.all(
          names.map(name => invite(url, { name, ports, seed: `away ${table} ${name}`, thinks: 60 })),
        );
        const clock = { kind: 'fischer', base: 60_000, increment: 0 } as const;
        rooms.set(await seat(url, players, 'talat', { clock }), players);
      }
      const everybody = [...rooms.values()].flat();
      const count = (): number => everybody.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      await until(() => count() > 20, 'games are played');

      await postgres.stop();
      const from = Date.now();
      await sleep(50);
      const stored = count();
      await sleep(AWAY);
      expect(count()).toBe(stored);
      expect(everybody.flatMap(({ heardRefusals }) => heardRefusals)).toContain('server.busy');
      expect((await fetch(`${url}/healthz`)).status).toBe(503);
      await postgres.start();
      const away = Date.now() - from;
      await until(() => count() > stored + 20, 'play goes on', 30_000);
      // What it answers is remembered for a moment.
      await sleep(600);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);

      const end = Date.now();
      for (const player of everybody) player.leave();
      await server.value.close();
      expect(await checkAll({ url: databaseUrl }, rooms)).toBe(count());
      for (const [room, [player]] of rooms) {
        const { turns, table } = player!.view(room)!;
        const used = turns.reduce((sum, turn) => sum + turn.used, 0);
        expect(used).toBeLessThan(end - table.started! - away + SLACK);
      }
    },
  );
});
