import { fail, type Result } from '@threefold/core';
import type { RoomState } from '@threefold/room';
import type { ChatMessage, LobbyRow, Past, ServerMessage } from '@threefold/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { PeopleGate, Person } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { SeatRatings } from '../ratings/seatRatings.ts';
import { happenedAt } from '../rooms/past.ts';
import type { LiveRoom } from '../rooms/liveRoom.ts';
import type { RoomEars, Rooms } from '../rooms/rooms.ts';
import { rowOf, spectators } from '../rooms/row.ts';
import type { News, Store } from '../store/store.ts';
import type { Line } from './connection.ts';
import type { Lines } from './connections.ts';
import type { Lobby } from './lobby.ts';

export interface HubParts {
  readonly rooms: Rooms;
  readonly people: PeopleGate;
  readonly lines: Lines;
  readonly lobby: Lobby;
  readonly ratings: SeatRatings;
  readonly store: Store;
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** Tells people what concerns them beyond the events of a room: who writes, how many watch, which of their games changed. */
export class Hub implements RoomEars {
  private readonly parts: HubParts;
  /** Rooms whose number of watchers may have changed. */
  private readonly counted = new Set<LiveRoom>();
  private readonly timer: NodeJS.Timeout;
  private readonly endNews: () => void;

  constructor(parts: HubParts) {
    this.parts = parts;
    this.timer = setInterval(() => this.tellWatchers(), parts.limits.presence.watchersEvery).unref();
    this.endNews = parts.store.news.listen(news => void this.hear(news));
    parts.lines.onClose(person => parts.store.news.publish({ kind: 'person', person }));
    parts.rooms.addEars(this);
  }

  close(): void {
    clearInterval(this.timer);
    this.parts.ratings.close();
    this.endNews();
  }

  changed(room: LiveRoom, before: RoomState): void {
    const { state } = room;
    const isMuch = before.phase !== state.phase || before.seats !== state.seats;
    if (isMuch) {
      this.watchersChanged(room);
      this.parts.ratings.tell(room, room.watchers);
    }
    if (this.parts.lobby.isShown) this.parts.lobby.changed(this.row(room), isMuch);
    const people = state.seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : []));
    this.tellMine(
      people,
      line => !room.watchers.has(line),
      () => this.row(room),
    );
  }

  /** Somebody follows the room from now on. */
  follows(room: LiveRoom, line: Line): void {
    this.watchersChanged(room);
    this.parts.ratings.tell(room, [line]);
  }

  watchersChanged(room: LiveRoom): void {
    this.counted.add(room);
  }

  /** The lines of a chat that somebody is to see. */
  async chatFor(room: LiveRoom, person: Person | undefined): Promise<readonly ChatMessage[]> {
    try {
      const lines = await this.parts.rooms.chat.latest(room);
      if (!person || lines.length === 0 || !(await this.parts.people.isApart(person.id))) return lines;
      const unheard = new Set<string>();
      for (const author of new Set(lines.map(({ by }) => by))) {
        if ((await this.parts.people.deafTo(author)).has(person.id)) unheard.add(author);
      }
      return lines.filter(({ by }) => !unheard.has(by));
    } catch (error) {
      // Whoever comes back while the database is away sees the board all the same.
      this.parts.log.warn({ room: room.id, trouble: String(error) }, 'the chat could not be read');
      return [];
    }
  }

  /** What happened in a room before somebody came. */
  async pastOf({ state }: LiveRoom): Promise<readonly Past[]> {
    try {
      return await happenedAt(this.parts.store.db, state);
    } catch (error) {
      this.parts.log.warn({ room: state.id, trouble: String(error) }, 'what happened could not be read');
      return [];
    }
  }

  async say(
    room: LiveRoom,
    person: Person,
    id: string,
    text: string,
  ): Promise<Result<{ readonly line: ChatMessage; readonly fresh: boolean }>> {
    try {
      return await this.parts.rooms.chat.say(room, person, id, text);
    } catch (error) {
      this.parts.log.warn({ room: room.id, trouble: String(error) }, 'a line could not be stored');
      return fail('server.busy');
    }
  }

  /** Tells everybody here and elsewhere what somebody has written. */
  spreadChat(room: LiveRoom, line: ChatMessage): void {
    this.parts.store.news.publish({ kind: 'chat', room: room.id, n: line.n });
    void this.tellChat(room, line);
  }

  private async tellChat(room: LiveRoom, line: ChatMessage): Promise<void> {
    try {
      const deaf = await this.parts.people.deafTo(line.by);
      const bytes = bytesOf({ t: 'chat', room: room.id, line });
      for (const watcher of room.watchers) {
        if (watcher.person === undefined || !deaf.has(watcher.person.id)) watcher.sendBytes(bytes);
      }
    } catch (error) {
      this.parts.log.warn({ room: room.id, trouble: String(error) }, 'a line could not be told');
    }
  }

  /** What another process has done. */
  private async hear(news: News | { readonly kind: 'missed' }): Promise<void> {
    const { rooms, lobby, lines } = this.parts;
    try {
      if (news.kind === 'missed') {
        rooms.missed();
        lobby.missed();
      } else if (news.kind === 'person') lines.closeHere(news.person);
      else if (news.kind === 'reread') rooms.rereadHere(news.room);
      else if (news.kind === 'chat') await this.hearChat(news.room, news.n);
      else {
        rooms.heard(news.room, news.seq);
        if (news.listed) lobby.heard(news.room);
        // A room in memory tells its people by itself.
        if (!rooms.peek(news.room) && news.people?.some(person => lines.isHere(person)))
          await this.fetchMine(news.room);
      }
    } catch (error) {
      this.parts.log.warn({ trouble: String(error) }, 'news could not be told');
    }
  }

  private async hearChat(id: string, n: number): Promise<void> {
    const room = this.parts.rooms.peek(id);
    if (!room || room.watchers.size === 0) return;
    for (const line of await this.parts.rooms.chat.heard(room, n)) await this.tellChat(room, line);
  }

  private async fetchMine(room: string): Promise<void> {
    const { db } = this.parts.store;
    const found = await db.selectFrom('rooms').select('row').where('id', '=', room).executeTakeFirst();
    if (!found) return;
    const row = JSON.parse(found.row) as LobbyRow;
    const people = row.seats.flatMap(seat => (seat.person === undefined ? [] : [seat.person]));
    this.tellMine(
      people,
      () => true,
      () => row,
    );
  }

  private row(room: LiveRoom): LobbyRow {
    return rowOf(room.state, spectators(room), room.latest);
  }

  /** Whoever follows the room knows already, and that is nearly always everybody: the row is made for the others alone. */
  private tellMine(people: readonly string[], concerns: (line: Line) => boolean, row: () => LobbyRow): void {
    let bytes: Buffer | undefined;
    for (const person of people) {
      for (const line of this.parts.lines.of(person)) {
        if (!line.isGreeted || !concerns(line)) continue;
        bytes ??= bytesOf({ t: 'mine', row: row() });
        line.sendBytes(bytes);
      }
    }
  }

  private tellWatchers(): void {
    for (const room of this.counted) {
      const n = spectators(room);
      if (n === room.told) continue;
      room.told = n;
      const bytes = bytesOf({ t: 'watchers', room: room.id, n });
      for (const watcher of room.watchers) watcher.sendBytes(bytes);
      this.parts.lobby.watchers(room.id, n);
    }
    this.counted.clear();
  }
}

const bytesOf = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message));
