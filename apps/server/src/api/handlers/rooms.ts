import { Readable } from 'node:stream';
import { findGame } from '@threefold-games/catalogue';
import { fail, formatRecord, ok } from '@threefold-games/core';
import { decide, type RoomState, recordOf, viewOf } from '@threefold-games/room';
import { newId } from '../../ids.ts';
import { guestsOf } from '../../people/persons.ts';
import { RatingCache } from '../../ratings/ratingCache.ts';
import { seatOfPerson } from '../../rooms/access.ts';
import { finishedRooms } from '../../store/roomQueries.ts';
import type { StoredRoom } from '../../store/store.ts';
import { type Handlers, seenRoom, type Tools } from '../handler.ts';

type Names =
  | 'GET /api/rooms'
  | 'POST /api/deals'
  | 'POST /api/rooms'
  | 'GET /api/rooms/:id'
  | 'POST /api/rooms/:id/join'
  | 'POST /api/rooms/:id/acts'
  | 'GET /api/rooms/:id/record'
  | 'GET /api/records';

/** How many records a stream has where nothing is said. */
const MANY = 1_000;

const world = { findGame };
const textOf = (state: RoomState): string => formatRecord(recordOf(world, state));

/** Tables and their games over HTTP; the rooms themselves decide every act. */
export const roomHandlers = ({ context, deps }: Tools): Handlers<Names> => {
  const { rooms } = context;
  const ratings = new RatingCache(deps);
  return {
    'GET /api/rooms': async ({ query: { phase = 'gathering', game, pace } }) => {
      const rows = await rooms.list({
        phase,
        ...(game === undefined ? {} : { game }),
        ...(pace === undefined ? {} : { slow: pace === 'days' }),
      });
      return rows.ok ? ok({ rooms: await ratings.withRatings(rows.value) }) : rows;
    },

    'POST /api/deals': async () => ok(rooms.commit()),

    'POST /api/rooms': async ({ asker, body }) => {
      const room = await rooms.create(asker, body);
      return room.ok ? ok({ id: room.value }) : room;
    },

    'GET /api/rooms/:id': async ({ asker, params }) => {
      const state = await seenRoom(rooms, params.id, asker);
      return state.ok ? ok(viewOf(state.value)) : state;
    },

    'POST /api/rooms/:id/join': async ({ asker, params, body }) => {
      const seat = body.seat === undefined ? {} : { seat: body.seat };
      const act = { kind: 'sit', name: asker.name, nonce: body.nonce, ...seat } as const;
      const done = await rooms.act({ person: asker, roomId: params.id, requestId: newId(), act });
      if (done.ok) return ok({ seq: done.value });
      // Who asks again for the seat that they have has it, even if the game has begun meanwhile.
      const state = await rooms.load(params.id);
      const own = state.ok ? seatOfPerson(state.value, asker) : undefined;
      if (!state.ok || own === undefined) return done;
      const { seq, deal } = state.value;
      // They asked for it before the lot.
      const taken = deal.order?.[own] ?? own;
      return taken === (body.seat ?? taken) ? ok({ seq }) : done;
    },

    'POST /api/rooms/:id/acts': async ({ asker, params, body }) => {
      // Holidays are counted by the year, not by the table.
      if (body.act.kind === 'holiday') return fail('people.forbidden');
      const done = await rooms.act({ person: asker, roomId: params.id, requestId: body.id, act: body.act });
      return done.ok ? ok({ seq: done.value }) : done;
    },

    'GET /api/rooms/:id/record': async ({ asker, params }) => {
      const state = await seenRoom(rooms, params.id, asker);
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
  };
};

/** Read and written one by one, as fast as they are taken. */
async function* texts(rooms: AsyncIterable<{ readonly stored: StoredRoom }>): AsyncGenerator<string> {
  for await (const { stored } of rooms) yield `${textOf(lastState(stored))}\n`;
}

const lastState = ({ snapshot, events }: StoredRoom): RoomState =>
  events.reduce((state, { event, at }) => {
    const decided = decide(world, state, event, at);
    return decided.ok ? decided.value.state : state;
  }, snapshot);
