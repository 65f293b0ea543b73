import type { Seat } from '@threefold-games/core';
import { type Effect, isRequest, type RoomEvent, type RoomState, type Sitter } from '@threefold-games/room';
import type { Past } from '@threefold-games/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** How many events of the past are read. */
const MOST = 60;

/** What happened at a table beside its turns, the oldest first, for whoever comes to it now: who was gone and back, who left, what was offered. */
export const readPast = async (db: Kysely<Tables>, state: RoomState): Promise<readonly Past[]> => {
  const { started, result } = state;
  const past: Past[] = started === undefined ? [] : [{ at: started, effects: [{ kind: 'started' }] }];
  // At most tables nothing has happened but that people sat down.
  if (state.seq - state.turns.length > state.seats.length) past.push(...(await readEvents(db, state)));
  if (result && started !== undefined) past.push({ at: result.at, effects: [{ kind: 'over', result }] });
  return past;
};

const readEvents = async (db: Kysely<Tables>, state: RoomState): Promise<readonly Past[]> => {
  const rows = await db
    .selectFrom('events')
    .select(['at', 'event'])
    .where('room', '=', state.id)
    .where('event', 'not like', '%"kind":"turn"%')
    .where('event', 'not like', '%"kind":"botTurn"%')
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute();
  return rows.toReversed().flatMap(({ at, event }) => {
    const effects = effectsOf(state, JSON.parse(event) as RoomEvent);
    return at < (state.started ?? Infinity) || effects.length === 0 ? [] : [{ at, effects }];
  });
};

/** The effects of an event, as far as it shows them by itself. */
const effectsOf = (state: RoomState, event: RoomEvent): readonly Effect[] => {
  if (!isRequest(event)) {
    const { act } = event;
    return act.kind === 'gone' || act.kind === 'back' ? [{ kind: act.kind, seat: act.seat }] : [];
  }
  const seat = state.seats.findIndex(sitter => personOf(sitter) === event.by);
  return seat < 0 ? [] : effectsOfAct(state, seat, event.act);
};

const effectsOfAct = (
  state: RoomState,
  seat: Seat,
  act: Extract<RoomEvent, { id: string }>['act'],
): readonly Effect[] => {
  switch (act.kind) {
    case 'offer':
      return [{ kind: 'offered', offer: act.offer, seat }];
    case 'answer':
      return act.yes ? [] : [{ kind: 'declined', offer: act.offer, seat }];
    case 'resign': {
      const sitter = state.seats[seat]!;
      return [
        { kind: 'left', seat },
        ...(sitter.kind === 'bot' ? [{ kind: 'standIn' as const, seat, level: sitter.level }] : []),
      ];
    }
    default:
      return [];
  }
};

const personOf = (sitter: Sitter): string | undefined =>
  sitter.kind === 'person' ? sitter.person : sitter.kind === 'bot' ? sitter.for?.person : undefined;
