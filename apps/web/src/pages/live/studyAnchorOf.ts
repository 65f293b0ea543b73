import type { GameRecord } from '@threefold/core';
import { findGame } from '@threefold/games';
import { studyAnchor } from '../../study/links.ts';
import { studyOfRecord } from '../../study/studyRecord.ts';

/** The part of a link after its # that opens a record in the analysis; undefined where there is none. */
export const studyAnchorOf = async (record: GameRecord): Promise<string | undefined> => {
  const study = studyOfRecord(findGame, record, undefined);
  return study.ok ? studyAnchor(study.value) : undefined;
};
