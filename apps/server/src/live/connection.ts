import type { FaultCode, Result } from '@threefold-games/core';
import { isSlow, seatOf } from '@threefold-games/room';
import type { ClientMessage, SentFault, ServerMessage } from '@threefold-games/wire';
import type { WebSocket } from 'ws';
import { Bucket } from '../bucket.ts';
import { idsOf, type Person } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { LiveRoom, Watcher } from '../rooms/liveRoom.ts';
import type { Time } from '../time.ts';
import { Allowance, FrameCounter } from './allowance.ts';

/** Why the server closes a connection. Clients come back after all of them but the first two. */
export const CLOSE = {
  reload: [4001, 'reload'],
  refused: [4003, 'refused'],
  signedOut: [4010, 'signed out'],
  silent: [4004, 'no greeting'],
  slow: [4008, 'slow'],
  unreadable: [4007, 'unreadable'],
  rate: [4029, 'rate'],
  flood: [4029, 'flood'],
  restart: [1012, 'restart'],
} as const satisfies Readonly<Record<string, readonly [code: number, why: string]>>;

const NO_ROOMS: ReadonlySet<LiveRoom> = new Set();
const TEXT = { binary: false } as const;
/** How much a new measurement of the lag counts. */
const FRESH = 0.3;

/** Who opened a connection, and maybe others: a person or a network. */
export interface Owner {
  connections: number;
  readonly messages: Bucket;
  readonly opening: Bucket;
  readonly traffic: Allowance;
}

/** What all connections have in common. */
export interface ConnectionDeps extends Time {
  readonly limits: Limits;
  readonly metrics: Metrics;
}

/** One open socket. Lean: there may be ten thousand. */
export class Connection implements Watcher {
  person: Person | undefined;
  /** The person, with all their connections. */
  owner: Owner | undefined;
  readonly network: Owner;
  readonly openedAt: number;
  private greeted = false;
  /** What came in while the greeting was being answered. */
  backlog: ClientMessage[] | undefined;
  /** Came without an Origin, as no browser does: it has to show a token. */
  readonly needsToken: boolean;
  /** In which group of the connections it is looked at. */
  group = 0;
  /** When a ping was sent that is not answered yet, 0 for none; and the latest of all. */
  pingedAt = 0;
  latestPing = 0;
  /** Whether anything has come in since it was looked at last. */
  isHeard = false;
  /** Whether its player was not heard though they were pinged. */
  isSilent = false;
  /** How long a message takes there and back, in milliseconds. */
  lag: number | undefined;
  followsLobby = false;
  strikes = 0;
  unreadable = 0;
  private readonly deps: ConnectionDeps;
  private readonly socket: WebSocket;
  private readonly bucket: Bucket;
  private readonly counter = new FrameCounter();
  private traffic: Allowance;
  private followed: Set<LiveRoom> | undefined;

  constructor(
    deps: ConnectionDeps,
    socket: WebSocket,
    network: Owner,
    person: Person | undefined,
    needsToken: boolean,
  ) {
    this.deps = deps;
    this.socket = socket;
    this.network = network;
    this.person = person;
    this.needsToken = needsToken;
    this.openedAt = deps.now();
    this.bucket = new Bucket(deps.limits.messages.perConnection, this.openedAt);
    this.traffic = new Allowance(deps.limits, 'beforeHello', this.openedAt);
  }

  get isGreeted(): boolean {
    return this.greeted;
  }

  /** Its greeting is answered: from now on it may send more. */
  greet(): void {
    this.greeted = true;
    this.traffic = new Allowance(this.deps.limits, 'perConnection', this.deps.now());
  }

  /** The rooms that it follows. */
  get rooms(): ReadonlySet<LiveRoom> {
    return this.followed ?? NO_ROOMS;
  }

  follow(room: LiveRoom): void {
    this.followed ??= new Set();
    this.followed.add(room);
  }

  unfollow(room: LiveRoom): void {
    this.followed?.delete(room);
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Whether one more message may come. */
  takeMessage(): boolean {
    const { messages } = this.deps.limits;
    const now = this.deps.now();
    return (
      this.bucket.take(messages.perConnection, now) &&
      this.network.messages.take(messages.perAddress, now) &&
      (this.owner?.messages.take(messages.perPerson, now) ?? true)
    );
  }

  /**
   * Counts what has come in, before anything reads it; false where it is too much. Where a whole network sends too much, those go on who send
   * little.
   */
  takeBytes(chunk: Uint8Array): boolean {
    const now = this.deps.now();
    const frames = Math.max(1, this.counter.count(chunk));
    const bytes = chunk.length;
    const isAllowed =
      this.traffic.take(frames, bytes, now) &&
      (this.owner?.traffic.take(frames, bytes, now) ?? true) &&
      (this.network.traffic.take(frames, bytes, now) || this.traffic.isHalfFull(now));
    if (isAllowed) this.deps.metrics.framesRead += frames;
    return isAllowed;
  }

  send(message: ServerMessage): void {
    this.write(JSON.stringify(message));
  }

  sendBytes(bytes: Buffer): void {
    this.write(bytes);
  }

  /** Answers a request. */
  reply(id: string, result: Result<number>): void {
    this.send(result.ok ? { t: 'done', id, seq: result.value } : { t: 'refused', id, fault: wireFault(result.error) });
  }

  fault(code: FaultCode, room?: string): void {
    this.deps.metrics.faults.inc({ code });
    this.send({ t: 'fault', fault: { code, detail: '' }, ...(room === undefined ? {} : { room }) });
  }

  shutOut(room: LiveRoom): void {
    this.unfollow(room);
    this.fault('room.watching', room.id);
  }

  ping(): void {
    if (!this.isOpen) return;
    this.pingedAt = this.deps.now();
    this.latestPing = this.pingedAt;
    this.socket.ping();
  }

  ponged(): void {
    if (this.pingedAt === 0) return;
    const took = Math.max(0, this.deps.now() - this.pingedAt);
    this.pingedAt = 0;
    this.lag = Math.round(this.lag === undefined ? took : (1 - FRESH) * this.lag + FRESH * took);
  }

  /** Whether its person plays a live game with somebody who follows it too. */
  get isPlaying(): boolean {
    const { person } = this;
    if (!person) return false;
    for (const { state, watchers } of this.rooms) {
      if (state.phase !== 'playing' || watchers.size < 2 || isSlow(state.plan)) continue;
      if (idsOf(person).some(id => seatOf(state, id) !== undefined)) return true;
    }
    return false;
  }

  /** Answers a ping of the client. */
  pong(data: Buffer): void {
    if (this.isReading()) this.socket.pong(data);
  }

  /** Closes it; a client that does not close its side in time is not waited for. */
  close([code, why]: readonly [code: number, why: string]): void {
    if (!this.isOpen) return;
    this.deps.metrics.closed.inc({ why });
    this.socket.close(code, why);
    this.deps.after(this.deps.limits.connections.goodbye, () => this.terminate());
  }

  /** Closes it and waits for nothing: what a flooder goes on sending is not even read. */
  cut([code, why]: readonly [code: number, why: string]): void {
    if (this.isOpen) {
      this.deps.metrics.closed.inc({ why });
      this.socket.close(code, why);
    }
    this.terminate();
  }

  terminate(): void {
    this.socket.terminate();
  }

  private write(data: string | Buffer): void {
    if (this.isReading()) this.socket.send(data, TEXT);
  }

  /** What a slow reader has not read is not kept for ever: it comes back and asks for all of it. */
  private isReading(): boolean {
    if (!this.isOpen) return false;
    const isSlow = this.socket.bufferedAmount > this.deps.limits.connections.unread;
    if (isSlow) this.close(CLOSE.slow);
    return !isSlow;
  }
}

/** A refusal as it is sent. */
const wireFault = ({ code, detail, rule, step }: SentFault): SentFault => ({
  code,
  detail,
  ...(rule === undefined ? {} : { rule }),
  ...(step === undefined ? {} : { step }),
});
