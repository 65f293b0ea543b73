// The floor: as little as a server can do that keeps the same promise. The same libraries, schema check, rules and group commit, an
// acknowledgement and two events a move; no clocks, no people, no lists, no second process.
import { createServer } from 'node:http';
import { Worker } from 'node:worker_threads';
import { findGame } from '@threefold-games/catalogue';
import { CHANCE, chooseByLot, NOBODY, playSteps, seededRandom } from '@threefold-games/core';
import { ClientMessage, FRAME_LIMIT } from '@threefold-games/wire';
import { checkOf } from '@threefold-games/wire/check';
import { WebSocketServer } from 'ws';

const { data } = JSON.parse(process.argv[2]);
const check = checkOf(ClientMessage);
const rooms = new Map();
const random = seededRandom('floor');
const legal = new Int32Array(1 << 16);

/** Writes events in a thread of its own, all that wait with one commit. */
const disk = new Worker(
  `const { parentPort, workerData } = require('node:worker_threads');
   const { DatabaseSync } = require('node:sqlite');
   const db = new DatabaseSync(workerData);
   db.exec('pragma journal_mode = wal');
   db.exec('pragma synchronous = full');
   db.exec('create table events (room text, seq integer, event text, primary key (room, seq)) without rowid');
   const [begin, insert, commit] = ['begin immediate', 'insert into events values (?, ?, ?)', 'commit'].map(sql => db.prepare(sql));
   parentPort.on('message', rows => {
     begin.run();
     for (const row of rows) insert.run(...row);
     commit.run();
     parentPort.postMessage(0);
   });`,
  { eval: true, workerData: `${data}/floor.db` },
);
let waiting = [];
let writing;
const commit = () => {
  if (waiting.length === 0) return;
  writing = waiting;
  waiting = [];
  disk.postMessage(
    writing.map(({ row }) => row),
    [],
  );
};
disk.on('message', () => {
  const done = writing;
  writing = undefined;
  for (const { published } of done) published();
  setImmediate(commit);
});
const store = (row, published) => {
  waiting.push({ row, published });
  if (!writing && waiting.length === 1) setImmediate(commit);
};

const drawFor = ({ position }) => {
  const drawn = [];
  while (position.actor === CHANCE) {
    const action = chooseByLot(position, legal, random);
    drawn.push(position.format(action));
    position.make(action);
  }
  return drawn;
};

const nowOf = ({ position, drawn }) =>
  position.actor === NOBODY ? { phase: 'over', drawn } : { phase: 'playing', actor: position.actor, drawn };

const act = (socket, { room: id, id: request, act: asked }) => {
  const room = rooms.get(id);
  const played = playSteps(room.game, room.position, asked.steps);
  if (!played.ok) throw new Error(played.error.code);
  const steps = [...room.drawn, ...asked.steps];
  const from = room.turns++;
  room.drawn = drawFor(room);
  const event = { t: 'event', room: id, seq: room.turns, from, turns: [{ steps }], now: nowOf(room), at: Date.now() };
  store([id, room.turns, JSON.stringify({ by: room.turns, id: request, act: asked })], () => {
    socket.send(JSON.stringify({ t: 'done', id: request, seq: event.seq }));
    const text = JSON.stringify(event);
    for (const other of room.sockets) other.send(text);
  });
};

const watch = (socket, { room: id }) => {
  const room = rooms.get(id);
  room.sockets.push(socket);
  socket.send(JSON.stringify({ t: 'room', room: id, table: room.table, from: 0, turns: [], now: nowOf(room) }));
};

const openRoom = plan => {
  const game = findGame(plan.game);
  const setup = game.setup(plan.options, plan.seats, random);
  const room = { game, position: game.start(setup), turns: 0, sockets: [], table: { plan, layout: setup.layout } };
  room.drawn = drawFor(room);
  const id = Array.from(String(rooms.size).padStart(8, '0'), digit => 'abcdefghjk'[digit])
    .join('')
    .replace(/^(.{4})/, '$1-');
  rooms.set(id, room);
  return { id };
};

const http = createServer(async (request, response) => {
  const chunks = await request.toArray();
  response.setHeader('set-cookie', 'floor=1');
  response.end(JSON.stringify(request.url === '/api/rooms' ? openRoom(JSON.parse(Buffer.concat(chunks)).plan) : {}));
});
new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: FRAME_LIMIT }).on('connection', socket => {
  socket.on('message', (/** @type {Buffer} */ bytes) => {
    const message = check(JSON.parse(bytes.toString()));
    if (!message.ok) throw new Error(message.error.detail);
    if (message.value.t === 'act') act(socket, message.value);
    else if (message.value.t === 'watch') watch(socket, message.value);
  });
});
process.on('message', what => {
  if (what !== 'usage') process.exit(0);
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() });
});
http.listen(0, '127.0.0.1', () => process.send({ port: http.address().port }));
