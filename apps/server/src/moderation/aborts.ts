import { fail, ok, type Result } from '@threefold-games/core';
import type { RoomState } from '@threefold-games/room';
import type { Kysely } from 'kysely';
import { idsOf, type Person, type RoomChange, type ServerContext } from '../context.ts';
import { LIMITS } from '../limits.ts';
import type { Tables } from '../store/tables.ts';

const { free, within } = LIMITS.rooms.aborts;

/** Whether a seat has not moved yet: until then one alone may abort. */
const isFresh = ({ seats, turns }: RoomState): boolean =>
  seats.some((_, seat) => turns.every(turn => turn.seat !== seat));

const peopleAt = ({ seats }: RoomState): number => seats.filter(({ kind }) => kind === 'person').length;

/**
 * Who alone ended a game before everybody had moved, when seats and set-up were known: by aborting, by leaving while it was dealt, by not
 * coming. Undefined where all agreed, or where nobody else was there to suffer from it.
 */
export const aborterOf = ({ before, state, effects }: RoomChange): string | undefined => {
  const wasBegun = before.phase === 'dealing' || before.phase === 'playing';
  if (!wasBegun || state.result?.why.kind !== 'abort' || !isFresh(before) || peopleAt(before) < 2) return undefined;
  const cause = effects.findLast(
    effect => effect.kind === 'left' || (effect.kind === 'agreed' && effect.offer === 'abort'),
  );
  const sitter = cause && 'seat' in cause ? before.seats[cause.seat] : undefined;
  return sitter?.kind === 'person' ? sitter.person : undefined;
};

/** Counts aborted games as they end: in the database, so that a restart forgets nothing and all processes know. The value ends it. */
export const countAborts = ({
  store,
  rooms,
  now,
  log,
}: Pick<ServerContext, 'store' | 'rooms' | 'now' | 'log'>): (() => Promise<void>) => {
  let work: Promise<unknown> = Promise.resolve();
  const stop = rooms.onChange(change => {
    const person = aborterOf(change);
    if (person === undefined) return;
    const counted = store.db
      .insertInto('aborts')
      .values({ person, room: change.state.id, at: now() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
      .catch((error: unknown) => log.warn({ err: error }, 'an aborted game could not be counted'));
    work = Promise.all([work, counted]);
  });
  return async () => {
    stop();
    await work;
  };
};

/** When somebody aborted games lately, the latest first. */
export const abortsOf = async (db: Kysely<Tables>, ids: readonly string[], now: number): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('aborts')
    .select('at')
    .where('person', 'in', ids)
    .where('at', '>', now - within)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at }) => at);
};

/** Whether somebody may abort one more game alone. */
export const mayAbort = async (
  db: Kysely<Tables>,
  state: RoomState,
  person: Person,
  now: number,
): Promise<Result<true>> => {
  if (!isFresh(state) || peopleAt(state) < 2) return ok(true);
  return (await abortsOf(db, idsOf(person), now)).length < free ? ok(true) : fail('room.abort');
};

/** Whether somebody may begin another game: who left more games than are free waits until they are fewer again. */
export const mayBegin = async (db: Kysely<Tables>, person: Person, now: number): Promise<Result<true>> => {
  const last = (await abortsOf(db, idsOf(person), now))[free];
  return last === undefined ? ok(true) : fail('room.wait', `${Math.ceil((last + within - now) / 60_000)} min`);
};
