import {
  type Game,
  type GameRecord,
  ok,
  parseRecord,
  type Replay,
  type Result,
  replay,
  rewriteRecord,
  splitRecords,
  tagValue,
} from '@threefold-games/core';
import { cleanName } from '../settings/index.ts';
import type { StoredGame } from './savedGame.ts';
import { storedFromRecord } from './upgradeSavedGame.ts';

/** A game that was read, not yet kept. */
export type NewEntry = Omit<StoredGame, 'revision'>;

/** What an import needs beside the text. */
export interface ImportGround {
  readonly games: readonly Game[];
  /** A name and a secret for a game. */
  fresh(): { readonly id: string; readonly secret: string };
}

/** Reads all records of a text, ours or those of other programs; each is refused or taken on its own. */
export const readRecords = (text: string, ground: ImportGround, now: number): readonly Result<NewEntry>[] => {
  const { games } = ground;
  const formats = games.flatMap(game => game.formats);
  // A text of ours may quote anything in its comments: a Game tag goes first.
  const foreign = /^\s*\[Game\s/m.test(text) ? undefined : formats.find(format => format.detect(text));
  const pieces = foreign ? foreign.split(text) : splitRecords(text);
  return pieces.map(piece => readOne(foreign ? foreign.read(piece) : parseRecord(piece), ground, now));
};

const readOne = (record: Result<GameRecord>, ground: ImportGround, now: number): Result<NewEntry> => {
  if (!record.ok) return record;
  const played = replay(id => ground.games.find(game => game.id === id), record.value);
  return played.ok ? ok(toStored(record.value, played.value, now, ground)) : played;
};

const toStored = (record: GameRecord, played: Replay, now: number, ground: ImportGround): NewEntry => {
  const { names, history } = played;
  const written = rewriteRecord(record, played);
  const day = dateOf(record) ?? now;
  return storedFromRecord({
    ...ground.fresh(),
    record: written,
    played,
    composed: history.open.steps,
    seats: names.map(name => ({ kind: 'person', name: cleanName(name) })),
    started: day,
    updated: day,
    running: false,
  });
};

/** The day that a record names. */
const dateOf = (record: GameRecord): number | undefined => {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(tagValue(record, 'Date') ?? '');
  const moment = day ? Date.parse(`${day[0]}T12:00:00`) : Number.NaN;
  return Number.isFinite(moment) && moment >= 0 ? moment : undefined;
};
