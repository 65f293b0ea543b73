import { fail, ok, type Result } from '@threefold-games/core';
import type { LobbyRow } from '@threefold-games/wire';
import { idsOf, type RoomService } from '../context.ts';
import { LIMITS } from '../limits.ts';
import type { PeopleDeps } from './deps.ts';
import { asPerson, findPerson, findRow, type PersonRow } from './persons.ts';

const DAY = 86_400_000;
const yearOf = (moment: number): number => new Date(moment).getUTCFullYear();

/** How much holiday was taken this year, that of now included. */
const usedAt = ({ holiday, holidayUsed, holidayYear }: PersonRow, now: number): number => {
  const year = yearOf(now);
  const before = holidayYear === year ? holidayUsed : 0;
  return holiday === null ? before : before + now - Math.max(holiday, Date.UTC(year, 0));
};

/** Whether a person is on holiday, and how many days are left. */
export const holidayOf = (row: PersonRow, now: number): { readonly on: boolean; readonly daysLeft: number } => ({
  on: row.holiday !== null,
  daysLeft: Math.max(0, Math.ceil((LIMITS.people.holiday - usedAt(row, now)) / DAY)),
});

/** Begins or ends a holiday: the clocks of all games over days stand still, or go on. */
export const setHoliday = async (
  deps: PeopleDeps,
  rooms: RoomService,
  id: string,
  on: boolean,
): Promise<Result<{ readonly on: boolean; readonly daysLeft: number }>> => {
  const row = await findRow(deps, id);
  if (row === undefined) return fail('people.missing');
  const now = deps.now();
  if (on && usedAt(row, now) >= LIMITS.people.holiday) return fail('holiday.spent');
  if (on && row.holiday === null)
    await deps.db.updateTable('persons').set({ holiday: now }).where('id', '=', id).execute();
  // The tables first: were this to end half-way, the person is still on holiday, and it is ended again.
  const applied = await applyToTables(deps, rooms, row, on);
  if (!applied.ok) return applied;
  if (!on && row.holiday !== null) await endOf(deps, row, now);
  const after = (await findRow(deps, id)) ?? row;
  return ok(holidayOf(after, now));
};

const endOf = ({ db }: PeopleDeps, row: PersonRow, now: number): Promise<unknown> =>
  db
    .updateTable('persons')
    .set({ holiday: null, holidayUsed: usedAt(row, now), holidayYear: yearOf(now) })
    .where('id', '=', row.id)
    .where('holiday', '=', row.holiday)
    .execute();

const isAway = (since: number | null | undefined): boolean => typeof since === 'number';

/** Applies it to every table of the person where it is not known yet; fails where one could not be reached. */
const applyToTables = async (
  deps: PeopleDeps,
  rooms: RoomService,
  row: PersonRow,
  on: boolean,
): Promise<Result<true>> => {
  const person = await asPerson(deps, row);
  const ids = new Set(idsOf(person));
  const own = await deps.db
    .selectFrom('sitters')
    .innerJoin('rooms', 'rooms.id', 'sitters.room')
    .select('rooms.id')
    .distinct()
    .where('sitters.person', 'in', [...ids])
    .where('rooms.phase', '=', 'playing')
    .where('rooms.slow', '=', 1)
    .execute();
  for (const { id } of own) {
    const state = await rooms.load(id);
    if (!state.ok) return state;
    const { seats, holidays, seq } = state.value;
    const waits = seats.some(
      (sitter, seat) => sitter.kind === 'person' && ids.has(sitter.person) && isAway(holidays[seat]) !== on,
    );
    // Two processes that do it at once use the same id.
    const applied = waits
      ? await rooms.act({
          person,
          roomId: id,
          requestId: `holiday-${on ? 'on' : 'off'}-${seq}`,
          act: { kind: 'holiday', on },
        })
      : ok(0);
    if (!applied.ok && applied.error.code.startsWith('server.')) return applied;
  }
  return ok(true);
};

/** Ends holidays that are spent, and applies the others to tables that began or were missed since. Every process does so. */
export const sweepHolidays = async (deps: PeopleDeps, rooms: RoomService): Promise<void> => {
  const away = await deps.db
    .selectFrom('persons')
    .selectAll()
    .where('holiday', 'is not', null)
    .where('deleted', 'is', null)
    .execute();
  for (const row of away) {
    const spent = usedAt(row, deps.now()) >= LIMITS.people.holiday;
    const applied = await applyToTables(deps, rooms, row, !spent);
    if (spent && applied.ok) await endOf(deps, row, deps.now());
  }
  await endStray(deps, rooms);
};

/** Ends what a table still takes for a holiday though the person is back, as in a rematch, so that no clock stands still for ever. */
const endStray = async (deps: PeopleDeps, rooms: RoomService): Promise<void> => {
  const standing = await deps.db
    .selectFrom('rooms')
    .select('row')
    .where('phase', '=', 'playing')
    .where('slow', '=', 1)
    .where('row', 'like', '%"holiday":true%')
    .execute();
  const away = new Set<string>();
  for (const { row } of standing) {
    for (const { person, holiday } of (JSON.parse(row) as LobbyRow).seats) if (holiday && person) away.add(person);
  }
  for (const id of away) {
    const person = await findPerson(deps, id);
    if (person?.holiday === null) await applyToTables(deps, rooms, person, false);
  }
};
