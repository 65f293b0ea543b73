import type { FaultCode, Result } from '@threefold/core';
import type { SentFault, ServerMessage } from '@threefold/wire';
import type { WebSocket } from 'ws';
import { Bucket } from '../bucket.ts';
import type { Person } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Asker, LiveRoom, Watcher } from '../rooms/liveRoom.ts';
import type { Holder } from './connections.ts';

/** Why the server closes a line. Clients come back after all of them but the first two. */
export const CLOSE = {
  reload: [4001, 'reload'],
  refused: [4003, 'refused'],
  signedOut: [4010, 'signed out'],
  silent: [4004, 'no greeting'],
  slow: [4008, 'slow'],
  unreadable: [4007, 'unreadable'],
  rate: [4029, 'rate'],
  restart: [1012, 'restart'],
} as const satisfies Readonly<Record<string, readonly [code: number, why: string]>>;

const NOTHING: ReadonlySet<LiveRoom> = new Set();
const TEXT = { binary: false } as const;
/** How much a new measurement of the lag counts. */
const FRESH = 0.3;

/** What all lines have in common. */
export interface LineParts {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly now: () => number;
}

/** One open socket. Lean: there may be ten thousand. */
export class Line implements Watcher, Asker {
  person: Person | undefined;
  /** The person's lines together. */
  holder: Holder | undefined;
  readonly network: Holder;
  readonly openedAt: number;
  isGreeted = false;
  /** Whether a greeting is being answered; what comes meanwhile waits. */
  backlog: unknown[] | undefined;
  /** Came without an Origin, as no browser does: it has to show a token. */
  readonly needsToken: boolean;
  /** In which part of the lines it is looked at. */
  part = 0;
  /** When a ping was sent that is not answered yet; 0 for none. */
  pingedAt = 0;
  /** How long a message takes there and back, in milliseconds. */
  lag: number | undefined;
  followsLobby = false;
  strikes = 0;
  unreadable = 0;
  private readonly parts: LineParts;
  private readonly socket: WebSocket;
  private readonly bucket: Bucket;
  private followed: Set<LiveRoom> | undefined;

  constructor(parts: LineParts, socket: WebSocket, network: Holder, person: Person | undefined, needsToken: boolean) {
    this.parts = parts;
    this.socket = socket;
    this.network = network;
    this.person = person;
    this.needsToken = needsToken;
    this.openedAt = parts.now();
    this.bucket = new Bucket(parts.limits.messages.perLine, this.openedAt);
  }

  get rooms(): ReadonlySet<LiveRoom> {
    return this.followed ?? NOTHING;
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
    const { messages } = this.parts.limits;
    const now = this.parts.now();
    return (
      this.bucket.take(messages.perLine, now) &&
      this.network.messages.take(messages.perAddress, now) &&
      (this.holder?.messages.take(messages.perPerson, now) ?? true)
    );
  }

  send(message: ServerMessage): void {
    this.write(JSON.stringify(message));
  }

  sendBytes(bytes: Buffer): void {
    this.write(bytes);
  }

  answered(id: string, result: Result<number>): void {
    this.send(result.ok ? { t: 'done', id, seq: result.value } : { t: 'refused', id, fault: wireFault(result.error) });
  }

  fault(code: FaultCode, room?: string): void {
    this.parts.metrics.faults.inc({ code });
    this.send({ t: 'fault', fault: { code, detail: '' }, ...(room === undefined ? {} : { room }) });
  }

  shutOut(room: LiveRoom): void {
    this.unfollow(room);
    room.watchers.delete(this);
    this.fault('room.watching', room.id);
  }

  ping(): void {
    if (!this.isOpen) return;
    this.pingedAt = this.parts.now();
    this.socket.ping();
  }

  ponged(): void {
    if (this.pingedAt === 0) return;
    const took = Math.max(0, this.parts.now() - this.pingedAt);
    this.pingedAt = 0;
    this.lag = Math.round(this.lag === undefined ? took : (1 - FRESH) * this.lag + FRESH * took);
  }

  close([code, why]: readonly [code: number, why: string]): void {
    if (!this.isOpen) return;
    this.parts.metrics.closed.inc({ why });
    this.socket.close(code, why);
    setTimeout(end, this.parts.limits.lines.goodbye, this.socket).unref();
  }

  terminate(): void {
    this.socket.terminate();
  }

  private write(data: string | Buffer): void {
    if (!this.isOpen) return;
    // What a slow reader has not read is not kept for ever: it comes back and asks for all.
    if (this.socket.bufferedAmount > this.parts.limits.lines.unread) this.close(CLOSE.slow);
    else this.socket.send(data, TEXT);
  }
}

/** Whoever does not say goodbye in time is not waited for. */
const end = (socket: WebSocket): void => socket.terminate();

/** A refusal as it is sent. */
const wireFault = ({ code, detail, rule, step }: SentFault): SentFault => ({
  code,
  detail,
  ...(rule === undefined ? {} : { rule }),
  ...(step === undefined ? {} : { step }),
});
