import { isSlow, type RoomState } from '@threefold-games/room';
import { LIMITS } from '../limits.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { findPerson } from '../people/persons.ts';

/** What notifications are sent with. */
export interface NotificationDeps extends Pick<PeopleDeps, 'db' | 'now' | 'origin' | 'argon'> {
  /** The keys that prove to push services who sends. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  /** Where a push service reaches whoever runs this server: an address of the web or of mail. */
  readonly contact: string;
  /** Whether private networks may be called. */
  readonly allowPrivate: boolean;
}

/** Turns were taken back: they will be played, and notified of, anew. */
export const deleteTakenBack = async ({ db }: NotificationDeps, { id, turns }: RoomState): Promise<void> => {
  await db.deleteFrom('notices').where('room', '=', id).where('turn', '>=', turns.length).execute();
};

const WAYS = ['push', 'webhook'] as const;

/** Who is to be notified that it is their turn: in games over days, unless they are on holiday or nobody plays. */
export const personInTurn = (state: RoomState): string | undefined => {
  if (state.phase !== 'playing' || !isSlow(state.plan) || state.actor === undefined) return undefined;
  if (state.paused !== undefined || typeof state.holidays[state.actor] === 'number') return undefined;
  const sitter = state.seats[state.actor];
  return sitter?.kind === 'person' ? sitter.person : undefined;
};

/** Enqueues the notifications of the turn that began at `at`, and deletes those of earlier turns. Doing it again changes nothing. */
export const enqueueTurn = async (deps: NotificationDeps, state: RoomState, at: number): Promise<void> => {
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
        due: at + LIMITS.notifications.after,
        tries: 0,
        claimed: null,
        created: at,
        sent: null,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
};
