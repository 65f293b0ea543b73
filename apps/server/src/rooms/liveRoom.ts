import type { Result } from '@threefold/core';
import type { RoomEvent, RoomState } from '@threefold/room';
import type { ChatMessage } from '@threefold/wire';
import type { Person } from '../context.ts';

/** Whoever follows a room. */
export interface Watcher {
  readonly person: Person | undefined;
  /** Sends a message that is written already; the same bytes go to everybody. */
  sendBytes(bytes: Buffer): void;
  /** The room is closed to this watcher. */
  shutOut(room: LiveRoom): void;
}

/** Whoever asked for something, and is told what became of it before anybody else hears of it. */
export interface Asker {
  answered(id: string, result: Result<number>): void;
}

/** Something that a room has to do, one after the other. */
export interface Job {
  /** Absent where the room only has to read what other processes stored. */
  readonly event?: RoomEvent;
  /** When it came in: waiting for the store is nobody's time. */
  readonly at: number;
  readonly asker?: Asker;
}

/** A room in memory. */
export class LiveRoom {
  readonly id: string;
  state: RoomState;
  readonly watchers = new Set<Watcher>();
  /** What is to be done; the first is being done. */
  readonly jobs: Job[] = [];
  running = false;
  /** The journal may hold more than is known here. */
  unsure = false;
  /** What is known here may be wrong: it is read again from the journal. */
  broken = false;
  /** Time may have passed in which nobody could play. */
  wasAway = false;
  /** Since when nobody needs it. */
  idleSince: number;
  /** When the last event was judged: time never runs backwards in a room. */
  latest: number;
  /** Whether another process looks after it, as far as is known. */
  isOthers = false;
  /** Which question its bot is thinking about. */
  asked = '';
  /** The latest lines of the chat, once somebody has asked for them. */
  lines: readonly ChatMessage[] | undefined;
  /** How many watchers were told last. */
  told = 0;
  /** The number of the last event after which the whole state was stored, as far as is known. */
  saved: number;

  constructor(state: RoomState, latest: number, now: number) {
    this.id = state.id;
    this.state = state;
    this.latest = latest;
    this.saved = state.seq;
    this.idleSince = now;
  }

  /** Whether a line of this person follows it here. */
  isHere(person: string): boolean {
    for (const watcher of this.watchers) {
      if (watcher.person !== undefined && (watcher.person.id === person || watcher.person.also?.includes(person)))
        return true;
    }
    return false;
  }
}
