import type { RoomEvent, RoomState } from '@threefold-games/room';
import type { LobbyRow } from '@threefold-games/wire';
import type { Kysely } from 'kysely';
import type { Cancel, Time } from '../time.ts';
import type { Progress } from './lobbyRows.ts';
import type { Tables } from './tables.ts';

/** An event that is to be stored, and what is known about the room after it. */
export interface Entry {
  readonly room: string;
  /** The number that this event gets: one more than the last one. */
  readonly seq: number;
  readonly at: number;
  readonly event: RoomEvent;
  readonly progress: Progress;
  /** The room's row in the lists after it, where more than its progress has changed. */
  readonly row?: LobbyRow;
  readonly isListed: boolean;
  /** Whether it changes people's lists of their games. */
  readonly lists?: boolean;
  /** The whole state, now and then, so that loading never reads a long history. */
  readonly snapshot?: RoomState;
  /** When the room is to be looked at, or before; absent where that stays as it is, null where nothing is due. */
  readonly wakeAt?: number | null;
}

export interface StoredRoom {
  readonly snapshot: RoomState;
  /** When the last event was stored (or the room, where there is none): outages before it are accounted for. */
  readonly updated: number;
  /** What happened since, in order. */
  readonly events: readonly { readonly seq: number; readonly at: number; readonly event: RoomEvent }[];
}

/** The histories of the rooms: the one place that must never lose anything. */
export interface Journal {
  /**
   * Stores a new room; resolves when it is on disk. `taken`: there is a room of that name, or one that was asked for by the same request.
   * Rejects as `append` does.
   */
  create(
    state: RoomState,
    row: LobbyRow,
    more?: { readonly request?: string | undefined; readonly wakeAt?: number | null },
  ): Promise<'stored' | 'taken'>;
  /** The room that was stored for a request. */
  openedBy(request: string): Promise<string | undefined>;
  /**
   * Resolves when the event is on disk. `stale`: that number is stored already, or the room is not there. Rejects with StoreError when
   * it is not known to be stored. Nearly always it is not; where the database was lost in the middle of a commit it may be, and then
   * that number is stale the next time: whoever was refused reads what is there before going on.
   */
  append(entry: Entry): Promise<'stored' | 'stale'>;
  /** The number of the event that a person's request of this id has become, however long ago; turns are known by their own number. */
  done(room: string, by: string, id: string): Promise<number | undefined>;
  load(room: string): Promise<StoredRoom | undefined>;
  /** Everything after a number, for a process that has fallen behind. */
  since(room: string, seq: number): Promise<StoredRoom['events']>;
}

/** What one process tells the others. A message that is lost does no harm: whoever acts reads the journal first. */
export type BusMessage =
  | {
      readonly kind: 'room';
      readonly room: string;
      readonly seq: number;
      /** Whether the lobby lists it. */
      readonly listed?: boolean;
      /** Whose list of games it changes. */
      readonly people?: readonly string[];
    }
  | { readonly kind: 'chat'; readonly room: string; readonly n: number }
  /** A process has given up its lease on a room that is played in elsewhere. */
  | { readonly kind: 'free'; readonly room: string }
  /** What is stored of a room was changed other than by its events. */
  | { readonly kind: 'reread'; readonly room: string }
  /** A person's sessions were ended: their connections are to be closed. */
  | { readonly kind: 'person'; readonly person: string };

/** Some messages may have been lost. */
export interface BusGap {
  readonly kind: 'missed';
}

/** Messages between the processes that share a database. */
export interface Bus {
  publish(message: BusMessage): void;
  /** Hears what other processes publish. */
  subscribe(listener: (message: BusMessage | BusGap) => void): Cancel;
}

/** What a process finds out about all that share the database, itself included. */
export interface Survey {
  /** When any of them was last heard of. */
  readonly lastAlive: number | undefined;
  /** The lowest version that one of them speaks which may still write; see PROCESS_VERSION. */
  readonly version: number;
  /** Whether others serve too. */
  readonly isShared: boolean;
  /** Who lived at the survey before, and is silent since. */
  readonly died: readonly string[];
  /** Who lived then, and has said goodbye. */
  readonly ended: readonly string[];
}

/** A room that is to be looked at. */
export interface DueRoom {
  readonly id: string;
  readonly seq: number;
  readonly wakeAt: number;
  /** Whether this process has leased it. */
  readonly isMine: boolean;
}

/** When a room is to be looked at next, as of an event; null where nothing is due there. */
export interface Postponement {
  readonly room: string;
  readonly seq: number;
  readonly wakeAt: number | null;
}

/** Which process looks after a room's timers and bots, and when no process served at all. */
export interface Leases {
  /**
   * Says that this process lives, and with that renews its leases; to be called every second. Rejects while the database is away. Whether
   * it found out, and stored, that nobody had served before it came.
   */
  renew(now: number): Promise<boolean>;
  /** Looks at all processes; to be called before each renewal. */
  survey(now: number): Promise<Survey>;
  /**
   * Rooms that are to be looked at by then, the earliest first, of those that this process has leased or no living one has. `after`: what
   * comes after this one.
   */
  due(asked: {
    readonly until: number;
    readonly now: number;
    readonly most: number;
    readonly after?: DueRoom | undefined;
  }): Promise<readonly DueRoom[]>;
  /** Live games that this process has leased or no living one has. */
  live(now: number): Promise<readonly Pick<DueRoom, 'id' | 'isMine'>[]>;
  /** Gives up the lease on a room. */
  giveUp(room: string): Promise<void>;
  /** Leases rooms, except those that another living process has; returns those that are leased now. */
  acquire(rooms: readonly string[], now: number): Promise<readonly string[]>;
  /** Stores when rooms of this process are to be looked at next, unless events were stored in them since; returns those done. */
  postpone(rooms: readonly Postponement[]): Promise<readonly string[]>;
  /** Gives up all rooms, before an orderly end. */
  release(): Promise<void>;
  /** Stores that no process could serve in this time. */
  addOutage(from: number, to: number): Promise<void>;
  /** How much of the time between was outage. */
  outageBetween(from: number, to: number): Promise<number>;
}

/** A database, whichever it is. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly journal: Journal;
  readonly leases: Leases;
  readonly bus: Bus;
  /** Everything else is plain queries. */
  readonly db: Kysely<Tables>;
  /** Whether it answers. */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

export interface StoreOptions extends Pick<Time, 'now' | 'after'> {
  /** Names this process among those that serve the same games; never used twice. */
  readonly processId: string;
  /** The version that SQLite is taken to have, for tests; that of this Node unless told otherwise. */
  readonly sqliteVersion?: string;
}
