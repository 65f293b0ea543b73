// How fast rooms are decided by themselves: what the server would do if sockets and disks cost nothing.
import { findGame } from '@threefold-games/catalogue';
import { decide, openRoom, Positions } from '@threefold-games/room';
import { MIX, Played, planOf } from './games.mjs';

const world = { findGame, positions: new Positions(5000) };
const PEOPLE = ['p_ada', 'p_bo'];

const play = (state, event, now) => {
  const decided = decide(world, state, event, now);
  if (!decided.ok) throw new Error(`${event.act.kind}: ${decided.error.code} ${decided.error.detail}`);
  return decided.value.state;
};

/** A table of two that has begun. */
const begun = (game, id) => {
  const room = openRoom({ id, plan: planOf(game), host: PEOPLE[0], secret: '0'.repeat(64), now: 0 });
  const state = PEOPLE.reduce((before, by) => {
    const act = { kind: 'sit', name: by, nonce: '0'.repeat(32) };
    return play(before, { by, id: `sit-${by}-00`, act }, 0);
  }, room);
  return { state, played: new Played(game, state.plan, state.layout) };
};

/** Turns a CPU-second over so many games. */
export const roomYardstick = count => {
  const rooms = Array.from({ length: count }, (_, i) => begun(MIX[i % MIX.length], `room-${i}`));
  let micros = 0;
  let turns = 0;
  for (let turn = 0; turn < 40; turn++) {
    for (const room of rooms) room.steps = nextTurn(room);
    const before = process.cpuUsage();
    for (const room of rooms) {
      if (!room.steps) continue;
      const by = PEOPLE[room.state.actor];
      const act = { kind: 'turn', turn, steps: room.steps };
      room.state = play(room.state, { by, id: `turn-${turn}-${by}`, act }, turn * 1000);
      turns += 1;
    }
    const { user, system } = process.cpuUsage(before);
    micros += user + system;
  }
  return turns / (micros / 1e6);
};

const nextTurn = ({ state, played }) => {
  if (state.phase !== 'playing') return undefined;
  played.follow(played.turns, [], state.drawn);
  return played.choose();
};
