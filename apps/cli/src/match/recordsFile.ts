import {
  formatOptions,
  formatRecord,
  type Game,
  parseRecord,
  type Replay,
  type Result,
  replay,
  tagValue,
} from '@threefold-games/core';
import { type CommandFault, wrongUsage } from '../faults.ts';
import type { Io } from '../io.ts';
import { FOREIGN, openResumable, RECORDS, type ResumableFile } from '../resumableFile.ts';
import { matchRecord, matchTag, readMatchGame } from './matchRecord.ts';
import type { MatchPlan, PlayedGame } from './plan.ts';

/** A file that a match writes its records to. */
export interface RecordsFile {
  /** The games that it held already, in order from the first. */
  readonly played: readonly PlayedGame[];
  /** Adds a game; what went wrong, if something did. */
  add(game: PlayedGame): Promise<CommandFault | undefined>;
}

/** Makes the file, or with `resume` takes over the games of the same match that it holds and cuts off one that is torn. */
export const openRecords = async (
  io: Io,
  game: Game,
  plan: MatchPlan,
  path: string,
  resume: boolean,
): Promise<Result<RecordsFile, CommandFault>> => {
  const file: Result<ResumableFile<PlayedGame>, CommandFault> = await openResumable(io, path, resume, {
    split: RECORDS.split,
    begin: `[Game "${plan.game}"]`,
    read: (entry, before) => readEntry(game, plan, entry, before),
    refusal: wrongUsage(
      `${path} holds the games of another match.`,
      'Resume with the same players, options, limits and seed, or choose another file.',
    ),
  });
  if (!file.ok) return file;
  const { held, add } = file.value;
  return { ok: true, value: { played: held, add: added => add(`${formatRecord(matchRecord(game, plan, added))}\n`) } };
};

const readEntry = (
  game: Game,
  plan: MatchPlan,
  entry: string,
  before: number,
): PlayedGame | typeof FOREIGN | undefined => {
  const parsed = parseRecord(entry);
  if (!parsed.ok) return undefined;
  const record = parsed.value;
  // Tags come first: a torn record without this one has no turns yet.
  const tag = tagValue(record, 'Match');
  if (tag !== matchTag(plan) && (tag !== undefined || record.turns.length > 0)) return FOREIGN;
  const replayed = replay(id => (id === game.id ? game : undefined), record);
  if (!replayed.ok) return undefined;
  if (!isOfPlan(plan, replayed.value)) return FOREIGN;
  return RECORDS.isWhole(entry) ? readMatchGame(plan, before, record, replayed.value) : undefined;
};

const isOfPlan = (plan: MatchPlan, { setup }: Replay): boolean =>
  setup.seats === plan.seats && formatOptions(setup.options) === formatOptions(plan.options);
