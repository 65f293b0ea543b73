// How fast rooms are decided by themselves: what the server would do if sockets and disks cost nothing.
import { findGame } from '@threefold/games';
import { decide, openRoom } from '@threefold/room';
import { prepareGames } from './scripts.mjs';

const world = { findGame };
const PEOPLE = ['p_ada', 'p_bo'];

const play = (state, event, now) => {
  const decided = decide(world, state, event, now);
  if (!decided.ok) throw new Error(`${event.act.kind}: ${decided.error.code} ${decided.error.detail}`);
  return decided.value.state;
};

/** A table of two that has begun. */
const begun = ({ plan }, id) => {
  const room = openRoom({ id, plan, host: PEOPLE[0], secret: '0'.repeat(64), now: 0 });
  return PEOPLE.reduce((state, by) => {
    const act = { kind: 'sit', name: by, nonce: '0'.repeat(32) };
    return play(state, { by, id: `sit-${by}-00`, act }, 0);
  }, room);
};

/** Turns a CPU-second over so many games. */
export const roomYardstick = count => {
  const games = prepareGames(20);
  const rooms = Array.from({ length: count }, (_, i) => ({ ...games[i % games.length], state: undefined }));
  for (const [i, room] of rooms.entries()) room.state = begun(room, `room-${i}`);
  const before = process.cpuUsage();
  let turns = 0;
  for (let turn = 0; turn < 60; turn++) {
    for (const room of rooms) {
      const steps = room.turns[turn];
      if (!steps) continue;
      const by = PEOPLE[room.state.actor];
      room.state = play(room.state, { by, id: `turn-${turn}-${by}`, act: { kind: 'turn', turn, steps } }, turn * 1000);
      turns += 1;
    }
  }
  const { user, system } = process.cpuUsage(before);
  return turns / ((user + system) / 1e6);
};
