import { describe, expect, it } from 'vitest';
import { freePort } from '../../src/server.ts';
import { optionsOf, ServerProcess } from './servers.ts';
import { setUpPostgres } from './setUp.ts';
import { invite, seat, until } from './tables.ts';

const { folders, database, isMissing, leftOut } = await setUpPostgres();

const BASE = 4000;
/** A dead process is noticed after three seconds; then the clock is somebody else's. */
const FLAG_WITHIN = BASE + 20_000;

describe('a process that is killed when it has acknowledged a turn', () => {
  it.skipIf(isMissing)(
    `leaves nobody behind on the other one, and the clock runs${leftOut}`,
    async () => {
      const databaseUrl = await database();
      const options = optionsOf(folders, { databaseUrl });
      const [one, two] = [
        new ServerProcess({ ...options, port: await freePort('127.0.0.1') }),
        new ServerProcess({ ...options, port: await freePort('127.0.0.1') }),
      ];
      await one.start();
      await two.start();
      const ada = await invite(one.url, { name: 'Ada', ports: [one.port], seed: 'Ada' });
      const bo = await invite(one.url, { name: 'Bo', ports: [two.port], seed: 'Bo' });
      const clock = { kind: 'fischer', base: BASE, increment: 0 } as const;
      const room = await seat(one.url, [ada, bo], 'talat', { clock });
      // Each first turn has a time of its own; then Bo thinks for good.
      await until(() => ada.acknowledged.length > 0 && bo.acknowledged.length > 0, 'the clocks run');
      bo.isPlaying = false;
      const acked = (): number => ada.acknowledged.at(-1)?.turn ?? -1;
      const answered = (): number => bo.acknowledged.at(-1)?.turn ?? -1;
      await until(() => acked() > answered(), 'Ada plays');
      await one.kill();
      const turns = acked() + 1;
      await until(() => bo.view(room)!.turns.length >= turns, 'Bo sees her turn', 2000);
      await until(() => bo.view(room)!.now.phase === 'over', 'his time runs out', FLAG_WITHIN);
      expect(bo.view(room)?.now.result?.why).toMatchObject({ kind: 'time' });
      for (const player of [ada, bo]) player.leave();
      await two.stop();
    },
    120_000,
  );
});
