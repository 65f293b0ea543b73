import type { RoomState } from '@threefold-games/room';
import type { ServerMessage } from '@threefold-games/wire';
import type { LiveRoom, Watcher } from '../rooms/liveRoom.ts';
import type { Cancel, Time } from '../time.ts';
import type { RatedTable, RatingCache } from './ratingCache.ts';
import { endOf, isRated } from './summary.ts';

/** Milliseconds in which requests are gathered, so that all are looked up at once. */
const GATHER = 100;
/** How often it is looked whether a game that is over has been rated. */
const LOOKS = 50;

interface Waiting {
  readonly watchers: Set<Watcher>;
  looks: number;
}

/**
 * Sends those who follow a room the ratings of those who sit there: a moment after the room itself, which waits for nothing. At the end of a
 * rated game they come with what they changed by.
 */
export class SeatRatings {
  private readonly ratings: RatingCache;
  private readonly after: Time['after'];
  private readonly waiting = new Map<LiveRoom, Waiting>();
  private cancelTimer: Cancel | undefined;

  constructor(ratings: RatingCache, after: Time['after']) {
    this.ratings = ratings;
    this.after = after;
  }

  send(room: LiveRoom, watchers: Iterable<Watcher>): void {
    this.enqueue(room, watchers, LOOKS);
  }

  close(): void {
    this.cancelTimer?.();
    this.waiting.clear();
  }

  private enqueue(room: LiveRoom, watchers: Iterable<Watcher>, looks: number): void {
    const waiting = this.waiting.get(room) ?? { watchers: new Set(), looks };
    for (const watcher of watchers) waiting.watchers.add(watcher);
    if (waiting.watchers.size === 0) return;
    waiting.looks = Math.max(waiting.looks, looks);
    this.waiting.set(room, waiting);
    this.cancelTimer ??= this.after(GATHER, () => void this.sendAll());
  }

  private async sendAll(): Promise<void> {
    const waiting = [...this.waiting];
    this.waiting.clear();
    this.cancelTimer = undefined;
    const changes = await this.changesIn(waiting.map(([room]) => room));
    for (const [{ id, state }] of waiting) if (changes.has(id)) this.ratings.forget(tableOf(state));
    await this.ratings.load(waiting.map(([{ state }]) => tableOf(state)));
    for (const [room, { watchers, looks }] of waiting) {
      if (isRatedAtEnd(room.state) && !changes.has(room.id) && looks > 1) this.enqueue(room, watchers, looks - 1);
      else this.sendTo(room, watchers, changes.get(room.id));
    }
  }

  /** While the store is away nothing has changed. */
  private async changesIn(rooms: readonly LiveRoom[]): ReturnType<RatingCache['changesIn']> {
    try {
      return await this.ratings.changesIn(rooms.filter(({ state }) => isRatedAtEnd(state)).map(({ id }) => id));
    } catch {
      return new Map();
    }
  }

  private sendTo(room: LiveRoom, watchers: Iterable<Watcher>, changes: ReadonlyMap<number, number> | undefined): void {
    const table = tableOf(room.state);
    const ratings = { ...this.ratings.knownOf(table) };
    for (const [seat, change] of changes ?? []) {
      const person = table.seats[seat]?.person ?? '';
      const known = ratings[person];
      if (known) ratings[person] = { ...known, change };
    }
    if (Object.keys(ratings).length === 0) return;
    const bytes = Buffer.from(JSON.stringify({ t: 'ratings', room: room.id, ratings } satisfies ServerMessage));
    for (const watcher of watchers) if (room.watchers.has(watcher)) watcher.sendBytes(bytes);
  }
}

const isRatedAtEnd = (state: RoomState): boolean => endOf(state) !== undefined && isRated(state);

const tableOf = ({ plan, seats }: RoomState): RatedTable => ({
  plan,
  seats: seats.map(sitter => {
    const person = sitter.kind === 'bot' ? sitter.for?.person : sitter.kind === 'person' ? sitter.person : undefined;
    return { kind: sitter.kind, ...(person === undefined ? {} : { person }) };
  }),
});
