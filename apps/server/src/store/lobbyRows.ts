import { heads } from '@threefold-games/catalogue/load';
import { type BotLevel, botLevel, type GameHead, type GivenLevel, levelNow } from '@threefold-games/core';
import { isSlow } from '@threefold-games/room';
import type { LobbyRow } from '@threefold-games/wire';
import type { RoomTables } from './tables.ts';

/**
 * What a turn changes of a room's row. It is written with every event, the whole row only where more has changed: in between its picture is
 * that of an earlier turn.
 */
export interface Progress extends Pick<LobbyRow, 'turns' | 'actor' | 'deadline'> {
  /** The number of the event after which it was so. */
  readonly seq: number;
}

/** What the lists know about a room beyond its progress. */
export type RoomColumns = Pick<RoomTables['rooms'], 'phase' | 'listed' | 'watching' | 'slow' | 'row'>;

export const columnsOf = (row: LobbyRow): RoomColumns => {
  const { listed, watching } = row.plan;
  return {
    phase: row.phase,
    listed: listed ? 1 : 0,
    watching: watching ? 1 : 0,
    slow: isSlow(row.plan) ? 1 : 0,
    row: JSON.stringify(row),
  };
};

/** What is read of a room for lists. */
export const ROW_COLUMNS = ['rooms.row', 'rooms.progress', 'rooms.seq', 'rooms.updated'] as const;

/** The row of a room as it is stored. Where an older version wrote last, the row says all. */
export const readRow = ({
  row,
  progress,
  seq,
  updated,
}: Pick<RoomTables['rooms'], 'row' | 'progress' | 'seq' | 'updated'>): LobbyRow => {
  const whole = renewed(JSON.parse(row) as LobbyRow);
  const since = progress === null ? undefined : (JSON.parse(progress) as Progress);
  if (since?.seq !== seq) return whole;
  const { turns, actor, deadline } = since;
  return { ...whole, updated, turns, actor, deadline };
};

/** A row of when bots had eight levels names those that are as strong today. */
const renewed = (row: LobbyRow): LobbyRow => {
  const game = headOf(row.plan.game);
  const { leaver } = row.plan;
  const now = (given: GivenLevel): BotLevel => botLevel(levelNow(game, given) ?? 1);
  return {
    ...row,
    plan: leaver.kind === 'bot' ? { ...row.plan, leaver: { kind: 'bot', ...now(leaver) } } : row.plan,
    seats: row.seats.map(seat =>
      seat.level === undefined ? seat : { ...seat, ...now({ ...seat, level: seat.level }) },
    ),
  };
};

/** Maps the former levels of a game to those of today; empty for an unknown game. */
export const headOf = (game: string): Pick<GameHead, 'formerLevels'> => heads.find(({ id }) => id === game) ?? {};
