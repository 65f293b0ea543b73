// Opens a table, seats a bot, plays by lot to the end, prints the record: node client.mjs http://localhost:8080
import { randomBytes } from 'node:crypto';
import { chooseByLot, History, seededRandom } from '@threefold-games/core';
import { findGame } from '@threefold-games/games';
import { WebSocket } from 'ws';

const { origin } = new URL(process.argv[2]);
const habits = { start: 'full', watching: true, chat: 'seats', leaver: { kind: 'bot', level: 4, of: 12 } };
const rules = { game: 'tzaar', options: { setup: 'random' }, seats: 2, even: false, lot: false, rated: false };
const plan = { ...rules, listed: false, clock: { kind: 'fischer', base: 300_000, increment: 5_000 }, ...habits };
const headers = { origin, 'content-type': 'application/json' };
const post = (path, body) => fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
const hex = bytes => randomBytes(bytes).toString('hex');
headers.cookie = (await post('/api/me', { name: 'Ada' })).headers.getSetCookie()[0].split(';')[0];
const { id: room } = await (await post('/api/rooms', { plan, nonce: hex(16) })).json();
const game = findGame(plan.game);
const turnByLot = ({ table, turns, now }) => {
  const start = History.of(game, game.parseSetup(plan.seats, plan.options, table.layout || undefined).value);
  const played = [...turns.map(turn => turn.steps), now.drawn].filter(steps => steps.length > 0);
  const [position, steps] = [start.read(played).value.position.copy(), []];
  do {
    const action = chooseByLot(position, new Int32Array(game.maxActions), seededRandom(hex(8)));
    steps.push(position.format(action));
    position.make(action);
  } while (!position.atTurnStart);
  return { kind: 'turn', turn: turns.length, steps };
};
let [socket, view, request, drops] = [undefined, undefined, undefined, 1];
const say = message => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
const hear = async message => {
  if (message.t === 'done' || message.t === 'refused') request = undefined;
  const isGap = message.t === 'event' && message.seq !== view.seq + 1;
  if (message.t === 'hello' || isGap) return say({ t: 'watch', room });
  if (message.t === 'event') message.turns.unshift(...view.turns.slice(0, message.from));
  if (message.t === 'event' || message.t === 'room') view = { ...view, ...message };
  if (!view || request) return message.t === 'room' && say(request); // Sent again with the same id, and done once.
  const record = view.now.phase === 'over' && (await fetch(`${origin}/api/rooms/${room}/record`, { headers }));
  if (record) return process.stdout.write(await record.text(), () => process.exit());
  if (view.turns.length > 4 && drops-- > 0) return socket.terminate(); // Once, on purpose: nothing is lost by it.
  const bot = view.now.phase === 'gathering' && { kind: 'fill', seat: 1, level: 1, of: 12 };
  const what = view.now.actor === 0 ? turnByLot(view) : bot;
  request = what && { t: 'act', room, id: hex(9), act: what };
  return request && say(request);
};
const connect = () => {
  socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { headers });
  socket.on('open', () => say({ t: 'hello', v: 1 })).on('message', data => hear(JSON.parse(data)));
  socket.on('error', () => undefined).on('close', () => setTimeout(connect, 500));
};
connect();
