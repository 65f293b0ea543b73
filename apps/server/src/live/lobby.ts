import type { LobbyRow, ServerMessage } from '@threefold/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { RoomsGate } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { RatingBook } from '../ratings/ratingCache.ts';
import type { Store } from '../store/store.ts';
import type { Line } from './connection.ts';

export interface LobbyParts {
  readonly rooms: Pick<RoomsGate, 'rows'>;
  readonly store: Store;
  readonly limits: Limits;
  /** What those who sit there can do. */
  readonly ratings: Pick<RatingBook, 'withRatings' | 'known'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/**
 * The list of open tables and running games, as everybody sees it who looks. It is of limited length, so a server with thousands of games
 * sends each looker no more than one with a few; while nobody looks, it is not kept at all.
 */
export class Lobby {
  private readonly parts: LobbyParts;
  private readonly lookers = new Set<Line>();
  /** What is shown; undefined while nobody looks. */
  private shown: Map<string, LobbyRow> | undefined;
  private reading: Promise<void> | undefined;
  private readAt = 0;
  private toldAt = 0;
  private readonly changes = new Map<string, LobbyRow | undefined>();
  /** Rooms of which only the name is known. */
  private readonly rumours = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(parts: LobbyParts) {
    this.parts = parts;
  }

  /** Whether anybody looks. */
  get isShown(): boolean {
    return this.shown !== undefined;
  }

  async add(line: Line): Promise<void> {
    if (!this.shown) await this.read();
    const rows = [...(this.shown?.values() ?? [])];
    await this.parts.ratings.withRatings(rows);
    // The last one who looked may have gone meanwhile.
    if (!this.shown) await this.read();
    if (!line.isOpen || !line.followsLobby) return;
    if (!this.shown) return line.fault('server.busy');
    // Changes that wait are in the list already: to hear them twice does no harm.
    this.lookers.add(line);
    line.send({ t: 'lobby', rows: [...this.shown.values()].map(row => this.parts.ratings.known(row)) });
    this.timer ??= setInterval(() => void this.tell(), this.parts.limits.lobby.every).unref();
  }

  remove(line: Line): void {
    this.lookers.delete(line);
    if (this.lookers.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.shown = undefined;
    this.changes.clear();
    this.rumours.clear();
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
  heard(room: string): void {
    if (this.shown) this.rumours.add(room);
  }

  watchers(room: string, n: number): void {
    const row = this.shown?.get(room);
    if (row) this.changed({ ...row, watchers: n }, false);
  }

  /** Something may have been missed: the list is read anew. */
  missed(): void {
    this.readAt = 0;
  }

  close(): void {
    clearInterval(this.timer);
    this.lookers.clear();
    this.shown = undefined;
  }

  private drop(id: string): void {
    this.shown?.delete(id);
    this.changes.set(id, undefined);
  }

  /** Open tables always have a place, the oldest makes room; running games have one while there are few. */
  private hasPlace({ phase }: LobbyRow): boolean {
    const { open, running } = this.parts.limits.lobby;
    const alike = [...this.shown!.values()].filter(row => row.phase === phase);
    if (phase === 'playing') return alike.length < running;
    if (alike.length >= open) this.drop(alike.reduce((a, b) => (a.created <= b.created ? a : b)).id);
    return true;
  }

  /** The more who look, the less often they are told, so that what is sent together stays bounded. */
  private get pause(): number {
    const { every, lookers } = this.parts.limits.lobby;
    return every * Math.floor(this.lookers.size / lookers);
  }

  private async tell(): Promise<void> {
    try {
      await this.tellChanges();
    } catch (error) {
      this.parts.log.error({ err: error }, 'the lobby could not be told');
    }
  }

  private async tellChanges(): Promise<void> {
    if (this.parts.now() - this.readAt > this.parts.limits.lobby.reread) await this.read();
    if (this.rumours.size > 0) await this.ask();
    if (this.changes.size === 0 || this.parts.now() - this.toldAt < this.pause) return;
    this.toldAt = this.parts.now();
    await this.parts.ratings.withRatings([...this.changes.values()].filter(row => row !== undefined));
    const set = [...this.changes.values()].filter(row => row !== undefined).map(row => this.parts.ratings.known(row));
    const gone = [...this.changes].filter(([, row]) => row === undefined).map(([id]) => id);
    this.changes.clear();
    const bytes = Buffer.from(JSON.stringify({ t: 'lobbyChange', set, gone } satisfies ServerMessage));
    for (const line of this.lookers) line.sendBytes(bytes);
  }

  /** Reads what other processes have changed. */
  private async ask(): Promise<void> {
    const ids = [...this.rumours].slice(0, this.parts.limits.lobby.open);
    for (const id of ids) this.rumours.delete(id);
    try {
      const { db } = this.parts.store;
      const rows = await db.selectFrom('rooms').select('row').where('id', 'in', ids).execute();
      for (const { row } of rows) this.changed(JSON.parse(row) as LobbyRow, true);
    } catch {
      this.missed();
    }
  }

  private read(): Promise<void> {
    this.reading ??= this.readOnce().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readOnce(): Promise<void> {
    const { rooms, limits, now } = this.parts;
    this.readAt = now();
    const open = await rooms.rows({ phase: 'gathering', limit: limits.lobby.open });
    const running = await rooms.rows({ phase: 'playing', limit: limits.lobby.running });
    if (!open.ok || !running.ok) return;
    const fresh = new Map([...open.value, ...running.value].map(row => [row.id, row]));
    const before = this.shown;
    this.shown = fresh;
    if (!before) return;
    for (const id of before.keys()) if (!fresh.has(id)) this.changes.set(id, undefined);
    for (const [id, row] of fresh) {
      if (JSON.stringify(before.get(id)) !== JSON.stringify(row)) this.changes.set(id, row);
    }
  }
}
