import { fail, ok, type Result } from '@threefold-games/core';
import type { Act } from '@threefold-games/room';
import { Buckets } from '../bucket.ts';
import { idsOf, type Person } from '../context.ts';
import { mayBegin } from '../moderation/aborts.ts';
import { roomsOf } from '../store/roomQueries.ts';
import type { RoomDeps } from './deps.ts';

/** How much of the server's tables, and of its disk, one person may use. */
export class Quota {
  private readonly deps: RoomDeps;
  private readonly tables: Buckets;
  private readonly foresight: Buckets;

  constructor(deps: RoomDeps) {
    const { limits, now } = deps;
    this.deps = deps;
    this.tables = new Buckets(limits.rooms.opening, now);
    this.foresight = new Buckets(limits.rooms.foresight, now);
  }

  /** Whether somebody may open a table. Rejects while the database is away. */
  mayOpen(person: Person): Promise<Result<true>> {
    return this.hasRoom(person, this.deps.limits.rooms.openPerPerson);
  }

  /** Whether somebody may sit down at one more table. Rejects while the database is away. */
  maySit(person: Person): Promise<Result<true>> {
    return this.hasRoom(person, Number.POSITIVE_INFINITY);
  }

  /** Whether somebody may do this now, as far as it costs more than a turn. */
  mayDo(person: Person, act: Act): boolean {
    if (act.kind === 'foresee') return this.foresight.take(person.id);
    const asksForRematch = (act.kind === 'offer' || act.kind === 'answer') && act.offer === 'rematch';
    return !asksForRematch || this.tables.take(person.id);
  }

  /** Whether somebody has fewer than `mostOpen` open tables, and few enough rooms in all. */
  private async hasRoom(person: Person, mostOpen: number): Promise<Result<true>> {
    if (!this.tables.take(person.id)) return fail('room.limit');
    const { db } = this.deps.store;
    const begins = await mayBegin(db, person, this.deps.now());
    if (!begins.ok) return begins;
    const { perPerson } = this.deps.limits.rooms;
    const count = async (phase: 'gathering' | 'playing'): Promise<number> =>
      (await roomsOf(db, idsOf(person), { phase, limit: 2 * perPerson })).length;
    const open = await count('gathering');
    if (open >= mostOpen) return fail('room.limit');
    return open + (await count('playing')) >= perPerson ? fail('room.limit') : ok(true);
  }
}
