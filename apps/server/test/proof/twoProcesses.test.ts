import { amount } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../src/server.ts';
import { checkAll } from './check.ts';
import type { Player } from './player.ts';
import { seeds } from './seeds.ts';
import { optionsOf, ServerProcess } from './servers.ts';
import { setUpPostgres } from './setUp.ts';
import { invite, seat, until } from './tables.ts';

const { folders, database, isMissing, leftOut } = await setUpPostgres();

/** A process is dead after three seconds of silence; its rooms are somebody else's soon after. */
const ADOPTED = 8_000;

const over = (room: string, player: Player): boolean => player.view(room)?.now.phase === 'over';

const playOnTwo = async (seed: number, databaseUrl: string): Promise<void> => {
  // They share the secrets of one folder, as processes of one site do.
  const options = optionsOf(folders, { databaseUrl });
  const [one, two] = [
    new ServerProcess({ ...options, port: await freePort('127.0.0.1') }),
    new ServerProcess({ ...options, port: await freePort('127.0.0.1') }),
  ];
  await one.start();
  await two.start();
  const person = (name: string, ports: readonly number[]): Promise<Player> =>
    invite(one.url, { name, ports, seed: `${seed} ${name}`, thinks: 30 });
  // The first process keeps the game of a bot.
  const alone = await person('alone', [one.port, two.port]);
  const botRoom = await seat(one.url, [alone], 'talat', { seats: 2 });
  await until(() => alone.view(botRoom)?.now.phase === 'gathering', 'the table is seen');
  await alone.ask(botRoom, { kind: 'fill', seat: 1, level: 1, of: 12 });
  await until(() => alone.acknowledged.length >= 3, 'the bot plays');

  // Each game has one player on each process; those of the first one know the way to the second.
  const rooms = new Map<string, readonly Player[]>();
  for (const game of ['tzaar', 'taluva']) {
    const players = [await person(`${game} 1`, [one.port, two.port]), await person(`${game} 2`, [two.port, one.port])];
    const plan = game === 'taluva' ? { options: { tiles: '24' } } : {};
    rooms.set(await seat(one.url, players, game, plan), players);
  }
  // And one whose clock runs out.
  const idle = [await person('idle 1', [one.port, two.port]), await person('idle 2', [one.port, two.port])];
  const clock = { kind: 'fischer', base: 5000, increment: 0 } as const;
  const clockRoom = await seat(one.url, idle, 'tzaar', { clock });
  // Each first turn has a time of its own.
  await until(() => idle.every(({ acknowledged }) => acknowledged.length > 0), 'the clocks run');
  for (const player of idle) player.isPlaying = false;
  const everybody = [...rooms.values()].flat();
  await until(() => everybody.every(({ acknowledged }) => acknowledged.length >= 3), 'both processes play');
  expect([...rooms].some(([room, players]) => players.every(each => !over(room, each)))).toBe(true);
  await one.kill();
  const killed = Date.now();
  const { length } = alone.view(botRoom)!.turns;
  await until(
    () => everybody.some(({ acknowledged }) => acknowledged.at(-1)!.at > killed),
    'they play on the other one',
  );
  await until(() => alone.view(botRoom)!.turns.length > length + 3, 'the bot is adopted', ADOPTED);
  await until(() => idle.every(player => over(clockRoom, player)), 'the clock is adopted and runs out', ADOPTED + 5000);
  expect(idle[0]!.view(clockRoom)?.now.result?.why.kind).toBe('time');
  await until(
    () => [...rooms].every(([room, players]) => players.every(each => over(room, each))),
    'games end',
    60_000,
  );

  for (const player of [...everybody, alone, ...idle]) player.leave();
  await two.stop();
  rooms.set(botRoom, [alone]).set(clockRoom, idle);
  const count = [...everybody, alone, ...idle].reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  expect(await checkAll({ url: databaseUrl }, rooms)).toBe(count);
};

describe('two processes on one PostgreSQL, of which one is killed in the middle of games', () => {
  it.skipIf(isMissing).each(seeds(amount(1, 10)))(`lose nothing, seed %i${leftOut}`, async seed =>
    playOnTwo(seed, await database()),
  );
});
