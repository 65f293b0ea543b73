import { findGame } from '@threefold-games/catalogue';
import { amount } from '@threefold-games/testkit';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../src/server.ts';
import { checkAll } from './check.ts';
import { OLD_LIMITS, unpackOldServer } from './oldServer.ts';
import type { Player } from './player.ts';
import { optionsOf, ServerProcess } from './servers.ts';
import { setUpPostgres } from './setUp.ts';
import { invite, seat, until } from './tables.ts';

const { folders, database, isMissing, leftOut } = await setUpPostgres();

/** A process is dead after three seconds of silence; its rooms are somebody else's soon after, and a busy machine takes its time. */
const ADOPTED = 30_000;
/** Milliseconds: two servers and many games on a busy machine. */
const PATIENCE = 120_000;
/** Milliseconds that a player thinks at most: a game has to last until the other version has started, and most of the time it is clocks that run. */
const THINKS = 250;
/** The same when nothing but the end of the games is waited for. */
const HURRIES = 30;
/** The time of each seat at a table whose clock is to run out. */
const SHORT = 12_000;

const over = (room: string, player: Player): boolean => player.view(room)?.now.phase === 'over';
const FIRST = 'threefold-deal/1';
const LATEST = 'threefold-deal/2';

/** Two versions on one database, and everybody who plays there. */
class Site {
  readonly old: ServerProcess;
  readonly new: ServerProcess;
  readonly rooms = new Map<string, readonly Player[]>();
  /** Where tables are opened. */
  private readonly open: ServerProcess[] = [];
  private readonly runners: Player[] = [];
  private readonly marathons: Promise<void>[] = [];
  private isLastGame = false;
  private opening = 0;

  constructor(older: ServerProcess, newer: ServerProcess) {
    this.old = older;
    this.new = newer;
  }

  static async on(databaseUrl: string): Promise<Site> {
    // They share the secrets of one folder, as processes of one site do.
    const options = optionsOf(folders, { databaseUrl });
    return new Site(
      new ServerProcess(
        { ...options, port: await freePort('127.0.0.1'), limits: OLD_LIMITS },
        { code: unpackOldServer() },
      ),
      new ServerProcess({ ...options, port: await freePort('127.0.0.1') }),
    );
  }

  get everybody(): readonly Player[] {
    return [...new Set([...this.rooms.values()].flat())];
  }

  /** How many turns were acknowledged. */
  get count(): number {
    return this.everybody.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  async start(server: ServerProcess): Promise<void> {
    await server.start();
    this.open.push(server);
  }

  /** From now on nobody opens a table there. */
  async shun(server: ServerProcess): Promise<void> {
    this.open.splice(this.open.indexOf(server), 1);
    await until(() => this.opening === 0, 'tables are open');
  }

  person(name: string, first: ServerProcess): Promise<Player> {
    const second = first === this.old ? this.new : this.old;
    return invite(this.open[0]!.url, { name, ports: [first.port, second.port], seed: name, thinks: THINKS });
  }

  async table(
    at: ServerProcess,
    players: readonly Player[],
    game: string,
    plan: Parameters<typeof seat>[3] = {},
  ): Promise<string> {
    this.opening += 1;
    // An older version does not know today's levels.
    const room = await seat(at.url, players, game, { leaver: { kind: 'end' }, ...plan });
    this.opening -= 1;
    this.rooms.set(room, players);
    return room;
  }

  /** Two who play game after game, opened on either version; one of them is on each once both are there. */
  async marathon(game: string): Promise<void> {
    const players = [await this.person(`${game} 1`, this.old), await this.person(`${game} 2`, this.new)];
    this.runners.push(...players);
    const plan = game === 'taluva' ? { options: { tiles: '24' } } : {};
    const play = async (): Promise<void> => {
      for (let n = 0; !this.isLastGame; n += 1) {
        const room = await this.table(this.open[n % this.open.length]!, players, game, plan);
        await until(() => players.every(player => over(room, player)), `${game} ${n} ends`, PATIENCE);
      }
    };
    this.marathons.push(play());
  }

  hurry(): void {
    for (const player of this.everybody) player.thinks = HURRIES;
  }

  /** Waits until the games end that are on. */
  async finish(): Promise<void> {
    this.isLastGame = true;
    await Promise.all(this.marathons);
  }

  /** Waits until so many turns more were acknowledged to each who plays game after game. */
  async playsOn(turns: number, what: string): Promise<void> {
    const { runners } = this;
    const from = runners.map(({ acknowledged }) => acknowledged.length);
    await until(() => runners.every((player, i) => player.acknowledged.length >= from[i]! + turns), what, PATIENCE);
  }

  schemeOf(room: string): string | undefined {
    return this.rooms.get(room)?.[0]?.view(room)?.table.deal.scheme;
  }

  /** A table opened at the newer version: how it is dealt. */
  async freshScheme(): Promise<string | undefined> {
    const host = await this.person('host', this.new);
    const room = await seat(this.new.url, [host], 'talat', { seats: 2 });
    await until(() => host.view(room) !== undefined, 'the table is seen');
    host.leave();
    return host.view(room)?.table.deal.scheme;
  }
}

/** Somebody against a bot, which plays wherever the room is kept. */
const withBot = async (site: Site): Promise<string> => {
  const alone = await site.person('alone', site.old);
  const room = await site.table(site.old, [alone], 'talat', { seats: 2 });
  await until(() => alone.view(room)?.now.phase === 'gathering', 'the table is seen');
  alone.isPlaying = false;
  await alone.ask(room, { kind: 'fill', seat: 1, level: 1 });
  return room;
};

/** A table whose players stop after their first turns, which have a time of their own. */
const idle = async (site: Site, at: ServerProcess, first: ServerProcess, slow: boolean): Promise<string> => {
  const kind = slow ? 'slow' : 'fast';
  const players = [await site.person(`${kind} 1`, first), await site.person(`${kind} 2`, first)];
  const clock = slow
    ? ({ kind: 'days', bank: SHORT, increment: 0, cap: SHORT } as const)
    : ({ kind: 'fischer', base: SHORT, increment: 0 } as const);
  const room = await site.table(at, players, 'tzaar', { clock });
  await until(() => players.every(({ acknowledged }) => acknowledged.length > 0), 'the clocks run');
  for (const player of players) player.isPlaying = false;
  return room;
};

/** A minute later, as the database tells it: a process that was killed does not come back. */
const ageDead = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update "processes" set "alive" = "alive" - 61000 where "version" is null');
  await client.end();
};

const upgrade = async (databaseUrl: string, end: 'kill' | 'stop'): Promise<void> => {
  const site = await Site.on(databaseUrl);
  await site.start(site.old);
  for (const game of ['talat', 'tzaar', 'taluva']) await site.marathon(game);
  const botRoom = await withBot(site);
  const [alone] = site.rooms.get(botRoom)!;
  const days = [await site.person('days 1', site.old), await site.person('days 2', site.old)];
  const day = 86_400_000;
  const clock = { kind: 'days', bank: day, increment: 0, cap: day } as const;
  const daysRoom = await site.table(site.old, days, 'talat', { clock });
  await until(() => days.every(({ acknowledged }) => acknowledged.length > 0), 'the game over days is on');
  for (const player of days) player.isPlaying = false;

  // The database is brought forward under play.
  const before = site.count;
  await site.start(site.new);
  expect(site.count).toBeGreaterThan(before);
  alone!.goOn();
  await site.playsOn(5, 'both versions play');
  // Both look after clocks, whoever opened the table and wherever its players are.
  const flags = [await idle(site, site.new, site.old, false), await idle(site, site.old, site.new, true)];
  await site.playsOn(3, 'both versions play on');
  for (const [room] of site.rooms) {
    // One may have been opened this very moment.
    await until(() => site.schemeOf(room) !== undefined, 'the table is seen');
    expect(site.schemeOf(room)).toBe(FIRST);
  }
  expect(await site.freshScheme()).toBe(FIRST);
  await site.shun(site.old);
  await site.old[end]();
  expect(flags.every(room => !over(room, site.rooms.get(room)![0]!))).toBe(true);
  await site.playsOn(5, 'everybody plays on the newer one');
  for (const player of days) player.goOn();
  await until(() => days.every(player => over(daysRoom, player)), 'the game over days ends', PATIENCE);
  for (const room of flags) {
    const [player] = site.rooms.get(room)!;
    await until(() => over(room, player!), 'the clock runs out', SHORT + ADOPTED);
    expect(player!.view(room)?.now.result?.why.kind).toBe('time');
  }
  // A level of eight goes on as one that is as strong.
  const level = findGame('talat')!.formerLevels![0];
  expect(alone!.view(botRoom)?.now.seats[1]).toMatchObject({ kind: 'bot', level, of: 12 });
  await until(() => over(botRoom, alone!), 'the game with a bot ends', PATIENCE);
  if (end === 'kill') {
    expect(await site.freshScheme()).toBe(FIRST);
    await ageDead(databaseUrl);
  }
  await expect.poll(() => site.freshScheme(), { interval: 500, timeout: 10_000 }).toBe(LATEST);
  site.hurry();
  const isLatest = (room: string): boolean => site.schemeOf(room) === LATEST;
  await until(() => [...site.rooms.keys()].some(isLatest), 'games by the latest scheme', PATIENCE);
  await site.finish();
  await expect(site.old.start()).rejects.toThrow('the server ended with 1');
  for (const player of site.everybody) player.leave();
  await site.new.stop();
  expect(await checkAll({ url: databaseUrl }, site.rooms)).toBe(site.count);
};

describe('a newer version beside an older one on one PostgreSQL', () => {
  it.skipIf(isMissing).each(amount<readonly ('stop' | 'kill')[]>(['kill'], ['stop', 'kill']))(
    `takes over under play and loses nothing, %s${leftOut}`,
    async end => upgrade(await database(), end),
    3 * PATIENCE,
  );
});
