import type { Skill } from '@threefold-games/core';
import { isSlow, type RoomState } from '@threefold-games/room';
import type { Transaction } from 'kysely';
import type { PeopleDeps } from '../people/deps.ts';
import { findPerson, type PersonRow } from '../people/persons.ts';
import type { Tables } from '../store/tables.ts';
import { formatPool, freshSkill, levelSkill, type Pool, poolOf, type Rater, raterFor, seatsOf, shown } from './rate.ts';
import { type EndSeat, endOf, isRated, summaryOf } from './summary.ts';

/** How many ratings are kept to be drawn as a line. */
const HISTORY = 20;

/** Somebody else rated one of the players in the same moment: all of it is done again. */
class Overtaken extends Error {}

interface Known extends Skill {
  readonly games: number;
  readonly won: number;
  readonly history: readonly number[];
}

/** A seat of a game that counts, with the person behind it. */
interface Seated extends EndSeat {
  readonly row: PersonRow | undefined;
}

/**
 * Works the end of a game into lists and ratings. One row marks it as done, in the same transaction: whatever crashes, and however many
 * processes do it at once, it is done once. Whether it was this time.
 */
export const finishGame = async (deps: PeopleDeps, state: RoomState): Promise<boolean> => {
  for (;;) {
    try {
      return await attempt(deps, state);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
};

const attempt = async (deps: PeopleDeps, state: RoomState): Promise<boolean> => {
  const ended = endOf(state);
  const seats = await Promise.all((ended ?? []).map(async seat => ({ ...seat, row: await rowOf(deps, seat.person) })));
  // Before the transaction, which keeps everybody else from writing.
  const rate = await raterFor(seatsOf(state.plan));
  return deps.db.transaction().execute(async step => {
    const marked = await step
      .insertInto('finished')
      .values({
        room: state.id,
        game: state.plan.game,
        slow: isSlow(state.plan) ? 1 : 0,
        ended: state.result?.at ?? state.created,
        open: ended && state.plan.watching && state.plan.listed ? 1 : 0,
        summary: JSON.stringify(summaryOf(state)),
      })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    if (marked.numInsertedOrUpdatedRows !== 1n) return false;
    const changes = await rateSeats(step, state, seats, rate);
    const played = seats.flatMap(({ seat, person, row, place, won, left }) =>
      person === undefined
        ? []
        : [
            {
              room: state.id,
              seat,
              person: row?.id ?? person,
              game: state.plan.game,
              ended: state.result?.at ?? state.created,
              place,
              won: won ? 1 : 0,
              left: left ? 1 : 0,
              change: changes.get(seat) ?? null,
            },
          ],
    );
    if (played.length > 0) await step.insertInto('played').values(played).execute();
    return true;
  });
};

const rowOf = async (deps: PeopleDeps, person: string | undefined): Promise<PersonRow | undefined> =>
  person === undefined ? undefined : findPerson(deps, person);

/** What the rating of each seat changed by. */
const rateSeats = async (
  step: Transaction<Tables>,
  state: RoomState,
  seats: readonly Seated[],
  rate: Rater,
): Promise<ReadonlyMap<number, number>> => {
  const withBots = seats.some(({ level, row }) => level !== undefined || row?.kind === 'bot');
  const people = seats.flatMap(({ person, row }) => (person === undefined ? [] : [row?.id ?? person]));
  const playsItself = new Set(people).size < people.length;
  if (!isRated(state) || people.length === 0 || playsItself) return new Map();
  const pool = poolOf(state.plan, withBots);
  const known = new Map<number, Known>();
  // Always in the same order, so that two who rate the same people never wait for each other.
  for (const seat of byPerson(seats)) {
    if (seat.person !== undefined) known.set(seat.seat, await readSkill(step, idOf(seat), pool));
  }
  const after = rate(
    seats.map(({ seat, level = 1, place, share }) => ({
      skill: known.get(seat) ?? levelSkill(pool.seats, state.plan.game, level),
      place,
      share,
    })),
  );
  const changes = new Map<number, number>();
  for (const seat of byPerson(seats)) {
    const before = known.get(seat.seat);
    const skill = after[seat.seat];
    // Nothing is kept about somebody who was deleted.
    if (!before || !skill || !seat.row) continue;
    await writeSkill(step, seat.row.id, pool, before, skill, seat.won);
    changes.set(seat.seat, shown(pool.seats, skill).rating - shown(pool.seats, before).rating);
  }
  return changes;
};

const byPerson = (seats: readonly Seated[]): readonly Seated[] =>
  seats.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));

const idOf = ({ row, person }: Seated): string => row?.id ?? person ?? '';

const readSkill = async (step: Transaction<Tables>, person: string, pool: Pool): Promise<Known> => {
  const row = await step
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .where('pool', '=', formatPool(pool))
    .executeTakeFirst();
  if (!row) return { ...freshSkill(pool.seats), games: 0, won: 0, history: [] };
  return { ...row, history: JSON.parse(row.history) as readonly number[] };
};

const writeSkill = async (
  step: Transaction<Tables>,
  person: string,
  pool: Pool,
  before: Known,
  { mean, deviation, volatility }: Skill,
  won: boolean,
): Promise<void> => {
  const row = {
    mean,
    deviation,
    volatility,
    games: before.games + 1,
    won: before.won + (won ? 1 : 0),
    history: JSON.stringify(
      [...before.history, shown(pool.seats, { mean, deviation, volatility }).rating].slice(-HISTORY),
    ),
  };
  const key = { person, pool: formatPool(pool) };
  const written =
    before.games === 0
      ? await step
          .insertInto('ratings')
          .values({ ...key, ...row })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst()
      : await step
          .updateTable('ratings')
          .set(row)
          .where('person', '=', person)
          .where('pool', '=', key.pool)
          .where('games', '=', before.games)
          .executeTakeFirst();
  const count = 'numUpdatedRows' in written ? written.numUpdatedRows : written.numInsertedOrUpdatedRows;
  if (count !== 1n) throw new Overtaken();
};
