import { seededRandom } from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../src/server.ts';
import type { StorePlace } from '../../src/store/database.ts';
import { checkAll } from './check.ts';
import type { Player } from './player.ts';
import { seeds } from './seeds.ts';
import { optionsOf, ServerProcess } from './servers.ts';
import { setUpPostgres } from './setUp.ts';
import { invite, seat, sleep, until } from './tables.ts';

const { folders, database, isMissing, leftOut } = await setUpPostgres();

/** How often a server is killed, and how many games are played meanwhile. */
const KILLS = amount(2, 3);
const TABLES = amount(6, 8);
/** Milliseconds: a busy machine takes its time to start a server four times. */
const PATIENCE = 300_000;

/** Kills a server again and again while it is played on, and lets the players go on each time. */
const killUnderLoad = async (seed: number, databaseUrl: string | undefined): Promise<void> => {
  const random = seededRandom(`kill ${seed}`);
  const port = await freePort('127.0.0.1');
  const options = optionsOf(folders, { port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const server = new ServerProcess(options);
  await server.start();
  const rooms = new Map<string, readonly Player[]>();
  for (let table = 0; table < TABLES; table++) {
    const people = ['Ada', 'Bo'].map(name =>
      invite(server.url, { name, ports: [port], seed: `${seed} ${table} ${name}`, thinks: 30 }),
    );
    const players = await Promise.all(people);
    rooms.set(await seat(server.url, players, 'talat'), players);
  }
  const everybody = [...rooms.values()].flat();
  const count = (): number => everybody.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (let kills = 0; kills < KILLS; kills++) {
    const before = count();
    await until(() => count() >= before + 20, 'games are played');
    await sleep(random.below(150));
    await server.kill();
    await server.start();
  }
  const before = count();
  await until(() => count() >= before + 20, 'games go on');
  for (const player of everybody) player.leave();
  await server.kill();
  const place: StorePlace = databaseUrl === undefined ? { data: options.data } : { url: databaseUrl };
  expect(await checkAll(place, rooms)).toBe(count());
};

describe('kill -9 at any moment loses and doubles nothing that was acknowledged', () => {
  it.each(seeds(amount(1, 30)))('with a database file, seed %i', seed => killUnderLoad(seed, undefined), PATIENCE);

  it.skipIf(isMissing).each(seeds(amount(1, 30)))(
    `with PostgreSQL, seed %i${leftOut}`,
    async seed => killUnderLoad(seed, await database()),
    PATIENCE,
  );
});
