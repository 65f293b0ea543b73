import { positionText, type RoomState } from '@threefold-games/room';
import type { RoomDeps } from './deps.ts';
import type { LiveRoom } from './liveRoom.ts';

/** One statement carries at most so many. */
const BATCH = 50;

/**
 * Stores the whole state of rooms that nobody needs for now, or that this process gives up: the next process, which may be a newer version,
 * then has nothing to decide again. The events are stored already, so what fails here is left.
 */
export class Snapshots {
  private readonly deps: Pick<RoomDeps, 'store' | 'limits' | 'log' | 'now' | 'world'>;
  private work: Promise<void> = Promise.resolve();

  constructor(deps: Pick<RoomDeps, 'store' | 'limits' | 'log' | 'now' | 'world'>) {
    this.deps = deps;
  }

  /** One batch after the other; resolves when all are stored, or when the time for it is over. */
  save(rooms: Iterable<LiveRoom>): Promise<void> {
    const changed = [...rooms].filter(isWorthSaving);
    if (changed.length > 0) this.work = this.work.then(() => this.saveAll(changed));
    return this.work;
  }

  private async saveAll(rooms: readonly LiveRoom[]): Promise<void> {
    const { now, limits, log } = this.deps;
    const end = now() + limits.rooms.savingFor;
    try {
      for (let n = 0; n < rooms.length && now() < end; n += BATCH) await this.write(rooms.slice(n, n + BATCH));
    } catch (error) {
      log.warn({ trouble: String(error) }, 'rooms could not be saved; their events are');
    }
  }

  /** What another process stored later stays. */
  private async write(rooms: readonly LiveRoom[]): Promise<void> {
    const { world } = this.deps;
    const textOf = (state: RoomState): string => JSON.stringify({ ...state, position: positionText(world, state) });
    const rows = rooms.map(({ state }) => ({ room: state.id, seq: state.seq, state: textOf(state) }));
    await this.deps.store.db
      .insertInto('snapshots')
      .values(rows)
      .onConflict(conflict =>
        conflict
          .column('room')
          .doUpdateSet({ seq: it => it.ref('excluded.seq'), state: it => it.ref('excluded.state') })
          .where('snapshots.seq', '<', it => it.ref('excluded.seq')),
      )
      .execute();
    for (const [i, room] of rooms.entries()) room.snapshotStored(rows[i]!.seq);
  }
}

/** A game that is over was stored at its end, and names may have been taken out of it since. */
const isWorthSaving = ({ state, isUnsaved, kind }: LiveRoom): boolean =>
  state.phase !== 'over' && isUnsaved && kind !== 'broken';
