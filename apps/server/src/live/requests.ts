import { fail } from '@threefold-games/core';
import { ClientMessage, PROTOCOL } from '@threefold-games/wire';
import { checkOf } from '@threefold-games/wire/check';
import type { FastifyBaseLogger } from 'fastify';
import type { PeopleService } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { CLOSE, type Connection } from './connection.ts';
import type { Connections } from './connections.ts';
import type { Lobby } from './lobby.ts';
import type { Subscriptions } from './subscriptions.ts';

const check = checkOf(ClientMessage);

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

export interface RequestsDeps {
  readonly rooms: Rooms;
  readonly people: PeopleService;
  readonly connections: Connections;
  readonly lobby: Lobby;
  readonly subscriptions: Subscriptions;
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** Answers what comes in over the connections: it is read by its schema, or refused. */
export class Requests {
  private readonly deps: RequestsDeps;

  constructor(deps: RequestsDeps) {
    this.deps = deps;
  }

  /** Whatever is wrong with a message, or with us, ends here. */
  receive(connection: Connection, data: Buffer, isBinary: boolean): void {
    // A connection that we are closing may still bring something: it is nobody's any more.
    if (!connection.isOpen) return;
    this.heard(connection);
    try {
      this.read(connection, data, isBinary);
    } catch (error) {
      this.failed(connection, error);
    }
  }

  /** A ping of ours was answered. */
  ponged(connection: Connection): void {
    connection.ponged();
    this.heard(connection);
  }

  /** A connection was closed, by either side. */
  closed(connection: Connection): void {
    const { lobby, connections, subscriptions } = this.deps;
    connections.remove(connection);
    if (connection.followsLobby) lobby.remove(connection);
    subscriptions.unfollowAll(connection);
  }

  private heard(connection: Connection): void {
    connection.isHeard = true;
    if (!connection.isSilent) return;
    connection.isSilent = false;
    this.deps.subscriptions.presenceChanged(connection);
  }

  private read(connection: Connection, data: Buffer, isBinary: boolean): void {
    const { messages } = this.deps.limits;
    if (!connection.takeMessage()) {
      connection.strikes += 1;
      if (connection.strikes > messages.strikes) connection.close(CLOSE.rate);
      else connection.fault('wire.rate');
      return;
    }
    const value = isBinary ? undefined : parse(data);
    const message = value === undefined ? undefined : check(value);
    if (message?.ok) {
      this.handle(connection, message.value);
      return;
    }
    connection.unreadable += 1;
    if (connection.unreadable > messages.unreadable) connection.close(CLOSE.unreadable);
    else connection.fault(message ? 'wire.schema' : 'wire.syntax');
  }

  private handle(connection: Connection, message: ClientMessage): void {
    if (connection.backlog) connection.backlog.push(message);
    else if (message.t === 'hello') this.run(connection, this.hello(connection, message));
    else if (connection.isGreeted) this.answer(connection, message);
    else connection.fault('wire.hello');
  }

  private answer(connection: Connection, message: Exclude<ClientMessage, Message<'hello'>>): void {
    const { subscriptions, now } = this.deps;
    switch (message.t) {
      case 'watch':
        this.run(connection, subscriptions.follow(connection, message.room, message));
        break;
      case 'unwatch':
        subscriptions.unfollow(connection, message.room);
        break;
      case 'act':
        this.act(connection, message);
        break;
      case 'chat':
        this.run(connection, this.chat(connection, message));
        break;
      case 'lobby':
        this.lobby(connection, message.on);
        break;
      case 'ping':
        connection.send({ t: 'pong', n: message.n, now: now() });
    }
  }

  private run(connection: Connection, work: Promise<void>): void {
    work.catch((error: unknown) => this.failed(connection, error));
  }

  private failed(connection: Connection, error: unknown): void {
    this.deps.log.error({ err: error }, 'a message could not be answered');
    connection.fault('server.internal');
  }

  private async hello(connection: Connection, { v, token }: Message<'hello'>): Promise<void> {
    if (connection.isGreeted) return connection.fault('wire.schema');
    if (v !== PROTOCOL) {
      connection.send({ t: 'reload', v: PROTOCOL });
      return connection.close(CLOSE.reload);
    }
    connection.backlog = [];
    try {
      await this.greet(connection, token);
    } catch {
      connection.fault('server.busy');
      connection.close(CLOSE.restart);
    }
    const waiting = connection.backlog;
    connection.backlog = undefined;
    for (const message of waiting) this.handle(connection, message);
  }

  private async greet(connection: Connection, token: string | undefined): Promise<void> {
    const { people, connections, rooms, now } = this.deps;
    if (token !== undefined) connection.person = await people.byToken(token);
    if ((token !== undefined || connection.needsToken) && !connection.person) {
      connection.fault('people.signIn');
      return connection.close(CLOSE.refused);
    }
    if (!connections.assign(connection)) {
      connection.fault('wire.rate');
      return connection.close(CLOSE.rate);
    }
    const me = connection.person ? await people.me(connection.person) : null;
    connection.greet();
    connection.send({ t: 'hello', v: PROTOCOL, me, now: now(), ...(rooms.isShared ? { shared: true } : {}) });
    connection.ping();
  }

  private act(connection: Connection, { room: roomId, id: requestId, act }: Message<'act'>): void {
    const { person, lag } = connection;
    if (!person) connection.reply(requestId, fail('people.needed'));
    // Holidays are counted by the year, not by the table.
    else if (act.kind === 'holiday') connection.reply(requestId, fail('people.forbidden'));
    else this.deps.rooms.submit({ person, roomId, requestId, act, lag }, result => connection.reply(requestId, result));
  }

  private async chat(connection: Connection, { room: roomId, id: requestId, text }: Message<'chat'>): Promise<void> {
    const { rooms, subscriptions } = this.deps;
    if (!connection.person) return connection.reply(requestId, fail('people.needed'));
    const opened = await rooms.open(roomId);
    if (!opened.ok) return connection.reply(requestId, opened);
    const room = opened.value;
    if (!rooms.maySee(room.state, connection.person)) return connection.reply(requestId, fail('room.watching'));
    const stored = await subscriptions.postChat(room, connection.person, requestId, text);
    connection.reply(requestId, stored.ok ? { ok: true, value: stored.value.message.n } : stored);
    if (stored.ok && stored.value.isNew) subscriptions.publishChat(room, stored.value.message);
  }

  private lobby(connection: Connection, on: boolean): void {
    const { lobby } = this.deps;
    connection.followsLobby = on;
    if (on) this.run(connection, lobby.add(connection));
    else lobby.remove(connection);
  }
}

const parse = (data: Buffer): unknown => {
  try {
    return JSON.parse(data.toString()) as unknown;
  } catch {
    return undefined;
  }
};
