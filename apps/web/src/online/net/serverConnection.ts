import { type Signal, signal } from '@preact/signals';
import { type Fault, fail, ok, type Result } from '@threefold-games/core';
import type { Act } from '@threefold-games/room';
import { type ClientMessage, type LobbyRow, type Me, PROTOCOL, type ServerMessage } from '@threefold-games/wire';
import { Heartbeat, retryDelay, ServerClock } from './keepAlive.ts';
import { type OutboxStore, readOutbox, type Unanswered } from './outbox.ts';

/** A socket as far as the connection needs one. */
export interface Socket {
  send(text: string): void;
  /** Closes it; nothing is heard from it any more. */
  close(): void;
}

/** What a socket reports. */
export interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** What the connection needs from where it runs. */
export interface ConnectionAround {
  /** Opens a socket, by the address of a room where one is followed. */
  open(events: SocketEvents, room: string | undefined): Socket;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back later; returns what calls it off. */
  after(milliseconds: number, work: () => void): () => void;
  /** Between 0 and 1. */
  chance(): number;
  /** Names a request for good. */
  freshId(): string;
  readonly store: OutboxStore;
}

/** `off`: nobody needs it. `lost`: it will be tried again. */
export type ConnectionState = 'off' | 'connecting' | 'open' | 'lost';

/** Hears what the server says of one room. */
export interface RoomListener {
  hear(message: Extract<ServerMessage, { t: 'room' | 'event' | 'chat' | 'watchers' | 'ratings' }>): void;
  /** The room cannot be watched. */
  refuse(fault: Fault): void;
  /** From where it should go on; undefined for all of it. */
  from(): { readonly seq: number; readonly turns: number } | undefined;
}

/** Hears of the lists of games. */
export interface LobbyListener {
  all(rows: readonly LobbyRow[]): void;
  change(set: readonly LobbyRow[], gone: readonly string[]): void;
}

/** Refusals after which the same is asked for again: nothing is wrong with it. */
const AGAIN: readonly string[] = ['server.busy', 'server.closing', 'wire.rate'];
/** How long an answer is waited for before the same is sent again, in milliseconds. */
const PATIENCE = 6000;
/** How long a connection stays that nobody needs, in milliseconds. */
const IDLE = 10_000;
/** After so many quiet heartbeats rooms are asked how they go on, in case something was missed. */
const QUIET_BEATS = 4;

/** The one connection to the server: it comes back by itself, and what was asked for is answered once, whatever happens on the way. */
export class ServerConnection {
  readonly state: Signal<ConnectionState> = signal('off');
  /** When it is tried again, by our clock. */
  readonly retryAt = signal<number | undefined>(undefined);
  /** Who one is, by what the server said last; undefined before it said anything. */
  readonly me = signal<Me | null | undefined>(undefined);
  /** Whether the server is too new for this page. */
  readonly outdated = signal(false);
  /** What is not answered yet, in its order. */
  readonly unanswered: Signal<readonly Unanswered[]>;
  private readonly around: ConnectionAround;
  private readonly clock = new ServerClock();
  private readonly heartbeat: Heartbeat;
  private readonly rooms = new Map<string, Set<RoomListener>>();
  private readonly lobbies = new Set<LobbyListener>();
  private readonly mine = new Set<(row: LobbyRow) => void>();
  private readonly waiting = new Map<string, (answer: Result<number>) => void>();
  private socket: Socket | undefined;
  /** Counts sockets, so that an old one is not listened to any more. */
  private round = 0;
  /** By the address of which room it was opened. */
  private address: string | undefined;
  /** Whether several processes serve. */
  private isShared = false;
  private attempts = 0;
  private quiet = 0;
  private greetedAt = 0;
  private callOffRest: () => void = () => undefined;
  private callOffRetry: () => void = () => undefined;
  private callOffResend: () => void = () => undefined;

  constructor(around: ConnectionAround) {
    this.around = around;
    this.unanswered = signal(readOutbox(around.store, around.now()));
    this.heartbeat = new Heartbeat(around, {
      ping: n => this.say({ t: 'ping', n }),
      quiet: () => this.catchUp(),
      dead: () => this.lose(),
      measured: (asked, server) => this.clock.measure(asked, around.now(), server),
    });
  }

  /** The server's clock, as well as it is known. */
  now(): number {
    return this.around.now() + this.clock.offset;
  }

  /** Follows a room. Returns what ends it. */
  watch(room: string, listener: RoomListener): () => void {
    const listeners = this.rooms.get(room) ?? new Set();
    this.rooms.set(room, listeners.add(listener));
    // Where several processes serve, everybody of a room is served best by the same one.
    if (this.isShared && this.address !== this.followed && this.state.value === 'open') this.again();
    else this.ask(room, listener.from());
    this.wake();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.rooms.get(room) !== listeners) return;
      this.rooms.delete(room);
      this.say({ t: 'unwatch', room });
      this.rest();
    };
  }

  /** Asks how a room goes on. */
  ask(room: string, from: { readonly seq: number; readonly turns: number } | undefined): void {
    this.say({ t: 'watch', room, ...from });
  }

  /** Asks for something in a room: the answer comes when it is stored for good, or refused, however often the connection is lost until then. */
  act(room: string, act: Act): Promise<Result<number>> {
    return this.enqueue(room, { kind: 'act', act });
  }

  chat(room: string, text: string): Promise<Result<number>> {
    return this.enqueue(room, { kind: 'chat', text });
  }

  /** Follows the lists of open and running games. Returns what ends it. */
  lobby(listener: LobbyListener): () => void {
    this.lobbies.add(listener);
    this.say({ t: 'lobby', on: true });
    this.wake();
    return () => {
      this.lobbies.delete(listener);
      if (this.lobbies.size > 0) return;
      this.say({ t: 'lobby', on: false });
      this.rest();
    };
  }

  /** Hears when one of one's own games changes. Returns what ends it. */
  onMine(listener: (row: LobbyRow) => void): () => void {
    this.mine.add(listener);
    this.wake();
    return () => {
      this.mine.delete(listener);
      this.rest();
    };
  }

  /** Calls back later, by the line's own timers. */
  later(milliseconds: number, work: () => void): () => void {
    return this.around.after(milliseconds, work);
  }

  /** Does not wait any longer: connects now, or finds out whether the connection still holds. */
  tryNow(): void {
    if (this.outdated.value) return;
    if (this.state.value === 'lost') this.connect();
    else if (this.state.value === 'open') this.heartbeat.check();
  }

  /** Connects anew, as somebody else now. */
  again(): void {
    if (this.state.value === 'off' || this.outdated.value) return;
    this.drop();
    this.connect();
  }

  /** The one room that is followed, if it is one. */
  private get followed(): string | undefined {
    const [room, ...others] = this.rooms.keys();
    return others.length === 0 ? room : this.address;
  }

  private get needed(): boolean {
    return this.rooms.size > 0 || this.lobbies.size > 0 || this.mine.size > 0 || this.unanswered.value.length > 0;
  }

  private wake(): void {
    if (this.state.value === 'off' && !this.outdated.value) this.connect();
  }

  /** A connection that nobody needs any more is closed after a while: on the way to another page it is needed again at once. */
  private rest(): void {
    this.callOffRest();
    if (this.needed) return;
    this.callOffRest = this.around.after(IDLE, () => {
      if (this.needed) return;
      this.drop();
      this.state.value = 'off';
    });
  }

  private connect(): void {
    this.callOffRetry();
    const round = ++this.round;
    this.retryAt.value = undefined;
    this.state.value = 'connecting';
    const current = (work: () => void): void => {
      if (round === this.round) work();
    };
    this.address = this.followed;
    const events: SocketEvents = {
      opened: () => current(() => this.greet()),
      heard: text => current(() => this.heard(text)),
      closed: () => current(() => this.lose()),
    };
    this.socket = this.around.open(events, this.address);
    this.heartbeat.start();
  }

  private greet(): void {
    this.greetedAt = this.around.now();
    this.send({ t: 'hello', v: PROTOCOL });
  }

  /** The connection is gone, or speaks no more. */
  private lose(): void {
    this.drop();
    if (!this.needed) {
      this.state.value = 'off';
      return;
    }
    const delay = retryDelay(this.attempts++, this.around.chance());
    this.state.value = 'lost';
    this.retryAt.value = this.around.now() + delay;
    this.callOffRetry = this.around.after(delay, () => this.connect());
  }

  private drop(): void {
    this.round++;
    this.callOffRetry();
    this.callOffResend();
    this.heartbeat.stop();
    this.socket?.close();
    this.socket = undefined;
    this.retryAt.value = undefined;
  }

  private heard(text: string): void {
    this.heartbeat.heard();
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    this.take(message);
  }

  private take(message: ServerMessage): void {
    switch (message.t) {
      case 'hello':
        this.isShared = message.shared === true;
        this.welcome(message.me, message.now);
        break;
      case 'reload':
        this.outdated.value = true;
        this.drop();
        this.state.value = 'lost';
        break;
      case 'room':
      case 'event':
      case 'chat':
      case 'watchers':
      case 'ratings':
        if (message.t === 'event') this.quiet = 0;
        for (const listener of this.rooms.get(message.room) ?? []) listener.hear(message);
        break;
      case 'done':
        this.answer(message.id, ok(message.seq));
        break;
      case 'refused':
        if (AGAIN.includes(message.fault.code)) this.resendLater(PATIENCE / 3);
        else this.answer(message.id, fail(message.fault.code, message.fault.detail, message.fault));
        break;
      case 'fault':
        for (const listener of this.rooms.get(message.room ?? '') ?? []) listener.refuse(message.fault);
        break;
      case 'lobby':
        for (const listener of this.lobbies) listener.all(message.rows);
        break;
      case 'lobbyChange':
        for (const listener of this.lobbies) listener.change(message.set, message.gone);
        break;
      case 'mine':
        for (const listener of this.mine) listener(message.row);
        break;
      case 'pong':
        this.heartbeat.ponged(message.n, message.now);
        break;
      default:
        // A newer server sends messages that this page does not know.
        message satisfies never;
    }
  }

  private welcome(me: Me | null, now: number): void {
    this.clock.measure(this.greetedAt, this.around.now(), now);
    this.attempts = 0;
    this.quiet = 0;
    this.me.value = me;
    this.state.value = 'open';
    this.disown(me?.id);
    for (const [room, [listener]] of this.rooms) this.ask(room, listener?.from());
    if (this.lobbies.size > 0) this.say({ t: 'lobby', on: true });
    this.heartbeat.check();
    this.resend();
  }

  /** Nothing was heard for a while: perhaps something was missed. */
  private catchUp(): void {
    this.quiet++;
    if (this.quiet % QUIET_BEATS === 0) for (const [room, [listener]] of this.rooms) this.ask(room, listener?.from());
  }

  private enqueue(room: string, what: Unanswered['what']): Promise<Result<number>> {
    const by = this.me.value?.id;
    const entry: Unanswered = {
      id: this.around.freshId(),
      room,
      what,
      at: this.around.now(),
      ...(by !== undefined && { by }),
    };
    this.unanswered.value = [...this.unanswered.value, entry];
    this.around.store.put(entry.id, JSON.stringify(entry));
    const answer = new Promise<Result<number>>(resolve => this.waiting.set(entry.id, resolve));
    this.wake();
    this.put(entry);
    // Whatever waits already is sent again in its time, however much is asked for meanwhile.
    if (this.unanswered.value.length === 1) this.resendLater(PATIENCE);
    return answer;
  }

  private answer(id: string, result: Result<number>): void {
    if (!this.unanswered.value.some(entry => entry.id === id)) return;
    this.unanswered.value = this.unanswered.value.filter(entry => entry.id !== id);
    this.around.store.drop(id);
    this.waiting.get(id)?.(result);
    this.waiting.delete(id);
    if (this.unanswered.value.length === 0) this.callOffResend();
    this.rest();
  }

  /** What somebody else asked for at this device is not said in another's name. */
  private disown(me: string | undefined): void {
    for (const { id, by } of this.unanswered.value)
      if (by !== undefined && by !== me) this.answer(id, fail('room.notSeated'));
  }

  private resend(): void {
    for (const entry of this.unanswered.value) this.put(entry);
    this.resendLater(PATIENCE);
  }

  private resendLater(delay: number): void {
    this.callOffResend();
    if (this.unanswered.value.length > 0 && this.state.value === 'open')
      this.callOffResend = this.around.after(delay, () => this.resend());
  }

  private put({ id, room, what }: Unanswered): void {
    this.say(
      what.kind === 'act' ? { t: 'act', room, id, act: what.act as never } : { t: 'chat', room, id, text: what.text },
    );
  }

  /** Said only to who has greeted: everything that counts is said again then. */
  private say(message: ClientMessage): void {
    if (this.state.value === 'open') this.send(message);
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }
}
