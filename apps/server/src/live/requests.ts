import { fail } from '@threefold/core';
import { ClientMessage, PROTOCOL } from '@threefold/wire';
import { checkOf } from '@threefold/wire/check';
import type { FastifyBaseLogger } from 'fastify';
import type { PeopleGate } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { LiveRoom } from '../rooms/liveRoom.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { spectators } from '../rooms/row.ts';
import { type Known, roomMessage } from '../rooms/messages.ts';
import type { Hub } from './subscriptions.ts';
import { CLOSE, type Line } from './connection.ts';
import type { Lines } from './connections.ts';
import type { Lobby } from './lobby.ts';

const check = checkOf(ClientMessage);

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

export interface DeskParts {
  readonly rooms: Rooms;
  readonly people: PeopleGate;
  readonly lines: Lines;
  readonly lobby: Lobby;
  readonly hub: Hub;
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** Answers what comes in on the lines: it is read by its schema, or refused. */
export class Desk {
  private readonly parts: DeskParts;

  constructor(parts: DeskParts) {
    this.parts = parts;
  }

  /** Whatever is wrong with a message, or with us, it ends here. */
  receive(line: Line, data: Buffer, isBinary: boolean): void {
    // A line that we close may still bring something: it is nobody's any more.
    if (!line.isOpen) return;
    try {
      this.read(line, data, isBinary);
    } catch (error) {
      this.failed(line, error);
    }
  }

  private read(line: Line, data: Buffer, isBinary: boolean): void {
    const { messages } = this.parts.limits;
    if (!line.takeMessage()) {
      line.strikes += 1;
      if (line.strikes > messages.strikes) line.close(CLOSE.rate);
      else line.fault('wire.rate');
      return;
    }
    const value = isBinary ? undefined : parse(data);
    const message = value === undefined ? undefined : check(value);
    if (message?.ok) {
      this.handle(line, message.value);
      return;
    }
    line.unreadable += 1;
    if (line.unreadable > messages.unreadable) line.close(CLOSE.unreadable);
    else line.fault(message ? 'wire.schema' : 'wire.syntax');
  }

  /** A line is closed, by whomever. */
  closed(line: Line): void {
    const { rooms, lobby, lines, hub } = this.parts;
    lines.remove(line);
    if (line.followsLobby) lobby.remove(line);
    for (const room of line.rooms) {
      rooms.unwatch(room, line);
      hub.watchersChanged(room);
    }
  }

  private handle(line: Line, message: ClientMessage): void {
    if (line.backlog) {
      line.backlog.push(message);
      return;
    }
    if (message.t === 'hello') this.later(line, this.hello(line, message));
    else if (line.isGreeted) this.answer(line, message);
    else line.fault('wire.hello');
  }

  private answer(line: Line, message: Exclude<ClientMessage, Message<'hello'>>): void {
    switch (message.t) {
      case 'watch':
        this.later(line, this.watch(line, message));
        break;
      case 'unwatch':
        this.unwatch(line, message.room);
        break;
      case 'act':
        this.act(line, message);
        break;
      case 'chat':
        this.later(line, this.chat(line, message));
        break;
      case 'lobby':
        this.lobby(line, message.on);
        break;
      case 'ping':
        line.send({ t: 'pong', n: message.n, now: this.parts.now() });
    }
  }

  private later(line: Line, work: Promise<void>): void {
    work.catch((error: unknown) => this.failed(line, error));
  }

  private failed(line: Line, error: unknown): void {
    this.parts.log.error({ err: error }, 'a message could not be answered');
    line.fault('server.internal');
  }

  private async hello(line: Line, { v, token }: Message<'hello'>): Promise<void> {
    if (line.isGreeted) return line.fault('wire.schema');
    if (v !== PROTOCOL) {
      line.send({ t: 'reload', v: PROTOCOL });
      return line.close(CLOSE.reload);
    }
    line.backlog = [];
    try {
      await this.greet(line, token);
    } catch {
      line.fault('server.busy');
      line.close(CLOSE.restart);
    }
    const waiting = line.backlog;
    line.backlog = undefined;
    for (const message of waiting) this.handle(line, message as ClientMessage);
  }

  private async greet(line: Line, token: string | undefined): Promise<void> {
    const { people, lines, now } = this.parts;
    if (token !== undefined) line.person = await people.byToken(token);
    if ((token !== undefined || line.needsToken) && !line.person) {
      line.fault('people.signIn');
      return line.close(CLOSE.refused);
    }
    if (!lines.name(line)) {
      line.fault('wire.rate');
      return line.close(CLOSE.rate);
    }
    const me = line.person ? await people.me(line.person) : null;
    line.isGreeted = true;
    line.send({ t: 'hello', v: PROTOCOL, me, now: now() });
    line.ping();
  }

  private async watch(line: Line, { room: id, seq, turns }: Message<'watch'>): Promise<void> {
    const { rooms, hub, limits, now } = this.parts;
    const opened = await rooms.open(id);
    if (!opened.ok) return line.fault(opened.error.code, id);
    const chat = await hub.chatFor(opened.value, line.person);
    const past = seq === undefined ? { past: await hub.pastOf(opened.value) } : {};
    if (!rooms.maySee(opened.value.state, line.person)) return line.fault('room.watching', id);
    if (!line.isOpen) return;
    if (!line.rooms.has(opened.value) && line.rooms.size >= limits.lines.rooms) return line.fault('wire.rate', id);
    // From here on nothing waits, so nothing is missed.
    const room = rooms.watch(opened.value, line);
    line.follow(room);
    const known: Known = { ...(seq === undefined ? {} : { seq }), ...(turns === undefined ? {} : { turns }) };
    line.send(roomMessage(room.state, known, line.person, { watchers: spectators(room), chat, ...past, at: now() }));
    hub.follows(room, line);
  }

  private unwatch(line: Line, id: string): void {
    for (const room of line.rooms) if (room.id === id) this.leave(line, room);
  }

  private leave(line: Line, room: LiveRoom): void {
    line.unfollow(room);
    this.parts.rooms.unwatch(room, line);
    this.parts.hub.watchersChanged(room);
  }

  private act(line: Line, { room, id, act }: Message<'act'>): void {
    if (!line.person) line.answered(id, fail('people.needed'));
    // Holidays are counted by the year, not by the table.
    else if (act.kind === 'holiday') line.answered(id, fail('people.forbidden'));
    else this.parts.rooms.ask(line, line.person, room, id, act, line.lag);
  }

  private async chat(line: Line, { room: id, id: request, text }: Message<'chat'>): Promise<void> {
    const { rooms, hub } = this.parts;
    if (!line.person) return line.answered(request, fail('people.needed'));
    const opened = await rooms.open(id);
    if (!opened.ok) return line.answered(request, opened);
    const room = opened.value;
    if (!rooms.maySee(room.state, line.person)) return line.answered(request, fail('room.watching'));
    const said = await hub.say(room, line.person, request, text);
    line.answered(request, said.ok ? { ok: true, value: said.value.line.n } : said);
    if (said.ok && said.value.fresh) hub.spreadChat(room, said.value.line);
  }

  private lobby(line: Line, on: boolean): void {
    const { lobby } = this.parts;
    line.followsLobby = on;
    if (on) this.later(line, lobby.add(line));
    else lobby.remove(line);
  }
}

const parse = (data: Buffer): unknown => {
  try {
    return JSON.parse(data.toString()) as unknown;
  } catch {
    return undefined;
  }
};
