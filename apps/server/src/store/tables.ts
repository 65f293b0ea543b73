import type { PuzzleTables } from './puzzleTables.ts';

/** Every table. Moments are milliseconds since 1970, switches 0 or 1, plain data is JSON as text. */
export interface Tables extends RoomTables, PeopleTables, ModerationTables, PuzzleTables, SyncTables {
  /** What has been done to this database, in order. */
  migrations: { name: string; applied: number };
}

/** Rooms and all that happened in them. */
export interface RoomTables {
  rooms: {
    id: string;
    game: string;
    phase: 'gathering' | 'dealing' | 'playing' | 'over';
    /** 1 where the lobby lists it. */
    listed: number;
    /** 1 where anybody may watch. */
    watching: number;
    /** 1 where it is played over days. */
    slow: number;
    /** The number of the last event. */
    seq: number;
    created: number;
    updated: number;
    /** The row of the lists, a LobbyRow as JSON. */
    row: string;
    /** What has changed of it since, with the number of the event: a Progress as JSON. It counts while `seq` is that number. */
    progress: string | null;
    /** When the room is to be looked at, or before; 0 where nobody knows, null where nothing is due. */
    wakeAt: number | null;
    /** The process that has leased it. */
    keeper: string | null;
    /** Who asked for it and under which id, so that a resend opens no second one; null where no id was given. */
    request: string | null;
  };
  /** A RoomState as JSON, as it was after event `seq`. Not in `rooms`, since that row is written with every event. */
  snapshots: { room: string; seq: number; state: string };
  events: {
    room: string;
    seq: number;
    at: number;
    event: string;
    /** Who asked for it and under which id, so that a resend is not done twice; null for turns, and for what nobody asked for. */
    request: string | null;
  };
  /** Who sits or sat in a room, for the lists of a person. */
  sitters: { room: string; person: string };
  chat: {
    room: string;
    n: number;
    /** The client's id of it, so that a resend is not shown twice. */
    id: string;
    at: number;
    person: string;
    name: string;
    seat: number | null;
    text: string;
  };
  processes: {
    id: string;
    /** When it last said that it lives. */
    alive: number;
    /** 1 where it said goodbye. */
    ended: number;
    /** Which events it can decide; null in versions that did not say. */
    version: number | null;
  };
  /** When nobody could serve. */
  outages: { began: number; ended: number };
}

/** People and what belongs to them. */
export interface PeopleTables {
  persons: {
    id: string;
    name: string;
    /** The name as names are compared; no account or bot has that of another. */
    folded: string;
    kind: 'guest' | 'account' | 'bot';
    created: number;
    seen: number;
    /** Since when on holiday; null while not. */
    holiday: number | null;
    /** Holiday taken this year, in milliseconds, and which year that is. */
    holidayUsed: number;
    holidayYear: number;
    /** A guest whose games came along with an account: the account. */
    mergedInto: string | null;
    /** Whose bot it is. */
    owner: string | null;
    /** When the person was deleted. */
    deleted: number | null;
    /** How the name looks; no account or bot looks like another. Null for guests, and where an older account has the looks already. */
    skeleton: string | null;
    /** The folded name that this was found for: one that differs was written by an older version. */
    skeletonOf: string | null;
  };
  /** Where a person is signed in. */
  sessions: {
    id: string;
    /** SHA-256 of the token in the cookie. */
    hash: string;
    person: string;
    created: number;
    seen: number;
    device: string;
    /** 1 where a recovery code opened it: the password may be set anew for a while. */
    recovered: number;
    /** When the password or a passkey was shown last. */
    confirmed: number | null;
    /** The session of the same browser before it, which ends when this one is used first. */
    replaces: string | null;
  };
  /** From where an account has been entered: a hash of the network. */
  entrances: { person: string; network: string; at: number };
  /** What bots show instead of a cookie, as SHA-256. */
  tokens: { hash: string; person: string; created: number };
  passwords: { person: string; hash: string };
  /** Recovery codes that are left, as SHA-256. */
  codes: { hash: string; person: string };
  passkeys: {
    id: string;
    person: string;
    publicKey: string;
    counter: number;
    /** Words as JSON. */
    transports: string;
    label: string;
    created: number;
    used: number;
  };
  /** What a passkey is to sign; each is good for one try. */
  challenges: { challenge: string; person: string | null; expires: number };
  /** What failed lately: sign-ins by name and network, by network and by name. */
  attempts: { key: string; count: number; since: number };
  blocks: { person: string; other: string; kind: 'block' | 'mute'; at: number };
  reports: {
    id: string;
    at: number;
    by: string;
    person: string;
    room: string | null;
    line: number | null;
    /** What that chat message said. */
    text: string | null;
    why: string;
    /** When an operator closed it, who that was (null for whoever has the server), and what was done. */
    closed: number | null;
    closedBy: string | null;
    outcome: string | null;
  };
  /** Games whose end was worked into the lists and ratings: there is one row or none, whatever crashes. */
  finished: {
    room: string;
    game: string;
    slow: number;
    ended: number;
    /** 1 where anybody may see it. */
    open: number;
    /** Seats, shares and reason as JSON. */
    summary: string;
  };
  /** One row for each person in each finished game. */
  played: {
    room: string;
    seat: number;
    person: string;
    game: string;
    ended: number;
    place: number;
    won: number;
    left: number;
    /** What the rating changed by. */
    change: number | null;
  };
  ratings: {
    person: string;
    pool: string;
    /** On the scale of its method. */
    mean: number;
    deviation: number;
    volatility: number;
    games: number;
    won: number;
    /** The latest ratings as JSON. */
    history: string;
  };
  /** How well an account plays a game against bots at its own screens, on the scale of Elo: what the surest of its devices knows. */
  skills: {
    person: string;
    game: string;
    mean: number;
    deviation: number;
    volatility: number;
    /** How many games it was learned from. */
    games: number;
    /** How many of the last ones were won, one after the other. */
    wins: number;
    /** The game that ended last, by its name on its device, and when that was. */
    last: string;
    at: number;
  };
  /** The lessons that an account has done, by game and name: `tzaar/lines`. */
  lessons: { person: string; lesson: string };
  pushes: { endpoint: string; person: string; p256dh: string; auth: string; lang: string; created: number };
  webhooks: { person: string; url: string; secret: string; lang: string; created: number; failing: number };
  /** Notifications to be sent; a row goes when it is no longer true. */
  notices: {
    /** Room, turn and way, so that nothing is sent twice. */
    id: string;
    person: string;
    room: string;
    turn: number;
    way: 'push' | 'webhook';
    due: number;
    tries: number;
    /** The process that sends it has until then. */
    claimed: number | null;
    created: number;
    /** When it was sent; the row stays until the game moves on, so that it is not sent again. */
    sent: number | null;
  };
}

/** What operators do, and what is limited without them. */
export interface ModerationTables {
  /** Accounts that are operators. */
  operators: { person: string; since: number };
  /** Who may only finish what runs. One row for each; what was before is in the log. */
  suspensions: {
    person: string;
    since: number;
    /** Null for good. */
    until: number | null;
    /** The operator's words, which the person reads. */
    why: string;
    /** 1 where no new guests are let in from wherever the person comes from. */
    network: number;
  };
  /** Networks from which no new guests are let in until then. */
  closedNetworks: { network: string; until: number };
  /** Names that were taken back: whatever still shows one shows the other instead. */
  takenNames: {
    person: string;
    name: string;
    /** As names are compared. */
    folded: string;
    instead: string;
    /** 1 once all games have it. */
    done: number;
  };
  /** Every act of an operator. Nothing is ever removed. */
  moderation: {
    id: string;
    at: number;
    /** Null for whoever has the server. */
    by: string | null;
    act:
      | 'suspend'
      | 'ban'
      | 'lift'
      | 'rename'
      | 'takeName'
      | 'takeMessage'
      | 'closeReport'
      | 'makeOperator'
      | 'endOperator';
    /** Whom it was about. */
    person: string;
    /** What was changed, as JSON. */
    what: string | null;
    why: string;
  };
  /** Games that ended because of one person alone before everybody had moved. */
  aborts: { person: string; room: string; at: number };
}

/** What changed last on accounts, for their devices. What has no row has not changed since there are these tables. */
export interface SyncTables {
  syncHeads: {
    person: string;
    /** Another one after a restore: what devices have seen since the backup is not there any more. */
    epoch: string;
    /** The number of the last change. */
    seq: number;
  };
  /** One row for each thing that changed, with the number of its last change. */
  syncChanges: {
    person: string;
    kind: 'lesson' | 'skill' | 'puzzle' | 'solver';
    /** A lesson, a game or a puzzle. */
    key: string;
    seq: number;
  };
}
