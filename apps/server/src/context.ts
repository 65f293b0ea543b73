import type { IncomingHttpHeaders } from 'node:http';
import type { Result, Seat } from '@threefold-games/core';
import type { Act, Effect, Millis, Phase, RoomState, TablePlan } from '@threefold-games/room';
import type { LobbyRow, Me } from '@threefold-games/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from './secrets.ts';
import type { Store } from './store/store.ts';
import type { Cancel, Time } from './time.ts';

/** Somebody who is known: by a cookie, by an account or by a bot's token. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
  /** Guests whose games came along when they signed in: the person acts on their seats too. See `actsAs`. */
  readonly also?: readonly string[];
  /** While suspended, until when: they finish what runs, and begin nothing. See `mayStill`. */
  readonly suspendedUntil?: number;
}

/** Every id under which a person may sit at a table. */
export const idsOf = ({ id, also = [] }: Person): readonly string[] => [id, ...also];

/** Under which id somebody acts at a table: their own, unless only a guest of theirs sits there. */
export const actsAs = (state: RoomState, person: Person): string =>
  idsOf(person).find(id => state.seats.some(seat => seat.kind === 'person' && seat.person === id)) ?? person.id;

/** Whether somebody is suspended now. */
export const isSuspended = ({ suspendedUntil = 0 }: Person, now: number): boolean => suspendedUntil > now;

/** Says who somebody is, and who keeps away from whom. */
export interface PeopleService {
  /** Who sends a request with these headers; undefined for somebody without a name. */
  byCookie(headers: IncomingHttpHeaders): Promise<Person | undefined>;
  /** The bot account that a token belongs to. */
  byToken(token: string): Promise<Person | undefined>;
  /** The person as they see themselves. */
  me(person: Person): Promise<Me>;
  /** Whether this person has muted or blocked anybody, or anybody them. */
  hasBlocks(person: string): Promise<boolean>;
  /** Whoever is not shown what this person writes. */
  hiddenFrom(author: string): Promise<ReadonlySet<string>>;
  /** Whether one of the two has blocked the other: they are not seated at one table. */
  areBlocked(one: string, two: string): Promise<boolean>;
  /** Whether the person behind an id is suspended. */
  isSuspended(person: string): Promise<boolean>;
  /** Somebody comes from this network. */
  met(person: Person, network: string): Promise<void>;
}

/** What somebody wants when they open a table. */
export interface TableRequest {
  readonly plan: TablePlan;
  /** Where the host sits; the first seat unless told otherwise. */
  readonly seat?: Seat;
  /** What the host adds to the deal. */
  readonly nonce: string;
  /** The claim of the commitment that the host was shown before; without it the server commits itself now. */
  readonly deal?: string;
  /** Made by the client: who asks again with the same id gets the same table. */
  readonly id?: string;
}

/** A table that somebody may open, and what its deal is committed to. */
export interface Commitment {
  readonly room: string;
  /** The hash of the secret that the table will be dealt from. */
  readonly hash: string;
  /** Opens just this table, for a while. */
  readonly claim: string;
}

/** What somebody asks of a room. */
export interface ActRequest {
  readonly person: Person;
  readonly roomId: string;
  /** Made by the client: who asks again with the same id gets the same answer. */
  readonly requestId: string;
  readonly act: Act;
  /** How long a message takes to the person and back. */
  readonly lag?: Millis | undefined;
}

/** Which of the listed rooms a list is about. */
export interface RoomFilter {
  readonly phase?: Phase;
  readonly game?: string;
  /** Over days, or live. */
  readonly slow?: boolean;
  readonly limit?: number;
}

/** What an event changed. */
export interface RoomChange {
  readonly before: RoomState;
  readonly state: RoomState;
  readonly effects: readonly Effect[];
  readonly at: number;
}

/** The rooms, for everybody who does not run them. Nothing here rejects: a database that is away is `server.busy`. */
export interface RoomService {
  /** Commits to the deal of a table that is about to be opened. */
  commit(): Commitment;
  /** Opens a table with its host seated; the value is its id. */
  create(host: Person, table: TableRequest): Promise<Result<string>>;
  /** Decides, stores, publishes. The value is the number of the event; a resend with the same id gets the same again. */
  act(request: ActRequest): Promise<Result<number>>;
  /** The state as it is now; `room.missing` where there is none. Holds secrets: show `viewOf(state)` alone. */
  load(roomId: string): Promise<Result<RoomState>>;
  /** What is stored of a room was changed other than by its events, as when somebody is deleted: all processes read it again. Resolves when this one has. */
  reload(roomId: string): Promise<void>;
  /** Whether this person may see the room. */
  maySee(state: RoomState, person: Person | undefined): boolean;
  list(filter: RoomFilter): Promise<Result<readonly LobbyRow[]>>;
  /** Hears of everything that this process stores, after it is stored; each event is heard of in exactly one process. */
  onChange(listener: (change: RoomChange) => void): Cancel;
}

/** The open connections of this process. */
export interface ConnectionService {
  /** Closes all connections of a person, here and in the other processes, as when their sessions end. */
  close(person: string): void;
  /** Whether the person has a connection to this process. */
  isHere(person: string): boolean;
  /** Whether the person follows the room over a connection to this process: nobody is notified of what they see. */
  isWatching(person: string, roomId: string): boolean;
}

/** All that the HTTP part may use. */
export interface ServerContext extends Time {
  readonly store: Store;
  readonly people: PeopleService;
  readonly rooms: RoomService;
  readonly connections: ConnectionService;
  readonly secrets: Secrets;
  /** Where people reach this server, such as `https://play.example.org`, without a slash at the end. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
}
