// The load generator, in a process of its own: opens tables, seats two players at each and lets them play.
import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Client } from './client.mjs';
import { prepareGames } from './scripts.mjs';

/** Different games; tables share them. */
const SCRIPTS = 40;
const AT_ONCE = 24;

const clients = [];
const scripts = prepareGames(SCRIPTS);
/** What a run has seen so far. */
let run = { pace: 0, isOn: false, latencies: [], refusals: {} };
const state = { lost: 0 };

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
const openTable = async (ports, number) => {
  const { plan, turns } = scripts[number % scripts.length];
  const first = ports[number % ports.length];
  const second = ports[(number + 1) % ports.length];
  const [host, other] = await Promise.all([guest(first, 'Ada'), guest(first, 'Bo')]);
  const { id: room } = await (await post(first, '/api/rooms', { plan, nonce: nonce() }, host)).json();
  await (await post(first, `/api/rooms/${room}/join`, { nonce: nonce() }, other)).arrayBuffer();
  const table = {
    room,
    turns,
    pace,
    isPlaying: () => run.isOn,
    acked: took => run.latencies.push(took),
    refused: code => {
      run.refusals[code] = (run.refusals[code] ?? 0) + 1;
    },
    get lost() {
      return state.lost;
    },
    set lost(n) {
      state.lost = n;
    },
  };
  const pair = [new Client(table, 0, first, host), new Client(table, 1, second, other)];
  await Promise.all(pair.map(client => client.ready));
  clients.push(...pair);
};

/** Games begin to be played as soon as their table is open: whoever does not begin is sent home by the clock. */
const open = async (ports, tables, ask) => {
  run = { pace: ask, isOn: ask > 0, latencies: [], refusals: {} };
  let next = clients.length / 2;
  const work = async () => {
    while (next < tables) await openTable(ports, next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Plays for a while after a run-up that does not count. */
const play = async (milliseconds, runUp, ask) => {
  run = { ...run, pace: ask, isOn: true };
  const lag = monitorEventLoopDelay({ resolution: 5 });
  for (const client of clients) if (client.isMine) client.think(ask === 0 ? 0 : Math.random() * ask);
  await new Promise(resolve => setTimeout(resolve, runUp));
  run.latencies = [];
  run.refusals = {};
  process.send({ did: 'begun' });
  lag.enable();
  const cpu = process.cpuUsage();
  const began = performance.now();
  await new Promise(resolve => setTimeout(resolve, milliseconds));
  run.isOn = false;
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
    lost: state.lost,
    /** What the generator itself was late by, and how much of a core it took: it shares the machine. */
    ownLag: lag.percentile(99) / 1e6,
    ownCpu: (user + system) / 1e6 / seconds,
  };
};

process.on('message', async ({ ask, ...given }) => {
  if (ask === 'open') {
    await open(given.ports, given.tables, given.pace);
    process.send({ did: 'opened' });
  } else if (ask === 'play') {
    const result = await play(given.milliseconds, given.runUp, given.pace);
    process.send({ did: 'played', result });
  } else process.exit(0);
});
process.send({ did: 'up' });
