import { fail, ok, type Result } from '@threefold-games/core';
import type { RoomState } from '@threefold-games/room';
import type { ChatMessage } from '@threefold-games/wire';
import { Buckets } from '../bucket.ts';
import { actsAs, isSuspended, type Person } from '../context.ts';
import { isVisible, withoutTowers } from '../people/names.ts';
import { addMessage, latestMessages, messagesFrom, type StoredMessage } from '../store/chatQueries.ts';
import { belongs, seatOfPerson } from './access.ts';
import type { RoomDeps } from './deps.ts';
import type { LiveRoom } from './liveRoom.ts';

/** What people write to each other. Everything here rejects while the database is away. */
export class Chat {
  private readonly deps: RoomDeps;
  private readonly buckets: Buckets;
  /** The latest messages of rooms in memory, once somebody has asked for them. */
  private readonly known = new WeakMap<LiveRoom, readonly ChatMessage[]>();

  constructor(deps: RoomDeps) {
    this.deps = deps;
    this.buckets = new Buckets(deps.limits.chat.perPerson, deps.now);
  }

  /** Stores a message, once however often it is sent. */
  async post(room: LiveRoom, person: Person, requestId: string, text: string): Promise<Result<StoredMessage>> {
    const { store, limits, now } = this.deps;
    const { state } = room;
    if (isSuspended(person, now())) return fail('people.suspended');
    const messages = await this.latest(room);
    if (!mayWrite(state, person) || (messages.at(-1)?.n ?? 0) >= limits.chat.perRoom) return fail('chat.closed');
    if (!this.buckets.take(person.id)) return fail('wire.rate');
    const clean = cleanText(text);
    if (!isVisible(clean)) return fail('wire.schema');
    const stored = await addMessage(store.db, {
      room: room.id,
      id: requestId,
      at: now(),
      person: actsAs(state, person),
      name: person.name,
      seat: seatOfPerson(state, person) ?? null,
      text: clean,
    });
    if (stored.isNew) this.keep(room, [stored.message]);
    return ok(stored);
  }

  /** The latest messages, the oldest of them first. */
  async latest(room: LiveRoom): Promise<readonly ChatMessage[]> {
    const known = this.known.get(room);
    if (known) return known;
    const messages = await latestMessages(this.deps.store.db, room.id, this.deps.limits.chat.shown);
    this.known.set(room, messages);
    return messages;
  }

  /** Messages up from a number that another process stored, and that nobody here has seen. */
  async catchUp(room: LiveRoom, n: number): Promise<readonly ChatMessage[]> {
    const known = this.known.get(room)?.at(-1)?.n ?? 0;
    if (known >= n) return [];
    const messages = await messagesFrom(this.deps.store.db, room.id, n);
    this.keep(room, messages);
    return messages;
  }

  /** What is stored was changed. */
  forget(room: LiveRoom): void {
    this.known.delete(room);
  }

  private keep(room: LiveRoom, messages: readonly ChatMessage[]): void {
    const known = this.known.get(room);
    if (!known) return;
    const all = [...known.filter(message => messages.every(({ n }) => n !== message.n)), ...messages];
    this.known.set(room, all.sort((a, b) => a.n - b.n).slice(-this.deps.limits.chat.shown));
  }
}

/** The seats write; watchers with a name only where the table lets them. */
const mayWrite = (state: RoomState, person: Person): boolean =>
  belongs(state, person) || (state.plan.chat === 'all' && state.plan.watching);

/** A message as it is kept: in one line, without what cannot be seen or reverses the direction of other text. */
const cleanText = (text: string): string =>
  withoutTowers(
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
      .trim(),
  );
