import {
  type Fault,
  formatRecord,
  type Game,
  type GameRecord,
  parseRecord,
  type Replay,
  type Result,
  replay,
  rewriteRecord,
  splitRecords,
  tagValue,
} from '@threefold/core';
import { cleanName } from './readSettings.ts';
import type { SavedGame } from './savedGame.ts';

/** A game that was read, not yet kept. */
export type ReadGame = Omit<SavedGame, 'id' | 'revision'>;

/** One record of a text: a game, or why it is none. */
export type Imported =
  | { readonly ok: true; readonly game: ReadGame }
  | { readonly ok: false; readonly fault: Fault; readonly text: string };

/** Reads all records of a text, ours or those of other programs; each is refused or taken on its own. */
export const readRecords = (text: string, games: readonly Game[], now: number): readonly Imported[] => {
  const formats = games.flatMap(game => game.formats);
  // A text of ours may quote anything in its comments: a Game tag goes first.
  const foreign = /^\s*\[Game\s/m.test(text) ? undefined : formats.find(format => format.detect(text));
  const pieces = foreign ? foreign.split(text) : splitRecords(text);
  return pieces.map(piece => readOne(piece, foreign ? foreign.read(piece) : parseRecord(piece), games, now));
};

const readOne = (text: string, record: Result<GameRecord>, games: readonly Game[], now: number): Imported => {
  if (!record.ok) return { ok: false, fault: record.error, text };
  const played = replay(id => games.find(game => game.id === id), record.value);
  if (!played.ok) return { ok: false, fault: played.error, text };
  return { ok: true, game: toSaved(record.value, played.value, now) };
};

const toSaved = (record: GameRecord, played: Replay, now: number): ReadGame => {
  const { game, names, position } = played;
  const written = rewriteRecord(record, played);
  const left = /^(resign|time) (\d)$/.exec(tagValue(record, 'End') ?? '');
  const open = !position.atTurnStart;
  return {
    game: game.id,
    record: formatRecord(open ? { ...written, turns: written.turns.slice(0, -1) } : written),
    composed: open ? (written.turns.at(-1) ?? []) : [],
    seats: names.map(name => ({ kind: 'person', name: cleanName(name) })),
    started: dateOf(record) ?? now,
    updated: dateOf(record) ?? now,
    status: position.outcome() || left ? 'over' : 'stopped',
    ...(left && { end: { kind: left[1] === 'time' ? 'timeout' : 'resigned', seat: Number(left[2]) } }),
  };
};

/** The day that a record names. */
const dateOf = (record: GameRecord): number | undefined => {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(tagValue(record, 'Date') ?? '');
  const moment = day ? Date.parse(`${day[0]}T12:00:00`) : Number.NaN;
  return Number.isFinite(moment) && moment >= 0 ? moment : undefined;
};
