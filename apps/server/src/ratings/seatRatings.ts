import type { RoomState } from '@threefold/room';
import type { ServerMessage } from '@threefold/wire';
import type { LiveRoom, Watcher } from '../rooms/liveRoom.ts';
import type { RatedTable, RatingBook } from './ratingCache.ts';

/** Milliseconds in which those who ask are gathered, so that all are looked up at once. */
const GATHER = 100;

/** Tells those who follow a room how well those play who sit there: a moment after the room itself, which waits for nothing. */
export class SeatRatings {
  private readonly book: RatingBook;
  private readonly asking = new Map<LiveRoom, Set<Watcher>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(book: RatingBook) {
    this.book = book;
  }

  tell(room: LiveRoom, watchers: Iterable<Watcher>): void {
    const asking = this.asking.get(room) ?? new Set();
    for (const watcher of watchers) asking.add(watcher);
    if (asking.size === 0) return;
    this.asking.set(room, asking);
    this.timer ??= setTimeout(() => void this.answer(), GATHER).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    this.asking.clear();
  }

  private async answer(): Promise<void> {
    const asked = [...this.asking];
    this.asking.clear();
    this.timer = undefined;
    await this.book.open(asked.map(([{ state }]) => tableOf(state)));
    for (const [room, watchers] of asked) {
      const ratings = this.book.ratingsOf(tableOf(room.state));
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
