import { amount, must } from '@threefold-games/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openServer } from '../../src/index.ts';
import { checkAll } from './check.ts';
import { CALM, Network, STORM } from './network.ts';
import type { Player } from './player.ts';
import { seeds } from './seeds.ts';
import { Folders, optionsOf } from './servers.ts';
import { invite, seat, until } from './tables.ts';

const folders = new Folders();
afterAll(() => folders.remove());

/** After a client has come back it shows the same as all others within so many milliseconds. */
const WITHIN = 2000;

/** Waits until all have come back after a moment and show the same board, and says how long that took since the last of them came. */
const untilSame = async (room: string, players: readonly Player[], after: number): Promise<number> => {
  const isBack = ({ connection, openedAt }: Player): boolean => connection.state.peek() === 'open' && openedAt >= after;
  const isSame = (): boolean =>
    players.every(player => isBack(player) && player.connection.unanswered.peek().length === 0) &&
    new Set(players.map(player => player.shown(room))).size === 1 &&
    new Set(players.map(player => player.view(room)?.seq)).size === 1;
  await until(isSame, `all show the same board of ${room}`);
  return Date.now() - Math.max(...players.map(({ openedAt }) => openedAt));
};

describe('games over a network that loses, delays, doubles, reorders, cuts and half-opens', () => {
  it.each(seeds(amount(1, 60)))('with the seed %i', async seed => {
    const options = optionsOf(folders);
    const server = must(await openServer(options));
    const url = server.url.slice(0, -1).replace('localhost', '127.0.0.1');
    const network = new Network(Number(new URL(url).port), `network ${seed}`);
    const ports = [await network.open()];
    const rooms = new Map<string, readonly Player[]>();
    for (const [game, seats, more] of [
      ['tzaar', 2, { options: { setup: 'random' } }],
      ['taluva', 2, { options: { tiles: '24' } }],
      ['talat', 3, {}],
    ] as const) {
      const players = await Promise.all(
        Array.from({ length: seats }, (_, i) =>
          invite(url, { name: `${game} ${i}`, ports, seed: `${seed} ${game} ${i}`, thinks: 20 }),
        ),
      );
      rooms.set(await seat(url, players, game, more), players);
    }
    const everybody = [...rooms.values()].flat();
    await until(() => everybody.every(player => player.connection.state.peek() === 'open'), 'all lines are open');
    network.weather = STORM;
    const count = (): number => everybody.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const sufferedAll = (): boolean => Object.values(network.happened).every(times => times > 0);
    await until(() => count() > 40 && sufferedAll(), 'a storm that spares nothing', 60_000);

    // The storm is over, and every line begins anew.
    for (const player of everybody) player.isPlaying = false;
    network.weather = CALM;
    network.cutAll();
    const cut = Date.now();
    const took = await Promise.all([...rooms].map(([room, players]) => untilSame(room, players, cut)));
    expect(Math.max(...took)).toBeLessThan(WITHIN);

    // And play goes on.
    const before = count();
    for (const player of everybody) player.goOn();
    await until(() => count() > before, 'play goes on');
    for (const player of everybody) player.leave();
    await network.close();
    await server.close();
    const acknowledged = await checkAll({ data: options.data }, rooms);
    expect(acknowledged).toBe(count());
  });
});
