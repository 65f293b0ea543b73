import type { Result } from '@threefold-games/core';
import { botDue, type RoomEvent, type RoomState, rematchDue, wakeAt } from '@threefold-games/room';
import type { Person } from '../context.ts';

/** Whoever follows a room. */
export interface Watcher {
  readonly person: Person | undefined;
  /** Whether nothing has come back for a while, though nobody has closed it. */
  readonly isSilent: boolean;
  /** Sends a message that is encoded already: everybody gets the same bytes. */
  sendBytes(bytes: Buffer): void;
  /** The room is closed to this watcher, who does not follow it any more. */
  shutOut(room: LiveRoom): void;
}

/** Is called with what became of a request, before anybody else hears of it; the value is the number of the event. */
export type Reply = (result: Result<number>) => void;

/** Something in the queue of a room. */
export interface RoomTask {
  /** Absent where the room only has to read what other processes stored. */
  readonly event?: RoomEvent;
  /** When it came in: waiting for the store is nobody's time. */
  readonly at: number;
  readonly reply?: Reply;
}

/** How far the room in memory agrees with its journal. Before that it is `loading` in the RoomCache, where nobody can act on it. */
export type RoomStatus =
  /** Everything is known that this process has heard of. Only a live room decides events. */
  | { readonly kind: 'live' }
  /** As live, but there may have been an outage since the last event: clocks get that time back first. */
  | { readonly kind: 'interrupted' }
  /** The journal may hold more, which is read first. `next`: the status after that. */
  | { readonly kind: 'stale'; readonly next: 'live' | 'interrupted' }
  /** What is known may be wrong: all of it is read again. */
  | { readonly kind: 'broken' }
  /** It has left memory, for the journal or for another process. If it is used again, it is stale. */
  | { readonly kind: 'handedOver' };

/** When a room has to be looked at; null for never, undefined if that is not known. */
type WakeTime = number | null | undefined;

/** The process that looks after a room, as far as is known. Only with the lease is the stored time known: no other process writes it then. */
type RoomLease =
  | { readonly by: 'unknown' }
  | { readonly by: 'elsewhere' }
  | { readonly by: 'here'; readonly storedWake: WakeTime };

const UNKNOWN: RoomLease = { by: 'unknown' };
const ELSEWHERE: RoomLease = { by: 'elsewhere' };

/** What is known of a room when it comes into memory. */
export interface RoomOrigin {
  /** The time of its last event. */
  readonly latestAt: number;
  readonly now: number;
  /** The number of the event after which the latest snapshot was stored; the last one unless given. */
  readonly snapshotSeq?: number;
  /** Whether there may have been an outage since its last event. */
  readonly isInterrupted?: boolean;
}

/**
 * A room in memory: its state, its queue, and how far this process may act for it. Only its verbs change it, and they ask nothing of the
 * database or of other objects.
 */
export class LiveRoom {
  readonly id: string;
  private currentState: RoomState;
  private lastAt: number;
  private readonly following = new Set<Watcher>();
  private readonly tasks: RoomTask[] = [];
  private currentStatus: RoomStatus;
  private lease = UNKNOWN;
  private idleFrom: number;
  private question: string | undefined;
  private snapshotSeq: number;

  constructor(state: RoomState, { latestAt, now, snapshotSeq = state.seq, isInterrupted = false }: RoomOrigin) {
    this.id = state.id;
    this.currentState = state;
    this.lastAt = latestAt;
    this.snapshotSeq = snapshotSeq;
    this.currentStatus = { kind: isInterrupted ? 'interrupted' : 'live' };
    this.idleFrom = now;
  }

  get state(): RoomState {
    return this.currentState;
  }

  /** The time of the last event: time never runs backwards in a room. */
  get latestAt(): number {
    return this.lastAt;
  }

  get watchers(): ReadonlySet<Watcher> {
    return this.following;
  }

  /** Whether this person follows it over a connection to this process that answers. */
  isHere(person: string): boolean {
    for (const { person: watching, isSilent } of this.following) {
      if (!isSilent && (watching?.id === person || watching?.also?.includes(person))) return true;
    }
    return false;
  }

  watch(watcher: Watcher): void {
    this.following.add(watcher);
  }

  /** Returns whether it was followed by this watcher. */
  unwatch(watcher: Watcher, now: number): boolean {
    const was = this.following.delete(watcher);
    if (was) this.idleFrom = now;
    return was;
  }

  /** The task that is being worked on. */
  get task(): RoomTask | undefined {
    return this.tasks[0];
  }

  get queued(): number {
    return this.tasks.length;
  }

  /** Whether a task is being worked on. */
  get isBusy(): boolean {
    return this.tasks.length > 0;
  }

  /** Returns whether the room was idle, so that its queue has to be started. */
  enqueue(task: RoomTask): boolean {
    return this.tasks.push(task) === 1;
  }

  /** The first task is done. */
  dequeue(now: number): void {
    this.tasks.shift();
    if (this.tasks.length === 0) this.idleFrom = now;
  }

  /** Since when nobody has needed it; in the future for one that is about to be woken. */
  get idleSince(): number {
    return this.idleFrom;
  }

  /** Keeps it in memory until then. */
  needUntil(at: number): void {
    this.idleFrom = Math.max(this.idleFrom, at);
  }

  /** Replaced by every verb that marks the room, so that a reader notices what was marked while it read. */
  get status(): RoomStatus {
    return this.currentStatus;
  }

  /** Which status it has; for a room in the RoomCache it may also be `loading`. */
  get kind(): RoomStatus['kind'] {
    return this.currentStatus.kind;
  }

  /** Whether the journal holds no more than is known. */
  get isCurrent(): boolean {
    return this.kind === 'live' || this.kind === 'interrupted';
  }

  /** Whether there may have been an outage since the last event. */
  get isInterrupted(): boolean {
    const { status } = this;
    return (status.kind === 'stale' ? status.next : status.kind) !== 'live';
  }

  /** The journal may hold more. */
  markStale(): void {
    this.mark(this.isInterrupted ? 'interrupted' : 'live');
  }

  /** For some time nobody could play, or other processes could. */
  markInterrupted(): void {
    this.mark('interrupted');
  }

  /** What is known may be wrong. */
  markBroken(): void {
    if (this.kind !== 'handedOver') this.currentStatus = { kind: 'broken' };
  }

  /** An event of this process is stored. `wake`: undefined if the stored time is left as it is. */
  stored(state: RoomState, { at, wake, isSnapshot }: { at: number; wake: WakeTime; isSnapshot: boolean }): void {
    this.currentState = state;
    this.lastAt = at;
    if (isSnapshot) this.snapshotSeq = state.seq;
    if (wake !== undefined) this.noteWake(wake);
  }

  /** An event of another process was read. */
  followed(state: RoomState, at: number): void {
    this.currentState = state;
    this.lastAt = Math.max(this.lastAt, at);
    this.noteWake(undefined);
  }

  /** The journal was read to its end. `since`: the status before that; what was marked later has to be read again. */
  caughtUp(since: RoomStatus): void {
    if (since === this.currentStatus && since.kind === 'stale') this.currentStatus = { kind: since.next };
  }

  /** All of the journal was read again, since this status. */
  replaced(state: RoomState, latestAt: number, since: RoomStatus): void {
    this.currentState = state;
    this.lastAt = latestAt;
    this.noteWake(undefined);
    if (since === this.currentStatus) this.currentStatus = { kind: 'interrupted' };
  }

  /** Outages before this status are given back. */
  outagesChecked(since: RoomStatus): void {
    if (since === this.currentStatus && since.kind === 'interrupted') this.currentStatus = { kind: 'live' };
  }

  /** It leaves memory. The caller makes sure that it is idle. */
  handOver(): void {
    this.currentStatus = { kind: 'handedOver' };
    this.lease = UNKNOWN;
  }

  /** It is in memory again. Nobody has told it of events meanwhile. */
  takeBack(): void {
    if (this.kind === 'handedOver') this.currentStatus = { kind: 'stale', next: 'interrupted' };
  }

  get leasedBy(): RoomLease['by'] {
    return this.lease.by;
  }

  leasedHere(): void {
    if (this.lease.by !== 'here') this.setLease({ by: 'here', storedWake: undefined });
  }

  leasedElsewhere(): void {
    this.setLease(ELSEWHERE);
  }

  /** This process does not look after it any more, or another one has given it up. */
  leaseEnded(): void {
    this.setLease(UNKNOWN);
  }

  /** Whether this time has to be stored: if the stored one is earlier, the room is looked at once more, which is rarer than a turn. */
  mustStoreWake(wake: number | null): boolean {
    const stored = this.lease.by === 'here' ? this.lease.storedWake : undefined;
    return stored === undefined || (wake === null ? stored !== null : stored === null || wake < stored);
  }

  /** A time is being stored apart from an event. */
  postponing(): void {
    this.noteWake(undefined);
  }

  /** A time was stored for the state after this event. */
  postponed(seq: number, wake: number | null): void {
    if (this.state.seq === seq && !this.isBusy) this.noteWake(wake);
  }

  /** Whether this question to a thread is new; it becomes the one that is waited for. */
  asks(question: string): boolean {
    if (this.question === question) return false;
    this.question = question;
    return true;
  }

  /** The question may be asked again; without one, whatever was asked. */
  unasked(question = this.question): void {
    if (this.question === question) this.question = undefined;
  }

  /** Whether a later state is known than that of the latest snapshot. */
  get isUnsaved(): boolean {
    return this.currentState.seq > this.snapshotSeq;
  }

  snapshotStored(seq: number): void {
    this.snapshotSeq = Math.max(this.snapshotSeq, seq);
  }

  /** A room that is handed over has no lease: the answer to a question about it may come too late. */
  private setLease(lease: RoomLease): void {
    if (this.kind !== 'handedOver') this.lease = lease;
  }

  private mark(next: 'live' | 'interrupted'): void {
    const { kind } = this;
    if (kind === 'broken') this.currentStatus = { kind };
    else if (kind !== 'handedOver') this.currentStatus = { kind: 'stale', next };
  }

  private noteWake(storedWake: WakeTime): void {
    if (this.lease.by === 'here') this.lease = { by: 'here', storedWake };
  }
}

/**
 * When somebody has to look at a room, whether anybody is there or not; undefined if nothing is due. If a bot is to move, a start has to
 * be found or a rematch has to be opened, that is at once.
 */
export const dueAt = (state: RoomState): number | undefined =>
  state.phase === 'dealing' || botDue(state) || rematchDue(state) ? state.since : wakeAt(state);
