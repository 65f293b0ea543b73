#!/usr/bin/env node
/**
 * Lets any program that speaks the engine protocol (docs/protocol.md) play on a server, as a bot account (docs/bots.md):
 *
 *   THREEFOLD_TOKEN=threefold_bot_... node examples/bot.mjs http://localhost:8080 abcd-efgh -- npx threefold engine
 *
 * It sits down at the table, plays the game to its end, and ends itself. A lost connection is opened again; what was not acknowledged is sent
 * again with the same id, so that nothing is played twice. At the end it checks that the game was dealt with the number that it added
 * (docs/dealing.md); the rest can be checked from the record: npx threefold verify FILE --nonce NUMBER
 */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';

const PROTOCOL = 1;
const [url, room, separator, command, ...args] = process.argv.slice(2);
const token = process.env.THREEFOLD_TOKEN;
/** How the program is told to think; see docs/protocol.md. */
const go = process.env.THREEFOLD_GO ?? 'level 4';

if (!url || !room || separator !== '--' || !command || !token) {
  process.stderr.write('Usage: THREEFOLD_TOKEN=TOKEN bot.mjs URL ROOM -- PROGRAM [ARGUMENT ...]\n');
  process.exit(2);
}

/** The program that thinks. One question at a time; it answers with one line. */
const program = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
program.on('exit', () => end(1, 'the program has ended'));
program.stdin.on('error', () => undefined);
let answered = () => undefined;
createInterface({ input: program.stdout }).on('line', line => {
  if (/^(ready|bestturn|error)\b/.test(line)) answered(line);
});
const ask = (...lines) =>
  new Promise(resolve => {
    answered = resolve;
    program.stdin.write(`${lines.join('\n')}\n`);
  });

/** What is known of the game: the server tells all of it, and then what is new. */
let game;
/** What was asked for and is not known to be stored, by its id. */
const unanswered = new Map();
/** What this seat adds to the deal, and the hash that was shown before it was sent: one for the table, however often it sits down. */
let added;
let socket;
let seat = null;
/** The number of the turn that the program thinks about. */
let thinking = -1;

const send = message => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

const act = what => {
  const message = { t: 'act', room, id: randomBytes(12).toString('hex'), act: what };
  unanswered.set(message.id, message);
  send(message);
};

const connect = () => {
  socket = new WebSocket(new URL('/api/live', url.replace(/^http/, 'ws')), {
    headers: { authorization: `Bearer ${token}` },
  });
  socket.on('open', () => {
    send({ t: 'hello', v: PROTOCOL });
    send({ t: 'watch', room });
  });
  socket.on('message', (/** @type {Buffer} */ data) => hear(JSON.parse(data.toString('utf8'))));
  socket.on('error', () => undefined);
  socket.on('unexpected-response', (_, { statusCode }) => {
    if (statusCode === 401) end(1, 'the token is not known');
    socket.terminate();
  });
  socket.on('close', () => setTimeout(connect, 1000));
};

const hear = message => {
  if (message.t === 'reload') end(1, `the server speaks protocol ${message.v}`);
  if (message.t === 'fault') process.stderr.write(`${message.fault.code}\n`);
  if (message.t === 'done') unanswered.delete(message.id);
  if (message.t === 'refused') {
    unanswered.delete(message.id);
    thinking = -1;
    process.stderr.write(`refused: ${message.fault.code} ${message.fault.detail}\n`);
  }
  if (message.t === 'room') {
    // All of it: so it is after a connection was lost, too.
    seat = message.seat;
    game = message;
    for (const waiting of unanswered.values()) send(waiting);
    void step();
  }
  if (message.t === 'event' && game) {
    if (message.seq !== game.seq + 1) return send({ t: 'watch', room });
    const turns = [...game.turns.slice(0, message.from), ...message.turns];
    game = { ...game, seq: message.seq, now: message.now, table: message.table ?? game.table, turns };
    void step();
  }
};

/** Does what is due: sit down, be ready, think, or say goodbye. */
const step = () => {
  const { now, table, turns } = game;
  if (now.phase === 'over')
    return end(isDealtRight(table.deal) ? 0 : 1, JSON.stringify(now.result?.shares ?? 'aborted'));
  const mine = now.seats.findIndex(each => each.kind === 'person' && each.person === me);
  seat = mine < 0 ? null : mine;
  if (unanswered.size > 0) return undefined;
  if (now.phase === 'gathering') {
    if (seat === null) {
      added ??= { nonce: randomBytes(16).toString('hex'), hash: table.deal.hash };
      act({ kind: 'sit', name: 'Bot', nonce: added.nonce });
    } else if (!now.seats[seat].ready) act({ kind: 'ready', ready: true });
    return undefined;
  }
  if (now.actor !== seat || now.paused !== undefined || thinking === turns.length) return undefined;
  thinking = turns.length;
  return think(table, turns, now);
};

const think = async ({ plan, layout }, turns, now) => {
  const options = Object.entries(plan.options).map(([name, value]) => `${name}=${value}`);
  const steps = [...turns.flatMap(turn => turn.steps), ...now.drawn];
  const position = [
    'position start',
    ...(layout === '' ? [] : ['setup', layout]),
    ...(steps.length === 0 ? [] : ['steps', ...steps]),
  ];
  const answer = await ask(
    ['game', plan.game, 'seats', plan.seats, ...options].join(' '),
    position.join(' '),
    `go ${go}`,
  );
  const [word, ...turn] = answer.split(' ');
  if (word !== 'bestturn') return end(1, answer);
  return act({ kind: 'turn', turn: turns.length, steps: turn });
};

/** Whether the server has kept the secret that it had committed to, and dealt with what this seat has added. */
const isDealtRight = ({ hash, secret, nonces, order }) => {
  if (!added || seat === null) return true;
  const isRight =
    hash === added.hash &&
    createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex') === hash &&
    (nonces.length === 0 || nonces[order ? order[seat] : seat] === added.nonce);
  process.stderr.write(`${isRight ? 'dealt' : 'NOT dealt'} with ${added.nonce} by ${added.hash}\n`);
  return isRight;
};

const end = (code, why) => {
  process.stdout.write(`${why}\n`);
  program.kill();
  process.exit(code);
};

/** Who the token is for. */
const response = await fetch(new URL('/api/me', url), { headers: { authorization: `Bearer ${token}` } });
if (!response.ok) end(1, (await response.json()).message);
const me = (await response.json()).me.id;
await ask('threefold');
connect();
