// The load generator, in a process of its own: opens tables, seats two players at each and lets them play.
import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Client } from './client.mjs';
import { planOf } from './games.mjs';

const OPENED_AT_ONCE = 24;

const tables = [];
/** Tables whose game has not been begun: whenever a game is over, the next one begins. */
let waiting = [];
/** What a run has seen so far. */
let run = { pace: 0, isOn: false, latencies: [], refusals: {} };
let lost = 0;

const post = async (port, path, body, cookie) => {
  const url = `http://127.0.0.1:${port}`;
  const headers = { origin: url, 'content-type': 'application/json', ...(cookie && { cookie }) };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

const guest = async (port, name) => {
  const answer = await post(port, '/api/me', { name });
  await answer.arrayBuffer();
  return answer.headers.getSetCookie()[0].split(';')[0];
};

const nonce = () => randomBytes(16).toString('hex');

/** Between half and one and a half times the pace, so that games do not march in step. */
const pace = () => (run.pace === 0 ? 0 : run.pace * (0.5 + Math.random()));

/** Opens one table; its two players may be on different processes. */
const openTable = async (ports, game, number, byRoom) => {
  const first = ports[number % ports.length];
  const second = ports[(number + (byRoom ? 0 : 1)) % ports.length];
  const [host, other] = await Promise.all([guest(first, 'Ada'), guest(first, 'Bo')]);
  const { id: room } = await (await post(first, '/api/rooms', { plan: planOf(game), nonce: nonce() }, host)).json();
  await (await post(first, `/api/rooms/${room}/join`, { nonce: nonce() }, other)).arrayBuffer();
  const table = {
    room,
    pace,
    isOn: false,
    isPlaying: () => run.isOn && table.isOn,
    acked: took => run.latencies.push(took),
    refused: code => {
      run.refusals[code] = (run.refusals[code] ?? 0) + 1;
    },
    lost: () => {
      lost += 1;
    },
    over: () => {
      if (table.isOn) begin(waiting.pop());
      table.isOn = false;
    },
  };
  table.players = [new Client(table, 0, first, host), new Client(table, 1, second, other)];
  await Promise.all(table.players.map(client => client.ready));
  tables.push(table);
  if (run.isOn) begin(table);
  else waiting.push(table);
};

/** Lets the players of a table think. */
const begin = table => {
  if (!table) return;
  table.isOn = true;
  for (const player of table.players) if (player.isMine) player.think(run.pace === 0 ? 0 : Math.random() * run.pace);
};

/** Where a pace is asked for, games begin as soon as their table is open: whoever does not begin is sent home by the clock. */
const open = async ({ ports, games, count, pace: ask, byRoom }) => {
  run = { pace: ask, isOn: ask > 0, latencies: [], refusals: {} };
  let next = tables.length;
  const work = async () => {
    while (next < count) {
      const number = next++;
      await openTable(ports, games[number % games.length], number, byRoom);
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, work));
};

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Plays for a while after a run-up that does not count. */
const play = async ({ milliseconds, runUp, pace: ask, atOnce }) => {
  run = { ...run, pace: ask, isOn: true };
  const lag = monitorEventLoopDelay({ resolution: 5 });
  for (const table of waiting.splice(0, atOnce)) begin(table);
  await new Promise(resolve => setTimeout(resolve, runUp));
  run.latencies = [];
  run.refusals = {};
  process.send({ did: 'begun' });
  lag.enable();
  const cpu = process.cpuUsage();
  const began = performance.now();
  await new Promise(resolve => setTimeout(resolve, milliseconds));
  run.isOn = false;
  waiting = [];
  lag.disable();
  const seconds = (performance.now() - began) / 1000;
  const sorted = run.latencies.toSorted((a, b) => a - b);
  const { user, system } = process.cpuUsage(cpu);
  return {
    seconds,
    moves: sorted.length,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    most: sorted.at(-1) ?? 0,
    refusals: run.refusals,
    lost,
    /** What the generator itself was late by, and how much of a core it took: it shares the machine. */
    ownLag: lag.percentile(99) / 1e6,
    ownCpu: (user + system) / 1e6 / seconds,
  };
};

process.on('message', async ({ ask, ...given }) => {
  if (ask === 'open') {
    await open(given);
    process.send({ did: 'opened' });
  } else if (ask === 'play') process.send({ did: 'played', result: await play(given) });
  else process.exit(0);
});
process.send({ did: 'up' });
