import { isDeepStrictEqual } from 'node:util';
import type { LobbyRow, ServerMessage } from '@threefold-games/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { RoomService } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { RatingCache } from '../ratings/ratingCache.ts';
import { ROW_COLUMNS, readRow } from '../store/lobbyRows.ts';
import type { Store } from '../store/store.ts';
import type { Cancel, Time } from '../time.ts';
import type { Connection } from './connection.ts';

export interface LobbyDeps extends Time {
  readonly rooms: Pick<RoomService, 'list'>;
  readonly store: Store;
  readonly limits: Limits;
  /** Of those who sit there. */
  readonly ratings: Pick<RatingCache, 'withRatings' | 'known'>;
  readonly log: FastifyBaseLogger;
}

/**
 * The list of open tables and running games, as everybody who follows it sees it. It is of limited length, so a server with thousands of
 * games sends each of them no more than one with a few; while nobody follows it, it is not kept at all.
 */
export class Lobby {
  private readonly deps: LobbyDeps;
  private readonly followers = new Set<Connection>();
  /** What is shown; undefined while nobody follows it. */
  private shown: Map<string, LobbyRow> | undefined;
  private reading: Promise<void> | undefined;
  private readAt = 0;
  private publishedAt = 0;
  /** What changed since then; undefined for a row that is gone. */
  private readonly changes = new Map<string, LobbyRow | undefined>();
  /** Rooms that other processes have changed. */
  private readonly unread = new Set<string>();
  private stopPublishing: Cancel | undefined;

  constructor(deps: LobbyDeps) {
    this.deps = deps;
  }

  /** Whether anybody follows it. */
  get isShown(): boolean {
    return this.shown !== undefined;
  }

  async add(connection: Connection): Promise<void> {
    const { ratings, limits, every } = this.deps;
    if (!this.shown) await this.read();
    const rows = [...(this.shown?.values() ?? [])];
    await ratings.withRatings(rows);
    // The last follower may have gone meanwhile.
    if (!this.shown) await this.read();
    if (!connection.isOpen || !connection.followsLobby) return;
    if (!this.shown) return connection.fault('server.busy');
    // Changes that wait are in the list already: to hear of them twice does no harm.
    this.followers.add(connection);
    connection.send({ t: 'lobby', rows: [...this.shown.values()].map(row => ratings.known(row)) });
    this.stopPublishing ??= every(limits.lobby.every, () => void this.publish());
  }

  remove(connection: Connection): void {
    this.followers.delete(connection);
    if (this.followers.size === 0) this.close();
  }

  /** A room has changed; `much`, where it is more than a turn. */
  changed(row: LobbyRow, much: boolean): void {
    if (!this.shown) return;
    const isShown = this.shown.has(row.id);
    if (row.phase === 'over' || !row.plan.listed || (row.phase === 'playing' && !row.plan.watching)) {
      if (isShown) this.drop(row.id);
      return;
    }
    if (!isShown && !(much && this.hasPlace(row))) return;
    this.shown.set(row.id, row);
    this.changes.set(row.id, row);
  }

  /** Another process has changed a room. */
  changedElsewhere(roomId: string): void {
    if (this.shown) this.unread.add(roomId);
  }

  watchersChanged(roomId: string, n: number): void {
    const row = this.shown?.get(roomId);
    if (row) this.changed({ ...row, watchers: n }, false);
  }

  /** Something may have been missed: the list is read anew. */
  invalidate(): void {
    this.readAt = 0;
  }

  close(): void {
    this.stopPublishing?.();
    this.stopPublishing = undefined;
    this.followers.clear();
    this.shown = undefined;
    this.changes.clear();
    this.unread.clear();
  }

  private drop(roomId: string): void {
    this.shown?.delete(roomId);
    this.changes.set(roomId, undefined);
  }

  /** Open tables always have a place, for which the oldest is dropped; running games have one while there are few. */
  private hasPlace({ phase }: LobbyRow): boolean {
    const { open, running } = this.deps.limits.lobby;
    const alike = [...this.shown!.values()].filter(row => row.phase === phase);
    if (phase === 'playing') return alike.length < running;
    if (alike.length >= open) this.drop(alike.reduce((a, b) => (a.created <= b.created ? a : b)).id);
    return true;
  }

  /** The more follow it, the less often changes are published, so that what is sent in all stays bounded. */
  private get pause(): number {
    const { every, followers } = this.deps.limits.lobby;
    return every * Math.floor(this.followers.size / followers);
  }

  private async publish(): Promise<void> {
    try {
      await this.publishChanges();
    } catch (error) {
      this.deps.log.error({ err: error }, 'changes of the lobby could not be published');
    }
  }

  private async publishChanges(): Promise<void> {
    const { ratings, limits, now } = this.deps;
    if (now() - this.readAt > limits.lobby.reread) await this.read();
    if (this.unread.size > 0) await this.readChanged();
    if (this.changes.size === 0 || now() - this.publishedAt < this.pause) return;
    this.publishedAt = now();
    const changed = (): LobbyRow[] => [...this.changes.values()].filter(row => row !== undefined);
    await ratings.withRatings(changed());
    const set = changed().map(row => ratings.known(row));
    const gone = [...this.changes].filter(([, row]) => row === undefined).map(([id]) => id);
    this.changes.clear();
    const bytes = Buffer.from(JSON.stringify({ t: 'lobbyChange', set, gone } satisfies ServerMessage));
    for (const connection of this.followers) connection.sendBytes(bytes);
  }

  /** Reads what other processes have changed. */
  private async readChanged(): Promise<void> {
    const ids = [...this.unread].slice(0, this.deps.limits.lobby.open);
    for (const id of ids) this.unread.delete(id);
    try {
      const { db } = this.deps.store;
      const rows = await db.selectFrom('rooms').select(ROW_COLUMNS).where('id', 'in', ids).execute();
      for (const row of rows) this.changed(readRow(row), true);
    } catch {
      this.invalidate();
    }
  }

  private read(): Promise<void> {
    this.reading ??= this.readOnce().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readOnce(): Promise<void> {
    const { rooms, limits, now } = this.deps;
    this.readAt = now();
    const open = await rooms.list({ phase: 'gathering', limit: limits.lobby.open });
    const running = await rooms.list({ phase: 'playing', limit: limits.lobby.running });
    if (!open.ok || !running.ok) return;
    const fresh = new Map([...open.value, ...running.value].map(row => [row.id, row]));
    const before = this.shown;
    this.shown = fresh;
    if (!before) return;
    for (const id of before.keys()) if (!fresh.has(id)) this.changes.set(id, undefined);
    for (const [id, row] of fresh) {
      if (!isDeepStrictEqual(before.get(id), row)) this.changes.set(id, row);
    }
  }
}
