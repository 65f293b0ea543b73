import { fail, ok, type Result } from '@threefold/core';
import type { RoomState } from '@threefold/room';
import type { ChatMessage } from '@threefold/wire';
import { Buckets } from '../bucket.ts';
import { actsAs, type Person } from '../context.ts';
import { isVisible, withoutTowers } from '../people/names.ts';
import { addLine, latestLines, linesFrom } from '../store/chatQueries.ts';
import type { LiveRoom } from './liveRoom.ts';
import type { Parts } from './deps.ts';
import { belongs, seatOf } from './messages.ts';

/** What people write to each other. What is here rejects while the database is away. */
export class Chat {
  private readonly parts: Parts;
  private readonly buckets: Buckets;

  constructor(parts: Parts) {
    this.parts = parts;
    this.buckets = new Buckets(parts.limits.chat.perPerson, parts.now);
  }

  /** Stores a line, once however often it is sent. */
  async say(
    room: LiveRoom,
    person: Person,
    id: string,
    text: string,
  ): Promise<Result<{ readonly line: ChatMessage; readonly fresh: boolean }>> {
    const { store, limits, now } = this.parts;
    const { state } = room;
    const lines = await this.latest(room);
    if (!mayWrite(state, person) || (lines.at(-1)?.n ?? 0) >= limits.chat.perRoom) return fail('chat.closed');
    if (!this.buckets.take(person.id)) return fail('wire.rate');
    const by = actsAs(state, person);
    const seat = seatOf(state, person) ?? null;
    const clean = readLine(text);
    if (!isVisible(clean)) return fail('wire.schema');
    const line = { room: room.id, id, at: now(), person: by, name: person.name, seat, text: clean };
    const said = await addLine(store.db, line);
    if (said.fresh) this.keep(room, [said.line]);
    return ok(said);
  }

  /** The latest lines, the oldest of them first. */
  async latest(room: LiveRoom): Promise<readonly ChatMessage[]> {
    room.lines ??= await latestLines(this.parts.store.db, room.id, this.parts.limits.chat.shown);
    return room.lines;
  }

  /** Lines that another process stored, and that nobody here has seen. */
  async heard(room: LiveRoom, n: number): Promise<readonly ChatMessage[]> {
    const known = room.lines?.at(-1)?.n ?? 0;
    if (known >= n) return [];
    const lines = await linesFrom(this.parts.store.db, room.id, n);
    this.keep(room, lines);
    return lines;
  }

  private keep(room: LiveRoom, lines: readonly ChatMessage[]): void {
    if (!room.lines) return;
    const all = [...room.lines.filter(known => lines.every(line => line.n !== known.n)), ...lines];
    room.lines = all.sort((a, b) => a.n - b.n).slice(-this.parts.limits.chat.shown);
  }
}

/** The seats write; watchers with a name only where the table lets them. */
const mayWrite = (state: RoomState, person: Person): boolean =>
  belongs(state, person) || (state.plan.chat === 'all' && state.plan.watching);

/** A line as it is kept: one line, without what cannot be seen or turns the writing of others round. */
const readLine = (text: string): string =>
  withoutTowers(
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
      .trim(),
  );
