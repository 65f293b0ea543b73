// Measures the server under a load of real games over real sockets: `npm run bench:server`, with `-- --quick` for a short run.
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureDeadlines } from './deadlines.mjs';
import { MIX } from './games.mjs';
import { folder, startFloor, startLoad, startServer, tidyUp } from './processes.mjs';
import { roomYardstick } from './rooms.mjs';
import { boardgameYardstick } from './yardstick.mjs';

const quick = process.argv.includes('--quick');
/** The value of an option such as `--part=growth`. */
const option = name => process.argv.find(argument => argument.startsWith(`--${name}=`))?.split('=')[1];
const part = option('part');
/** A turn of each game so often, in milliseconds. */
const PACE = 10_000;
const SIZES = option('sockets')?.split(',').map(Number) ?? (quick ? [100, 1000] : [100, 1000, 10_000]);
const SECONDS = quick ? 5 : 30;
/** Games that are played at once without a pace, those that wait for their turn, and for how long. */
const FLAT = quick ? { tables: 100, spare: 500, seconds: 3 } : { tables: 400, spare: 1600, seconds: 8 };

const say = line => process.stdout.write(`${line}\n`);
const round = (value, digits = 1) => value.toFixed(digits);
const mega = bytes => round(bytes / 1024 / 1024, 0);

/** How long this disk takes for the least that can be stored for good, in milliseconds. */
const fsyncTime = () => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-fsync-'));
  const file = openSync(join(folder, 'file'), 'w');
  const took = Array.from({ length: 50 }, () => {
    const began = performance.now();
    writeSync(file, Buffer.alloc(4096));
    fsyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return took.toSorted((a, b) => a - b)[25];
};

/** Plays on these servers, and says what the servers and the players saw. Without a pace, games follow each other as fast as they go. */
const measure = async (servers, load, { tables, pace, seconds, games = MIX, byRoom = false, spare = 0 }) => {
  const ports = servers.map(({ port }) => port);
  await load.open({ ports, games, count: tables + spare, pace, byRoom });
  let before;
  // Every process has to compile what it runs, and then it gets a part of the games alone.
  const runUp = pace === 0 ? 3000 * servers.length : Math.min(pace, 5000);
  const seen = await load.play({ milliseconds: seconds * 1000, runUp, pace, atOnce: tables }, async () => {
    before = await Promise.all(servers.map(server => server.usage()));
  });
  const after = await Promise.all(servers.map(server => server.usage()));
  const cpu = after.reduce((sum, usage, i) => sum + usage.cpu - before[i].cpu, 0);
  return { ...seen, tables, cpu, rss: Math.max(...after.map(({ rss }) => rss)) };
};

const told = ({ tables, moves, seconds, cpu, p50, p99, most, rss, ownLag, ownCpu, refusals, lost }) => {
  const faults = { ...refusals, ...(lost > 0 ? { 'lines lost': lost } : {}) };
  return [
    `${String(2 * tables).padStart(6)} sockets`,
    `${round(moves / seconds, 0).padStart(6)} moves/s`,
    `${round(moves / cpu, 0).padStart(6)} moves a CPU-second`,
    `p50 ${round(p50)} ms`,
    `p99 ${round(p99)} ms`,
    `most ${round(most, 0)} ms`,
    `CPU ${round((100 * cpu) / seconds, 0)} %`,
    `RSS ${mega(rss)} MB`,
    `(generator: CPU ${round(100 * ownCpu, 0)} %, p99 late ${round(ownLag)} ms)`,
    ...(Object.keys(faults).length > 0 ? [JSON.stringify(faults)] : []),
  ].join('  ');
};

const growth = async () => {
  say('\nLive games, one turn of each every 10 s, one process with a database file:');
  const server = await startServer();
  const load = await startLoad();
  const empty = await server.usage();
  let last;
  for (const sockets of SIZES) {
    last = await measure([server], load, { tables: sockets / 2, pace: PACE, seconds: SECONDS });
    say(told(last));
  }
  const sockets = 2 * last.tables;
  say(
    `Memory: ${mega(empty.rss)} MB empty, ${round((last.rss - empty.rss) / sockets / 1024)} KB a connection with its half of a game.`,
  );
  await load.stop();
  await server.stop();
  const floor = await startFloor();
  const more = await startLoad();
  const least = await measure([floor], more, { tables: last.tables, pace: PACE, seconds: SECONDS });
  say(`The floor: ${told(least).trimStart()}`);
  await more.stop();
  await floor.stop();
  say(
    `Of the floor: ${round(last.cpu / least.cpu, 2)} times its CPU, ${round(last.rss / least.rss, 2)} times its memory.`,
  );
  say(
    `One core would hold about ${round(last.tables / (last.cpu / last.seconds), 0)} such games (by CPU at ${sockets} sockets).`,
  );
};

/** Games as fast as they go: what came of it, told in a line. */
const flat = async (name, servers, more = {}) => {
  const load = await startLoad();
  const seen = await measure(servers, load, { ...FLAT, pace: 0, ...more });
  say(`${name.padEnd(22)}${told(seen)}`);
  await load.stop();
  for (const server of servers) await server.stop();
  return seen.moves / seen.cpu;
};

const flatOut = async () => {
  say(`\nAs fast as it goes, ${FLAT.tables} games at once, one process with a database file:`);
  const floor = await flat('the floor', [await startFloor()]);
  const mix = await flat('all three games', [await startServer()]);
  for (const game of MIX) await flat(`${game} alone`, [await startServer()], { games: [game] });
  say(`All three games: ${round(mix / floor, 2)} of the floor.`);
};

const postgres = async () => {
  const { startPostgres } = await import('../../apps/server/test/support/postgres.ts');
  const cluster = await startPostgres({ durable: true });
  if ('missing' in cluster) {
    say(`\nPostgreSQL: left out (${cluster.missing})`);
    return;
  }
  const start = async count => {
    const databaseUrl = await cluster.database();
    const servers = [];
    for (let i = 0; i < count; i++) servers.push(await startServer({ databaseUrl }));
    return servers;
  };
  say('\nLive games, one turn of each every 10 s, one process on PostgreSQL:');
  const servers = await start(1);
  const load = await startLoad();
  for (const tables of quick ? [50] : [50, 2500])
    say(told(await measure(servers, load, { tables, pace: PACE, seconds: SECONDS })));
  await load.stop();
  for (const server of servers) await server.stop();
  say(`\nAs fast as it goes, ${FLAT.tables} games at once, on PostgreSQL:`);
  const one = await flat('one process', await start(1));
  for (const [name, count, byRoom] of [
    ['two, players apart', 2, false],
    ['two, by room', 2, true],
    ['four, by room', 4, true],
  ]) {
    const many = await flat(name, await start(count), { byRoom });
    say(`  ${round(many / one, 2)} of one process's moves a CPU-second`);
  }
  await cluster.remove();
};

const yardsticks = () => {
  say('\nYardsticks, in one process without sockets and without a disk:');
  say(
    `rooms of Threefold, all three games: ${round(roomYardstick(quick ? 300 : 2000), 0)} turns a CPU-second (judged, dealt, timed)`,
  );
  const toy = boardgameYardstick(quick ? 300 : 2000);
  say(
    typeof toy === 'number'
      ? `boardgame.io 0.50.2, a toy game: ${round(toy, 0)} moves a CPU-second`
      : `boardgame.io: left out (${toy})`,
  );
};

const deadlines = async () => {
  const count = quick ? 10_000 : 100_000;
  const [within, watched] = quick ? [120_000, 10_000] : [1_200_000, 60_000];
  say(
    `\n${count} games over days that nobody has in memory, all lost by time within ${within / 1000} s, watched for ${watched / 1000} s:`,
  );
  const run = async (name, place) => {
    const seen = await measureDeadlines(place, { count, within, watched });
    const { ready, met, missed, early, p50, p99, most, cpu, rss, delay } = seen;
    say(
      `${name}: started in ${round(ready / 1000)} s, ${met} flags fell, ${missed} did not; late by p50 ${p50} ms, p99 ${p99} ms, most ${most} ms, ` +
        `least ${early} ms; CPU ${round(100 * cpu, 0)} %, RSS ${mega(rss)} MB, longest event loop delay ${round(delay, 0)} ms`,
    );
  };
  await run('Database file', { data: folder('data') });
  const { startPostgres } = await import('../../apps/server/test/support/postgres.ts');
  const cluster = await startPostgres({ durable: true });
  if ('missing' in cluster) {
    say(`PostgreSQL: left out (${cluster.missing})`);
    return;
  }
  await run('PostgreSQL', { url: await cluster.database() });
  await cluster.remove();
};

const PARTS = { growth, flatOut, postgres, deadlines, yardsticks };

try {
  say(
    `${availableParallelism()} cores, load ${round(loadavg()[0])}, Node ${process.version}, an fsync takes ${round(fsyncTime(), 2)} ms`,
  );
  for (const [name, run] of Object.entries(PARTS)) if (part === undefined || part === name) await run();
} finally {
  tidyUp();
}
