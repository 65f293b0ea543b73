import { DELETED_NAME } from '@threefold-games/wire';
import { idsOf, type Person, type RoomService } from '../context.ts';
import { newId } from '../ids.ts';
import { botsOf } from './bots.ts';
import type { PeopleDeps } from './deps.ts';
import { asPerson, findRow, type PersonRow } from './persons.ts';
import { scrubRoom } from './scrub.ts';

/**
 * Deletes a person with their guests and bots: name, credentials, chat, ratings and addresses go; games that run are given up; games that
 * are over stay, without the name, since they are the others' too. Returns whose connections are to be closed.
 */
export const deletePerson = async (deps: PeopleDeps, rooms: RoomService, id: string): Promise<readonly string[]> => {
  const row = await findRow(deps, id);
  if (row === undefined) return [];
  const bots = await botsOf(deps, id);
  const gone: string[] = [];
  for (const one of [...bots, row]) gone.push(...(await deleteOne(deps, rooms, one)));
  return gone;
};

const deleteOne = async (deps: PeopleDeps, rooms: RoomService, row: PersonRow): Promise<readonly string[]> => {
  const person = await asPerson(deps, row);
  const ids = idsOf(person);
  const sat = await deps.db
    .selectFrom('sitters')
    .innerJoin('rooms', 'rooms.id', 'sitters.room')
    .select(['rooms.id', 'rooms.phase'])
    .distinct()
    .where('sitters.person', 'in', ids)
    .execute();
  for (const room of sat) {
    if (room.phase === 'playing' || room.phase === 'dealing')
      await rooms.act({ person, roomId: room.id, requestId: newId(), act: { kind: 'resign' } });
    if (room.phase === 'gathering') await leaveTable(rooms, person, room.id);
  }
  const written = await deps.db.selectFrom('chat').select('room').distinct().where('person', 'in', ids).execute();
  await forget(deps, ids);
  for (const { id } of sat) {
    const state = await rooms.load(id);
    // What goes on without them is seen to at its end.
    if (state.ok && state.value.phase === 'over') await scrubRoom(deps, id);
  }
  // Also where they only watched and wrote: memory forgets it too.
  const changed = new Set([...sat.map(({ id }) => id), ...written.map(({ room: id }) => id)]);
  await Promise.all([...changed].map(room => rooms.reload(room)));
  return ids;
};

/** A table that has not begun is closed by its host, and left by anybody else. */
const leaveTable = async (rooms: RoomService, person: Person, roomId: string): Promise<void> => {
  const closed = await rooms.act({ person, roomId, requestId: newId(), act: { kind: 'close' } });
  if (!closed.ok) await rooms.act({ person, roomId, requestId: newId(), act: { kind: 'stand' } });
};

const forget = ({ db, now }: PeopleDeps, ids: readonly string[]): Promise<void> =>
  db.transaction().execute(async step => {
    for (const id of ids)
      await step
        .updateTable('persons')
        .set({ name: DELETED_NAME, folded: id, skeleton: null, deleted: now(), holiday: null, owner: null })
        .where('id', '=', id)
        .execute();
    for (const table of [
      'sessions',
      'tokens',
      'passwords',
      'codes',
      'passkeys',
      'challenges',
      'entrances',
      'blocks',
      'ratings',
      'skills',
      'lessons',
      'puzzleAttempts',
      'ownPuzzles',
      'puzzleTries',
      'solvers',
      'syncHeads',
      'syncChanges',
      'pushes',
      'webhooks',
      'notices',
      'operators',
      'suspensions',
      'takenNames',
      'aborts',
    ] as const)
      await step
        .deleteFrom(table)
        .where('person', 'in', [...ids])
        .execute();
    await step
      .deleteFrom('blocks')
      .where('other', 'in', [...ids])
      .execute();
    await step
      .updateTable('reports')
      .set({ text: null })
      .where('person', 'in', [...ids])
      .execute();
    // The messages keep their numbers, since those of others are counted on.
    await step
      .updateTable('chat')
      .set({ text: '', name: DELETED_NAME })
      .where('person', 'in', [...ids])
      .execute();
  });
