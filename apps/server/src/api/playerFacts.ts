import type { Player } from '@threefold-games/wire';
import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { PeopleDeps } from '../people/deps.ts';
import type { PersonRow } from '../people/persons.ts';
import { roomsOf } from '../store/roomQueries.ts';

/** Whoever was heard of within this is there. */
const LATELY = 90_000;
const MONTH = 30 * 86_400_000;

export const isHere = ({ connections, now }: ServerContext, { id, seen }: PersonRow): boolean =>
  connections.isHere(id) || seen > now() - LATELY;

/** A live game of the person that anybody may watch. */
export const playingNow = async ({ store }: ServerContext, persons: readonly string[]): Promise<Player['playing']> => {
  const rows = await roomsOf(store.db, persons, { phase: 'playing', limit: 20 });
  const live = rows.find(({ plan }) => plan.clock.kind !== 'days' && plan.watching && plan.listed);
  return live ? { room: live.id, game: live.plan.game } : null;
};

/** How many games somebody finished, and how many they left. */
export const countGames = async (
  { db, now }: PeopleDeps,
  person: string,
): Promise<Pick<Player, 'games' | 'gamesOf' | 'left' | 'leftLately'>> => {
  const rows = await db
    .selectFrom('played')
    .select(['game', sql<number>`count(*)`.as('games'), sql<number>`sum(played.left)`.as('left')])
    .select(sql<number>`sum(case when ended > ${now() - MONTH} then played.left else 0 end)`.as('lately'))
    .where('person', '=', person)
    .groupBy('game')
    .execute();
  const sum = (pick: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + pick(row), 0);
  return {
    games: sum(({ games }) => games),
    gamesOf: Object.fromEntries(rows.map(({ game, games }) => [game, games])),
    left: sum(({ left }) => left),
    leftLately: sum(({ lately }) => lately),
  };
};

/** Games of two persons with each other, and who won. */
export const facing = async (
  { db }: PeopleDeps,
  asker: string,
  other: string,
): Promise<{ readonly games: number; readonly won: number; readonly lost: number }> => {
  const row = await db
    .selectFrom('played as own')
    .innerJoin('played as theirs', 'theirs.room', 'own.room')
    .select(sql<number>`count(*)`.as('games'))
    .select(sql<number | null>`sum(own.won)`.as('won'))
    .select(sql<number | null>`sum(theirs.won)`.as('lost'))
    .where('own.person', '=', asker)
    .where('theirs.person', '=', other)
    .executeTakeFirst();
  return { games: row?.games ?? 0, won: row?.won ?? 0, lost: row?.lost ?? 0 };
};
