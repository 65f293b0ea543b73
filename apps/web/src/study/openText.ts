import { fail, type Game, type GameRecord, ok, parseRecord, type Result, splitRecords } from '@threefold-games/core';
import { type OpenedStudy, studyOfPosition, studyOfRecord } from './studyRecord.ts';
import { parseStudy } from './studyText.ts';

/** What a text was opened as. */
export interface OpenedText extends OpenedStudy {
  /** How many games it holds; the first is open. */
  readonly games: number;
}

/** Opens whatever somebody brings: a study, a position, a record of ours or of other programs. */
export const openText = (games: readonly Game[], text: string): Result<OpenedText> => {
  const findGame = (id: string): Game | undefined => games.find(game => game.id === id);
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed.startsWith('threefold-study ')) return one(parseStudy(findGame, `${trimmed}\n`));
  if (/^[a-z]+\/\d+ /.test(trimmed)) return one(studyOfPosition(findGame, trimmed));
  const found = recordsOf(games, text);
  const [first] = found;
  if (!first) return fail('record.empty');
  const opened = first.ok ? studyOfRecord(findGame, first.value) : first;
  return opened.ok ? ok({ ...opened.value, games: found.length }) : opened;
};

/** The games of a text, each read or refused. */
export const recordsOf = (games: readonly Game[], text: string): readonly Result<GameRecord>[] => {
  const formats = games.flatMap(game => game.formats);
  // A text of ours may quote anything in its comments: a Game tag goes first.
  const foreign = /^\s*\[Game\s/m.test(text) ? undefined : formats.find(format => format.detect(text));
  return foreign ? foreign.split(text).map(each => foreign.read(each)) : splitRecords(text).map(parseRecord);
};

const one = (opened: Result<OpenedStudy>): Result<OpenedText> =>
  opened.ok ? ok({ ...opened.value, games: 1 }) : opened;
