import { fail, ok, type Result } from '@threefold/core';
import type { Act } from '@threefold/room';
import { Buckets } from '../bucket.ts';
import type { Person } from '../context.ts';
import { rowsOf } from '../store/roomQueries.ts';
import type { Parts } from './deps.ts';

/** How much of the server's tables, and of its disk, one person may use. */
export class Quota {
  private readonly parts: Parts;
  private readonly tables: Buckets;
  private readonly foresight: Buckets;

  constructor(parts: Parts) {
    const { limits, now } = parts;
    this.parts = parts;
    this.tables = new Buckets(limits.rooms.opening, now);
    this.foresight = new Buckets(limits.rooms.foresight, now);
  }

  /** Whether somebody may open a table. Rejects while the database is away. */
  async mayOpen(person: Person): Promise<Result<true>> {
    const { openPerPerson, perPerson } = this.parts.limits.rooms;
    const ids = idsOf(person);
    if (!this.tables.take(person.id)) return fail('room.limit');
    const open = await rowsOf(this.parts.store.db, ids, { phase: 'gathering', limit: 2 * perPerson });
    return open.length >= openPerPerson ? fail('room.limit') : this.hasPlace(ids, open.length);
  }

  /** Whether somebody may sit down at one more table. Rejects while the database is away. */
  async maySit(person: Person): Promise<Result<true>> {
    const { perPerson } = this.parts.limits.rooms;
    const ids = idsOf(person);
    if (!this.tables.take(person.id)) return fail('room.limit');
    const open = await rowsOf(this.parts.store.db, ids, { phase: 'gathering', limit: 2 * perPerson });
    return this.hasPlace(ids, open.length);
  }

  /** Whether somebody may do this now, as far as it costs more than a turn. */
  mayDo(person: Person, act: Act): boolean {
    if (act.kind === 'foresee') return this.foresight.take(person.id);
    const asksForRematch = (act.kind === 'offer' || act.kind === 'answer') && act.offer === 'rematch';
    return !asksForRematch || this.tables.take(person.id);
  }

  private async hasPlace(ids: readonly string[], open: number): Promise<Result<true>> {
    const { perPerson } = this.parts.limits.rooms;
    const playing = await rowsOf(this.parts.store.db, ids, { phase: 'playing', limit: 2 * perPerson });
    return open + playing.length >= perPerson ? fail('room.limit') : ok(true);
  }
}

const idsOf = ({ id, also = [] }: Person): readonly string[] => [id, ...also];
