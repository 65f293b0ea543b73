import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../src/server.ts';
import { TEST_LIMITS } from '../live/table.ts';
import { Folders, killAll, optionsOf, ServerProcess } from './servers.ts';
import { invite, seat, sleep, until } from './tables.ts';

const folders = new Folders();
afterAll(async () => {
  await killAll();
  folders.remove();
});

/** Milliseconds: longer than a process may be silent. */
const STOPPED = 4000;
/** The time of each seat, and how long it may take until the flag has fallen: with what is given back, and a busy machine. */
const BANK = 7000;
const FLAG_WITHIN = 30_000;

describe('a process that stands still for some seconds', () => {
  it('ends a game by time that it no longer has in memory', async () => {
    const limits = { ...TEST_LIMITS, rooms: { ...TEST_LIMITS.rooms, idleFor: 100 } };
    const port = await freePort('127.0.0.1');
    const server = new ServerProcess(optionsOf(folders, { port, limits, metricsToken: 'metrics-token' }));
    await server.start();
    const names = ['Ada', 'Bo'];
    const players = await Promise.all(names.map(name => invite(server.url, { name, ports: [port], seed: name })));
    for (const player of players) player.isPlaying = false;
    const clock = { kind: 'days', bank: BANK, increment: 0, cap: BANK } as const;
    const room = await seat(server.url, players, 'talat', { clock, listed: true });
    await until(() => players.every(player => player.view(room)?.now.phase === 'playing'), 'the game begins');
    for (const player of players) player.leave();

    const inMemory = async (): Promise<number> => {
      const headers = { authorization: 'Bearer metrics-token' };
      const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
      return Number(/^threefold_rooms (\d+)$/m.exec(text)?.[1]);
    };
    await expect.poll(inMemory, { interval: 50, timeout: 10_000 }).toBe(0);
    server.signal('SIGSTOP');
    await sleep(STOPPED);
    server.signal('SIGCONT');

    // Lists are read from the database: that brings no room into memory.
    const playing = async (): Promise<readonly string[]> => {
      const answer = await fetch(`${server.url}/api/rooms?phase=playing`);
      const { rooms } = (await answer.json()) as { readonly rooms: readonly { readonly id: string }[] };
      return rooms.map(({ id }) => id);
    };
    expect(await playing()).toEqual([room]);
    await expect.poll(playing, { interval: 100, timeout: FLAG_WITHIN }).toEqual([]);
    await server.stop();
  }, 90_000);
});
