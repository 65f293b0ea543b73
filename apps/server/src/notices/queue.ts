import { isSlow, type RoomState } from '@threefold/room';
import { LIMITS } from '../limits.ts';
import { findPerson } from '../people/persons.ts';
import type { NoticeDeps } from './deps.ts';

/** Turns were taken back: those after it will be played, and told, anew. */
export const forgetTurns = async ({ db }: NoticeDeps, { id, turns }: RoomState): Promise<void> => {
  await db.deleteFrom('notices').where('room', '=', id).where('turn', '>=', turns.length).execute();
};

const WAYS = ['push', 'webhook'] as const;

/** Who is to be told of the turn that is on: in games over days, unless they are on holiday or nobody plays. */
export const personInTurn = (state: RoomState): string | undefined => {
  if (state.phase !== 'playing' || !isSlow(state.plan) || state.actor === undefined) return undefined;
  if (state.paused !== undefined || typeof state.holidays[state.actor] === 'number') return undefined;
  const sitter = state.seats[state.actor];
  return sitter?.kind === 'person' ? sitter.person : undefined;
};

/** Writes down who is to be told of the turn that is on, and forgets those of turns that are over. Doing it again changes nothing. `at`: when the turn began. */
export const noteTurn = async (deps: NoticeDeps, state: RoomState, at: number): Promise<void> => {
  if (!isSlow(state.plan)) return;
  const { db } = deps;
  const turn = state.turns.length;
  // Only older ones: another process may be ahead of this one.
  let past = db.deleteFrom('notices').where('room', '=', state.id);
  if (state.phase === 'playing') past = past.where('turn', '<', turn);
  await past.execute();
  const seated = personInTurn(state);
  if (seated === undefined) return;
  const person = await findPerson(deps, seated);
  if (person === undefined) return;
  for (const way of WAYS) {
    const table = way === 'push' ? 'pushes' : 'webhooks';
    const wanted = await db.selectFrom(table).select('person').where('person', '=', person.id).executeTakeFirst();
    if (!wanted) continue;
    await db
      .insertInto('notices')
      .values({
        id: `${state.id}:${turn}:${way}`,
        person: person.id,
        room: state.id,
        turn,
        way,
        due: at + LIMITS.notices.after,
        tries: 0,
        claimed: null,
        created: at,
        sent: null,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
};
