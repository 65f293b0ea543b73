import type { TablePlan } from '@threefold-games/room';
import type { LobbyRow, Rating, SeatRating } from '@threefold-games/wire';
import type { PeopleDeps } from '../people/deps.ts';
import { formatPool, parsePool, poolOf, shown } from './rate.ts';

/** How long a rating is shown before it is read again. */
const FRESH = 20_000;
/** How many persons are remembered, and how many are read at once. */
const MOST = 10_000;
const BATCH = 500;
/** Until so many games are played a rating is provisional. */
const PROVISIONAL = 10;

/** Where somebody sits whose rating is asked for; a bot with a person stands in for them. */
export interface RatedTable {
  readonly plan: TablePlan;
  readonly seats: readonly { readonly kind: 'empty' | 'person' | 'bot'; readonly person?: string }[];
}

const UNRATED: Entry['ratings'] = new Map();

interface Entry {
  readonly at: number;
  /** By pool. */
  readonly ratings: ReadonlyMap<string, SeatRating>;
}

/** Ratings for lists and tables: read for many persons at once, and remembered for a while. */
export class RatingCache {
  private readonly deps: Pick<PeopleDeps, 'db' | 'now'>;
  private readonly entries = new Map<string, Entry>();

  constructor(deps: Pick<PeopleDeps, 'db' | 'now'>) {
    this.deps = deps;
  }

  /** Looks up all who sit there; while the store is away, nobody. */
  async load(tables: readonly RatedTable[]): Promise<void> {
    const at = this.deps.now();
    const persons = new Set(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
    const unknown = [...persons].filter(person => (this.entries.get(person)?.at ?? 0) <= at - FRESH);
    try {
      for (let n = 0; n < unknown.length; n += BATCH) await this.read(unknown.slice(n, n + BATCH), at);
    } catch {
      // What is remembered will do until the store is there again.
    }
  }

  /** Looks them up anew, as after a game that has just been rated. */
  forget({ seats }: RatedTable): void {
    for (const { person } of seats) if (person !== undefined) this.entries.delete(person);
  }

  /** What ratings changed by in these rooms, by seat; a room whose game is not rated yet is missing. */
  async changesIn(rooms: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
    const found = new Map<string, Map<number, number>>();
    if (rooms.length === 0) return found;
    const rows = await this.deps.db
      .selectFrom('played')
      .select(['room', 'seat', 'change'])
      .where('room', 'in', rooms)
      .execute();
    for (const { room, seat, change } of rows) {
      const seats = found.get(room) ?? new Map<number, number>();
      found.set(room, change === null ? seats : seats.set(seat, change));
    }
    return found;
  }

  /** The rows with the ratings of those who sit there. */
  async withRatings(rows: readonly LobbyRow[]): Promise<readonly LobbyRow[]> {
    await this.load(rows);
    return rows.map(row => this.known(row));
  }

  /** The row with those ratings that are remembered. */
  known(row: LobbyRow): LobbyRow {
    const ratings = this.knownOf(row);
    return { ...row, seats: row.seats.map(seat => ({ ...seat, ...ratings[seat.person ?? ''] })) };
  }

  /** What is remembered of those who sit there, by person. */
  knownOf({ plan, seats }: RatedTable): Readonly<Record<string, SeatRating>> {
    const pool = formatPool(
      poolOf(
        plan,
        seats.some(({ kind, person }) => kind === 'bot' && person === undefined),
      ),
    );
    return Object.fromEntries(
      seats.flatMap(({ person = '' }) => {
        const rating = this.entries.get(person)?.ratings.get(pool);
        return rating ? [[person, rating]] : [];
      }),
    );
  }

  private async read(persons: readonly string[], at: number): Promise<void> {
    const rows = await this.deps.db
      .selectFrom('ratings')
      .select(['person', 'pool', 'mean', 'deviation', 'volatility', 'games'])
      .where('person', 'in', persons)
      .execute();
    const found = new Map<string, Map<string, SeatRating>>();
    for (const row of rows) {
      const { rating } = shown(parsePool(row.pool).seats, row);
      const own = found.get(row.person) ?? new Map<string, SeatRating>();
      found.set(row.person, own.set(row.pool, { rating, provisional: row.games < PROVISIONAL }));
    }
    for (const person of persons) {
      // Those that were read last are the last to be forgotten.
      this.entries.delete(person);
      this.entries.set(person, { at, ratings: found.get(person) ?? UNRATED });
    }
    for (const person of this.entries.keys()) {
      if (this.entries.size <= MOST) break;
      this.entries.delete(person);
    }
  }
}

/** All ratings of a person, those with the most games first. */
export const ratingsOf = async ({ db }: PeopleDeps, person: string): Promise<readonly Rating[]> => {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('games', 'desc')
    .orderBy('pool')
    .execute();
  return rows.map(row => {
    const pool = parsePool(row.pool);
    return {
      ...pool,
      ...shown(pool.seats, row),
      games: row.games,
      won: row.games === 0 ? 0 : row.won / row.games,
      history: JSON.parse(row.history) as readonly number[],
    };
  });
};
