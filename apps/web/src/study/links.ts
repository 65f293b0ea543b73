import { formatRecord, type GameRecord } from '@threefold-games/core';
import { pack, unpack } from './pack.ts';
import type { OpenedStudy } from './studyRecord.ts';
import { formatStudy } from './studyText.ts';

/** An address that is longer gets lost in messages. */
const LONGEST = 4000;

/** The part of a link after its #: all of a study; undefined where that is too much for a link. */
export const studyAnchor = async (opened: OpenedStudy): Promise<string | undefined> =>
  short(`study=${await pack(formatStudy(opened))}`);

/** The same for one position. */
export const positionAnchor = async (position: string): Promise<string | undefined> =>
  short(`position=${await pack(position)}`);

/** What a link to the analysis brings: undefined where it brings nothing, null where it is damaged. */
export const readStudyAnchor = async (hash: string): Promise<string | null | undefined> => {
  const found = /^#?(?:study|position)=([\w-]+)$/.exec(hash);
  return found ? ((await unpack(found[1]!)) ?? null) : undefined;
};

/** The place of a replay that brings its record along: the name of no saved game. */
export const SHARED = 'shared';

/** The part of a link to a replay after its #: the turn, where one is meant, and the record. */
export const replayAnchor = async (record: GameRecord, turn: number | undefined): Promise<string | undefined> =>
  short(`${turn ?? ''}.${await pack(formatRecord(record))}`);

export const readReplayAnchor = async (
  hash: string,
): Promise<{ readonly record: string; readonly turn: number | undefined } | undefined> => {
  const found = /^#?(\d{0,6})\.([\w-]+)$/.exec(hash);
  const record = found ? await unpack(found[2]!) : undefined;
  return record === undefined ? undefined : { record, turn: found![1] === '' ? undefined : Number(found![1]) };
};

const short = (anchor: string): string | undefined => (anchor.length <= LONGEST ? anchor : undefined);
