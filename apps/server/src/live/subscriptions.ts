import { fail, type Result } from '@threefold-games/core';
import type { ChatMessage, LobbyRow, Past, ServerMessage } from '@threefold-games/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { PeopleService, Person } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { SeatRatings } from '../ratings/seatRatings.ts';
import type { RoomUpdate } from '../rooms/deps.ts';
import type { LiveRoom } from '../rooms/liveRoom.ts';
import { spectators } from '../rooms/lobbyRow.ts';
import { type Known, roomMessage } from '../rooms/messages.ts';
import { readPast } from '../rooms/past.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { StoredMessage } from '../store/chatQueries.ts';
import { ROW_COLUMNS, readRow } from '../store/lobbyRows.ts';
import type { BusGap, BusMessage, Store } from '../store/store.ts';
import type { Cancel, Time } from '../time.ts';
import { Connection } from './connection.ts';
import type { Connections } from './connections.ts';
import type { Lobby } from './lobby.ts';

export interface SubscriptionsDeps extends Time {
  readonly rooms: Rooms;
  readonly people: PeopleService;
  readonly connections: Connections;
  readonly lobby: Lobby;
  readonly ratings: SeatRatings;
  readonly store: Store;
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
}

/**
 * Which connections follow which rooms, and what they hear beyond the events of a room: who writes, how many watch, which of their own games
 * changed.
 */
export class Subscriptions {
  private readonly deps: SubscriptionsDeps;
  /** Rooms whose number of watchers may have changed. */
  private readonly watchersChanged = new Set<LiveRoom>();
  /** How many watchers were published last, if not none. */
  private readonly publishedWatchers = new WeakMap<LiveRoom, number>();
  private readonly cancels: readonly Cancel[];

  constructor(deps: SubscriptionsDeps) {
    const { limits, store, connections, rooms } = deps;
    this.deps = deps;
    this.cancels = [
      deps.every(limits.presence.watchersEvery, () => this.publishWatchers()),
      store.bus.subscribe(message => void this.receive(message)),
      rooms.onUpdate(update => this.updated(update)),
      rooms.onReload(roomId => this.reloaded(roomId)),
    ];
    connections.onClose(person => store.bus.publish({ kind: 'person', person }));
    connections.onSilence(connection => this.presenceChanged(connection));
  }

  close(): void {
    for (const cancel of this.cancels) cancel();
    this.deps.ratings.close();
  }

  /** Sends the room, or what is new since the client knew it, and everything that happens there from then on. */
  async follow(connection: Connection, roomId: string, known: Known): Promise<void> {
    const { rooms, limits, ratings, now } = this.deps;
    const { person } = connection;
    const opened = await rooms.open(roomId);
    if (!opened.ok) return connection.fault(opened.error.code, roomId);
    // Another process has stored more, and did not live to tell.
    if ((known.seq ?? 0) > opened.value.state.seq) await rooms.catchUpNow(opened.value);
    const chat = await this.chatFor(opened.value, person);
    const past = known.seq === undefined ? { past: await this.pastOf(opened.value) } : {};
    if (!rooms.maySee(opened.value.state, person)) return connection.fault('room.watching', roomId);
    if (!connection.isOpen) return;
    const isFull = connection.rooms.size >= limits.connections.rooms;
    if (isFull && !connection.rooms.has(opened.value)) return connection.fault('wire.rate', roomId);
    // Nothing is awaited from here on, so nothing is missed.
    const room = rooms.watch(opened.value, connection);
    connection.follow(room);
    const rest = { watchers: spectators(room), chat, ...past, at: now() };
    connection.send(roomMessage(room.state, known, person, rest));
    this.watchersChanged.add(room);
    ratings.send(room, [connection]);
  }

  unfollow(connection: Connection, roomId: string): void {
    for (const room of connection.rooms) {
      if (room.id !== roomId) continue;
      connection.unfollow(room);
      this.unwatch(connection, room);
    }
  }

  /** The connection is closed. */
  unfollowAll(connection: Connection): void {
    for (const room of connection.rooms) this.unwatch(connection, room);
  }

  /** The connection has fallen silent, or is heard again. */
  presenceChanged(connection: Connection): void {
    for (const room of connection.rooms) this.deps.rooms.presenceChanged(room, connection);
  }

  async postChat(room: LiveRoom, person: Person, requestId: string, text: string): Promise<Result<StoredMessage>> {
    try {
      return await this.deps.rooms.chat.post(room, person, requestId, text);
    } catch (error) {
      this.deps.log.warn({ room: room.id, trouble: String(error) }, 'a chat message could not be stored');
      return fail('server.busy');
    }
  }

  /** Sends to everybody, here and in the other processes, what somebody has written. */
  publishChat(room: LiveRoom, message: ChatMessage): void {
    this.deps.store.bus.publish({ kind: 'chat', room: room.id, n: message.n });
    void this.sendChat(room, message);
  }

  private unwatch(connection: Connection, room: LiveRoom): void {
    this.deps.rooms.unwatch(room, connection);
    this.watchersChanged.add(room);
  }

  private updated({ room, before, state }: RoomUpdate): void {
    const { ratings, lobby, rooms } = this.deps;
    const isMuch = before.phase !== state.phase || before.seats !== state.seats;
    if (isMuch) {
      this.watchersChanged.add(room);
      ratings.send(room, room.watchers);
    }
    if (lobby.isShown) lobby.changed(rooms.currentRow(room), isMuch);
    const people = state.seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : []));
    this.sendMine(
      people,
      connection => !room.watchers.has(connection),
      () => rooms.currentRow(room),
    );
  }

  /** Names or messages of a room were changed: whoever follows it gets all of it anew. */
  private reloaded(roomId: string): void {
    const { rooms, lobby, log } = this.deps;
    lobby.changedElsewhere(roomId);
    for (const watcher of rooms.peek(roomId)?.watchers ?? []) {
      if (!(watcher instanceof Connection)) continue;
      this.follow(watcher, roomId, {}).catch((error: unknown) =>
        log.warn({ room: roomId, trouble: String(error) }, 'a room could not be sent anew'),
      );
    }
  }

  /** The messages of a chat that somebody is to see. */
  private async chatFor(room: LiveRoom, person: Person | undefined): Promise<readonly ChatMessage[]> {
    const { rooms, people, log } = this.deps;
    try {
      const messages = await rooms.chat.latest(room);
      if (!person || messages.length === 0 || !(await people.hasBlocks(person.id))) return messages;
      const hidden = new Set<string>();
      for (const author of new Set(messages.map(({ by }) => by))) {
        if ((await people.hiddenFrom(author)).has(person.id)) hidden.add(author);
      }
      return messages.filter(({ by }) => !hidden.has(by));
    } catch (error) {
      // Whoever comes back while the database is away sees the board all the same.
      log.warn({ room: room.id, trouble: String(error) }, 'the chat could not be read');
      return [];
    }
  }

  private async pastOf({ state }: LiveRoom): Promise<readonly Past[]> {
    try {
      return await readPast(this.deps.store.db, state);
    } catch (error) {
      this.deps.log.warn({ room: state.id, trouble: String(error) }, 'the past of a room could not be read');
      return [];
    }
  }

  private async sendChat(room: LiveRoom, message: ChatMessage): Promise<void> {
    try {
      const hidden = await this.deps.people.hiddenFrom(message.by);
      const bytes = bytesOf({ t: 'chat', room: room.id, line: message });
      for (const watcher of room.watchers) {
        if (watcher.person === undefined || !hidden.has(watcher.person.id)) watcher.sendBytes(bytes);
      }
    } catch (error) {
      this.deps.log.warn({ room: room.id, trouble: String(error) }, 'a chat message could not be sent');
    }
  }

  /** What another process has done. */
  private async receive(message: BusMessage | BusGap): Promise<void> {
    const { rooms, lobby, connections } = this.deps;
    try {
      if (message.kind === 'missed') {
        rooms.catchUpAll();
        lobby.invalidate();
      } else if (message.kind === 'person') connections.closeHere(message.person);
      else if (message.kind === 'free') rooms.leaseFreed(message.room);
      else if (message.kind === 'reread') await rooms.reloadHere(message.room);
      else if (message.kind === 'chat') await this.receiveChat(message.room, message.n);
      else {
        rooms.catchUp(message.room, message.seq);
        if (message.listed) lobby.changedElsewhere(message.room);
        // A room in memory sends it to its people by itself.
        const concernsUs = message.people?.some(person => connections.isHere(person));
        if (concernsUs && !rooms.peek(message.room)) await this.fetchMine(message.room);
      }
    } catch (error) {
      this.deps.log.warn({ trouble: String(error) }, 'a message of another process could not be handled');
    }
  }

  private async receiveChat(roomId: string, n: number): Promise<void> {
    const { rooms } = this.deps;
    const room = rooms.peek(roomId);
    if (!room || room.watchers.size === 0) return;
    for (const message of await rooms.chat.catchUp(room, n)) await this.sendChat(room, message);
  }

  private async fetchMine(roomId: string): Promise<void> {
    const { db } = this.deps.store;
    const found = await db.selectFrom('rooms').select(ROW_COLUMNS).where('id', '=', roomId).executeTakeFirst();
    if (!found) return;
    const row = readRow(found);
    const people = row.seats.flatMap(seat => (seat.person === undefined ? [] : [seat.person]));
    this.sendMine(
      people,
      () => true,
      () => row,
    );
  }

  /** Sends people the row of a game of theirs. Nearly always all of them follow the room and know already: only for others is it made. */
  private sendMine(
    people: readonly string[],
    concerns: (connection: Connection) => boolean,
    row: () => LobbyRow,
  ): void {
    let bytes: Buffer | undefined;
    for (const person of people) {
      for (const connection of this.deps.connections.of(person)) {
        if (!connection.isGreeted || !concerns(connection)) continue;
        bytes ??= bytesOf({ t: 'mine', row: row() });
        connection.sendBytes(bytes);
      }
    }
  }

  private publishWatchers(): void {
    for (const room of this.watchersChanged) {
      const n = spectators(room);
      if (n === (this.publishedWatchers.get(room) ?? 0)) continue;
      this.publishedWatchers.set(room, n);
      const bytes = bytesOf({ t: 'watchers', room: room.id, n });
      for (const watcher of room.watchers) watcher.sendBytes(bytes);
      this.deps.lobby.watchersChanged(room.id, n);
    }
    this.watchersChanged.clear();
  }
}

const bytesOf = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message));
