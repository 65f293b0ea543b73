import type { Result } from '@threefold-games/core';
import type { RoomEvent, RoomState } from '@threefold-games/room';
import type { ChatMessage } from '@threefold-games/wire';
import type { Person } from '../context.ts';

/** Whoever follows a room. */
export interface Watcher {
  readonly person: Person | undefined;
  /** Whether nothing has come back for a while, though nobody has closed it. */
  readonly isSilent: boolean;
  /** Sends a message that is encoded already: everybody gets the same bytes. */
  sendBytes(bytes: Buffer): void;
  /** The room is closed to this watcher. */
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

/** A room in memory. */
export class LiveRoom {
  readonly id: string;
  state: RoomState;
  readonly watchers = new Set<Watcher>();
  /** Its queue; the first is being worked on. */
  readonly tasks: RoomTask[] = [];
  isRunning = false;
  /** The journal may hold more than is known here. */
  isStale = false;
  /** What is known here may be wrong: it is read again from the journal. */
  isBroken = false;
  /** There may have been an outage since the last event. */
  checkOutages = false;
  /** Since when nobody has needed it; in the future for one that is about to be woken. */
  idleSince: number;
  /** The time of the last event: time never runs backwards in a room. */
  latestAt: number;
  /** When it is to be looked at, or before, as the database knows it; undefined where that is not known here. */
  storedWake: number | null | undefined;
  /** Who has the lease, as far as is known: this process or another one. */
  lease: 'here' | 'elsewhere' | undefined;
  /** What its bot is thinking about. */
  botQuestion = '';
  /** The latest messages of the chat, once somebody has asked for them. */
  chat: readonly ChatMessage[] | undefined;
  /** How many watchers were published last. */
  publishedWatchers = 0;
  /** The number of the event after which the latest snapshot was stored, as far as is known. */
  snapshotSeq: number;

  constructor(state: RoomState, latestAt: number, now: number) {
    this.id = state.id;
    this.state = state;
    this.latestAt = latestAt;
    this.snapshotSeq = state.seq;
    this.idleSince = now;
  }

  /** Whether this person follows it over a connection to this process that answers. */
  isHere(person: string): boolean {
    for (const { person: watching, isSilent } of this.watchers) {
      if (!isSilent && (watching?.id === person || watching?.also?.includes(person))) return true;
    }
    return false;
  }
}
