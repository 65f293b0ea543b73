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
    /** The process that looks after it. */
    keeper: string | null;
    /** Who asked for it and under which id, so that a resend opens no second one; null where no id was given. */
    request: string | null;
  };
  /** A RoomState as JSON, as it was after event `seq`. Not in `rooms`, since that row is written with every event. */
  snapshots: { room: string; seq: number; state: string };
  events: { room: string; seq: number; at: number; event: string };
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
  };
  /** When nobody could serve. */
  outages: { began: number; ended: number };
}
