import { expect } from 'vitest';
import { freePort } from '../../src/server.ts';
import type { Balancer } from './balancer.ts';
import type { Player } from './player.ts';
import { type Folders, optionsOf, ServerProcess } from './servers.ts';
import { invite, seat, until } from './tables.ts';

/** Milliseconds that a player thinks at most: a game is to last until the end. */
const THINKS = 1000;
/** There is a game of each kind at least twice, and somebody on each process. */
const TABLES = 6;

const over = (room: string, player: Player): boolean => player.view(room)?.now.phase === 'over';

/** Two processes behind a balancer, and everybody who plays there. */
export class Site {
  readonly rooms = new Map<string, readonly Player[]>();
  private readonly servers: readonly ServerProcess[];
  private readonly balancer: Balancer;

  private constructor(servers: readonly ServerProcess[], balancer: Balancer) {
    this.servers = servers;
    this.balancer = balancer;
  }

  /** @param before - Starts a balancer before the processes on these ports. */
  static async open(
    folders: Folders,
    databaseUrl: string,
    before: (ports: readonly number[]) => Promise<Balancer>,
  ): Promise<Site> {
    const ports = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
    const balancer = await before(ports);
    const url = `http://127.0.0.1:${balancer.port}`;
    const options = optionsOf(folders, { databaseUrl, url, trustProxy: true, metricsToken: 'metrics-token' });
    const site = new Site(
      ports.map(port => new ServerProcess({ ...options, port })),
      balancer,
    );
    for (const server of site.servers) await server.start();
    return site;
  }

  get everybody(): readonly Player[] {
    return [...this.rooms.values()].flat();
  }

  /** How many turns were acknowledged. */
  get count(): number {
    return this.everybody.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Opens tables of all kinds until somebody plays on each process. */
  async openTables(): Promise<void> {
    const games = ['talat', 'tzaar', 'taluva'];
    let lines = await this.lines();
    for (let n = 0; n < TABLES || lines.includes(0); n += 1) {
      const players = await Promise.all([1, 2].map(seatNumber => this.person(`${n} ${seatNumber}`)));
      this.rooms.set(await seat(this.url, players, games[n % games.length]!), players);
      await until(() => players.every(({ openedAt }) => openedAt > 0), 'they are connected');
      // Whoever follows a room is on the same process.
      const before = lines;
      lines = await this.lines();
      expect(lines.map((now, at) => now - before[at]!)).toContain(players.length);
    }
    const alone = await this.person('alone');
    const room = await seat(this.url, [alone], 'talat', { seats: 2 });
    this.rooms.set(room, [alone]);
    await until(() => alone.view(room)?.now.phase === 'gathering', 'the table is seen');
    await alone.ask(room, { kind: 'fill', seat: 1, level: 1, of: 12 });
    await this.goesOn('everybody plays');
  }

  /** Everybody whose game is not over plays a turn. */
  async goesOn(what: string): Promise<void> {
    const before = new Map(this.everybody.map(player => [player, player.acknowledged.length]));
    const hasPlayed = (player: Player): boolean => player.acknowledged.length > before.get(player)!;
    const going = [...this.rooms].filter(([room, players]) => !players.some(each => over(room, each)));
    expect(going.length).toBeGreaterThan(0);
    await until(
      () => going.every(([room, players]) => players.every(each => hasPlayed(each) || over(room, each))),
      what,
      60_000,
    );
  }

  /** Ends each process in order, one after the other, and starts it again. */
  async restartAll(): Promise<void> {
    for (const server of this.servers) {
      await server.stop();
      await this.start(server);
      await this.goesOn('after a restart');
    }
  }

  /** Kills one and starts it again. */
  async killOne(): Promise<void> {
    const [one] = this.servers;
    await one!.kill();
    await this.goesOn('after a kill');
    await this.start(one!);
  }

  /** Starts a process while nobody plays: on a busy machine all games could end meanwhile. */
  private async start(server: ServerProcess): Promise<void> {
    for (const player of this.everybody) player.isPlaying = false;
    await server.start();
    for (const player of this.everybody) player.goOn();
  }

  /** For how long connections were gone, in milliseconds. */
  get gone(): readonly number[] {
    return this.everybody.flatMap(({ gone, isGoneFor }) => (isGoneFor > 0 ? [...gone, isGoneFor] : gone));
  }

  async close(): Promise<void> {
    for (const player of this.everybody) player.leave();
    for (const server of this.servers) await server.stop();
    await this.balancer.close();
  }

  /** How many connections each process has. */
  private lines(): Promise<readonly number[]> {
    return Promise.all(
      this.servers.map(async ({ url }) => {
        const headers = { authorization: 'Bearer metrics-token' };
        const text = await (await fetch(`${url}/metrics`, { headers })).text();
        return Number(/^threefold_lines (\d+)$/m.exec(text)?.[1]);
      }),
    );
  }

  private get url(): string {
    return `http://127.0.0.1:${this.balancer.port}`;
  }

  /** Somebody whose client is as patient as in a browser. */
  private person(name: string): Promise<Player> {
    return invite(this.url, { name, ports: [this.balancer.port], seed: name, thinks: THINKS, haste: 1 });
  }
}
