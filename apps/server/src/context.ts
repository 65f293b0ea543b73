import type { IncomingHttpHeaders } from 'node:http';
import type { Result, Seat } from '@threefold/core';
import type { Act, Effect, Millis, Phase, RoomState, TablePlan } from '@threefold/room';
import type { LobbyRow, Me } from '@threefold/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from './secrets.ts';
import type { Store } from './store/store.ts';

/** Somebody who is known: by a cookie, by an account or by a bot's token. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
  /** Guests whose games came along when they signed in: the person acts on their seats too. See `actsAs`. */
  readonly also?: readonly string[];
}

/** Under which id somebody acts at a table: their own, unless only a guest of theirs sits there. */
export const actsAs = (state: RoomState, person: Person): string =>
  [person.id, ...(person.also ?? [])].find(id =>
    state.seats.some(seat => seat.kind === 'person' && seat.person === id),
  ) ?? person.id;

/** Says who somebody is; the people's part provides it, rooms and lines ask it. */
export interface PeopleGate {
  /** Who sends a request with these headers; undefined for somebody without a name. */
  byCookie(headers: IncomingHttpHeaders): Promise<Person | undefined>;
  /** The bot account that a token belongs to. */
  byToken(token: string): Promise<Person | undefined>;
  /** The person as they see themselves. */
  me(person: Person): Promise<Me>;
  /** Whether there is anybody at all who does not hear this person, or whom they do not hear. */
  isApart(person: string): Promise<boolean>;
  /** Whoever has muted or blocked this person and hears nothing of them. */
  deafTo(from: string): Promise<ReadonlySet<string>>;
  /** Whether a person, being asked, wants nothing to do with another: they are not seated at one table. */
  keepsAway(person: string, other: string): Promise<boolean>;
}

/** What somebody wants when they open a table. */
export interface TableWish {
  readonly plan: TablePlan;
  /** Where the host sits; the first seat unless told otherwise. */
  readonly seat?: Seat;
  /** What the host adds to the deal. */
  readonly nonce: string;
  /** Made by the client: who asks again with the same gets the same table. */
  readonly id?: string;
}

/** Which of the rooms that are listed a list is about. */
export interface RowFilter {
  readonly phase?: Phase;
  readonly game?: string;
  /** Over days, or live. */
  readonly slow?: boolean;
  readonly limit?: number;
}

/** Something that was stored by this process; each event is told by exactly one process. */
export interface RoomChange {
  readonly before: RoomState;
  readonly state: RoomState;
  readonly effects: readonly Effect[];
  readonly at: number;
}

/** The rooms, for everybody who does not run them. Nothing here rejects: a database that is away is `server.busy`. */
export interface RoomsGate {
  /** Opens a table with its host seated; the value is its id. */
  create(host: Person, wish: TableWish): Promise<Result<string>>;
  /** Judges, stores, tells. The value is the number of the event; a resend with the same id gets the same again. */
  act(person: Person, room: string, id: string, act: Act, lag?: Millis): Promise<Result<number>>;
  /** The state as it is now; `room.missing` where there is none. Holds secrets: show `viewOf(state)` alone. */
  load(room: string): Promise<Result<RoomState>>;
  /** What is stored of a room was changed beside its events, as when somebody is deleted: whatever is in memory is read again, everywhere. */
  reread(room: string): void;
  /** Whether this person may see the room. */
  maySee(state: RoomState, person: Person | undefined): boolean;
  rows(filter: RowFilter): Promise<Result<readonly LobbyRow[]>>;
  /** Hears of everything that this process stores, after it is stored. Returns what ends it. */
  onChange(hear: (change: RoomChange) => void): () => void;
}

/** The open lines of this process. */
export interface LinesGate {
  /** Closes all lines of a person, here and in the other processes, as when their sessions end. */
  close(person: string): void;
  /** Whether a line of this process belongs to the person. */
  isHere?(person: string): boolean;
  /** Whether a line of this process, which belongs to the person, follows the room: nobody is told of what they see. */
  isWatching?(person: string, room: string): boolean;
}

/** All that the HTTP part may use. */
export interface ServerContext {
  readonly store: Store;
  readonly people: PeopleGate;
  readonly rooms: RoomsGate;
  readonly lines: LinesGate;
  readonly secrets: Secrets;
  /** Where people reach this server, such as `https://play.example.org`, without a stroke at the end. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
