import { fail, type GameRecord, type Replay, type Result, replay, tagValue } from '@threefold/core';
import type { Context } from './output.ts';
import { readRecords } from './readRecords.ts';
import { fromFault, stop, type Tried } from './trouble.ts';

/** The last record of a file, replayed. */
export interface LastReplay {
  readonly record: GameRecord;
  readonly replay: Replay;
  /** How many records the file holds. */
  readonly count: number;
  /** Whether it is written in a foreign format. */
  readonly foreign: boolean;
}

export const lastReplay = async (context: Context, path: string): Promise<Tried<LastReplay>> => {
  const { catalogue } = context;
  let last: Result<GameRecord> = fail('record.empty');
  let count = 0;
  let foreign = false;
  for await (const piece of readRecords(context, path)) {
    if (piece.kind === 'broken') return stop(piece.trouble);
    last = piece.record;
    foreign = piece.format !== undefined;
    count++;
  }
  const place = count > 1 ? `${path}, record ${count}` : path;
  if (!last.ok) return stop(fromFault(catalogue, last.error, undefined, place));
  const record = last.value;
  const replayed = replay(id => catalogue.findGame(id), record);
  return replayed.ok
    ? { ok: true, value: { record, replay: replayed.value, count, foreign } }
    : stop(fromFault(catalogue, replayed.error, tagValue(record, 'Game'), place));
};
