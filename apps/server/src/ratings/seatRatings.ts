import type { RoomState } from '@threefold/room';
import type { ServerMessage } from '@threefold/wire';
import type { LiveRoom, Watcher } from '../rooms/liveRoom.ts';
import type { Cancel, Time } from '../time.ts';
import type { RatedTable, RatingCache } from './ratingCache.ts';

/** Milliseconds in which requests are gathered, so that all are looked up at once. */
const GATHER = 100;

/** Sends those who follow a room the ratings of those who sit there: a moment after the room itself, which waits for nothing. */
export class SeatRatings {
  private readonly ratings: RatingCache;
  private readonly after: Time['after'];
  private readonly waiting = new Map<LiveRoom, Set<Watcher>>();
  private cancelTimer: Cancel | undefined;

  constructor(ratings: RatingCache, after: Time['after']) {
    this.ratings = ratings;
    this.after = after;
  }

  send(room: LiveRoom, watchers: Iterable<Watcher>): void {
    const waiting = this.waiting.get(room) ?? new Set();
    for (const watcher of watchers) waiting.add(watcher);
    if (waiting.size === 0) return;
    this.waiting.set(room, waiting);
    this.cancelTimer ??= this.after(GATHER, () => void this.sendAll());
  }

  close(): void {
    this.cancelTimer?.();
    this.waiting.clear();
  }

  private async sendAll(): Promise<void> {
    const waiting = [...this.waiting];
    this.waiting.clear();
    this.cancelTimer = undefined;
    await this.ratings.load(waiting.map(([{ state }]) => tableOf(state)));
    for (const [room, watchers] of waiting) {
      const ratings = this.ratings.knownOf(tableOf(room.state));
      if (Object.keys(ratings).length === 0) continue;
      const bytes = Buffer.from(JSON.stringify({ t: 'ratings', room: room.id, ratings } satisfies ServerMessage));
      for (const watcher of watchers) if (room.watchers.has(watcher)) watcher.sendBytes(bytes);
    }
  }
}

const tableOf = ({ plan, seats }: RoomState): RatedTable => ({
  plan,
  seats: seats.map(sitter => {
    const person = sitter.kind === 'bot' ? sitter.for?.person : sitter.kind === 'person' ? sitter.person : undefined;
    return { kind: sitter.kind, ...(person === undefined ? {} : { person }) };
  }),
});
