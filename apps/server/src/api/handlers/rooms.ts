import { fail, ok } from '@threefold-games/core';
import { viewOf } from '@threefold-games/room';
import { newId } from '../../ids.ts';
import { RatingCache } from '../../ratings/ratingCache.ts';
import { seatOfPerson } from '../../rooms/access.ts';
import type { Handlers, Tools } from '../handler.ts';
import { seenRoom } from '../handler.ts';

type Names =
  | 'GET /api/rooms'
  | 'POST /api/deals'
  | 'POST /api/rooms'
  | 'GET /api/rooms/:id'
  | 'POST /api/rooms/:id/join'
  | 'POST /api/rooms/:id/acts';

/** Tables over HTTP; the rooms themselves decide every act. */
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
  };
};
