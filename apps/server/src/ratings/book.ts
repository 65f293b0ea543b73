import type { LobbyRow, RowSeat } from '@threefold/wire';
import type { PeopleDeps } from '../people/deps.ts';
import { formatPool, parsePool, poolOf } from './pools.ts';
import { shown } from './rate.ts';

/** How long a rating is shown before it is read again. */
const FRESH = 60_000;
/** How many persons are remembered. */
const MOST = 5_000;

interface Page {
  readonly at: number;
  /** By pool. */
  readonly ratings: ReadonlyMap<string, number>;
}

/** Ratings for lists: read for many persons at once, and remembered for a while. */
export class RatingBook {
  private readonly deps: Pick<PeopleDeps, 'db' | 'now'>;
  private readonly pages = new Map<string, Page>();

  constructor(deps: Pick<PeopleDeps, 'db' | 'now'>) {
    this.deps = deps;
  }

  /** The rows with the ratings of those who sit there; while the store is away, with those that are remembered. */
  async withRatings(rows: readonly LobbyRow[]): Promise<readonly LobbyRow[]> {
    const at = this.deps.now();
    const persons = new Set(rows.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
    const unknown = [...persons].filter(person => (this.pages.get(person)?.at ?? 0) <= at - FRESH);
    if (unknown.length > 0) await this.read(unknown, at).catch(() => undefined);
    return rows.map(row => this.known(row));
  }

  /** The row with those ratings that are remembered. */
  known(row: LobbyRow): LobbyRow {
    const pool = formatPool(
      poolOf(
        row.plan,
        row.seats.some(({ kind }) => kind === 'bot'),
      ),
    );
    return { ...row, seats: row.seats.map(seat => this.rated(seat, pool)) };
  }

  private rated(seat: RowSeat, pool: string): RowSeat {
    const rating = this.pages.get(seat.person ?? '')?.ratings.get(pool);
    return rating === undefined ? seat : { ...seat, rating };
  }

  private async read(persons: readonly string[], at: number): Promise<void> {
    const rows = await this.deps.db
      .selectFrom('ratings')
      .select(['person', 'pool', 'mean', 'deviation', 'volatility'])
      .where('person', 'in', persons)
      .execute();
    if (this.pages.size > MOST) this.pages.clear();
    for (const person of persons) {
      const own = rows.filter(row => row.person === person);
      const ratings = new Map(own.map(row => [row.pool, shown(parsePool(row.pool).seats, row).rating]));
      this.pages.set(person, { at, ratings });
    }
  }
}
