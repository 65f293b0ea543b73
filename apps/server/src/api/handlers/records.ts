import { Readable } from 'node:stream';
import { findGame } from '@threefold-games/catalogue';
import { fail, formatRecord, ok } from '@threefold-games/core';
import { decide, type RoomState, recordOf } from '@threefold-games/room';
import { guestsOf } from '../../people/persons.ts';
import { finishedRooms } from '../../store/finishedRooms.ts';
import type { StoredRoom } from '../../store/store.ts';
import type { Handlers, Tools } from '../handler.ts';
import { seenRoom } from '../handler.ts';

type Names = 'GET /api/rooms/:id/record' | 'GET /api/records';

/** How many records a stream has where nothing is said. */
const MANY = 1_000;

const world = { findGame };
const textOf = (state: RoomState): string => formatRecord(recordOf(world, state));

/** Games as text. */
export const recordHandlers = ({ context, deps }: Tools): Handlers<Names> => ({
  'GET /api/rooms/:id/record': async ({ asker, params }) => {
    const state = await seenRoom(context.rooms, params.id, asker);
    if (!state.ok) return state;
    return state.value.started === undefined ? fail('room.notStarted') : ok(textOf(state.value));
  },

  'GET /api/records': async ({ query: { game, player, since, limit = MANY } }) => {
    const rooms = finishedRooms(context.store.db, context.store.journal, {
      limit,
      ...(game === undefined ? {} : { game }),
      ...(since === undefined ? {} : { since }),
      ...(player === undefined ? {} : { persons: [player, ...(await guestsOf(deps, player))] }),
    });
    return ok(Readable.from(texts(rooms)));
  },
});

/** Read and written one by one, as fast as they are taken. */
async function* texts(rooms: AsyncIterable<{ readonly stored: StoredRoom }>): AsyncGenerator<string> {
  for await (const { stored } of rooms) yield `${textOf(lastState(stored))}\n`;
}

const lastState = ({ snapshot, events }: StoredRoom): RoomState =>
  events.reduce((state, { event, at }) => {
    const decided = decide(world, state, event, at);
    return decided.ok ? decided.value.state : state;
  }, snapshot);
