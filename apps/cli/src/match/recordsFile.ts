import { formatRecord, type Game, replay, tagValue } from '@threefold/core';
import type { Context } from '../output.ts';
import { readRecords } from '../readRecords.ts';
import { fromSystem, stop, type Tried, type Trouble, wrongUsage } from '../trouble.ts';
import { matchRecord, matchTag, readMatchGame } from './matchRecord.ts';
import type { MatchPlan, PlayedGame } from './plan.ts';

/** A file that a match writes its records to. */
export interface RecordsFile {
  /** The games that it held already, in order from the first. */
  readonly played: readonly PlayedGame[];
  /** Adds a game; what went wrong, if something did. */
  add(game: PlayedGame): Promise<Trouble | undefined>;
}

/** Makes the file, or with `resume` takes over the games of the same match that it holds and cuts off what is torn. */
export const openRecords = async (
  context: Context,
  game: Game,
  plan: MatchPlan,
  path: string,
  resume: boolean,
): Promise<Tried<RecordsFile>> => {
  const { io } = context;
  const found: Tried<Found> = resume ? await findGames(context, plan, path) : { ok: true, value: NOTHING };
  if (!found.ok) return found;
  const { played, text } = found.value;
  let empty = text === '';
  try {
    await io.writeFile(path, text, resume);
  } catch (error) {
    return stop(fromSystem(error, path));
  }
  const add = async (added: PlayedGame): Promise<Trouble | undefined> => {
    const record = formatRecord(matchRecord(game, plan, added));
    try {
      await io.appendFile(path, empty ? record : `\n${record}`);
      empty = false;
      return undefined;
    } catch (error) {
      return fromSystem(error, path);
    }
  };
  return { ok: true, value: { played, add } };
};

interface Found {
  readonly played: readonly PlayedGame[];
  /** Their records as the file has them. */
  readonly text: string;
}

const NOTHING: Found = { played: [], text: '' };

const findGames = async (context: Context, plan: MatchPlan, path: string): Promise<Tried<Found>> => {
  const played: PlayedGame[] = [];
  const records: string[] = [];
  for await (const piece of readRecords(context, path)) {
    if (piece.kind === 'broken')
      return piece.trouble.code === 'file.missing' ? { ok: true, value: NOTHING } : stop(piece.trouble);
    if (!piece.record.ok) break;
    const record = piece.record.value;
    if (tagValue(record, 'Match') !== matchTag(plan)) return stop(otherMatch(path));
    const replayed = replay(id => context.catalogue.findGame(id), record);
    const game = replayed.ok ? readMatchGame(plan, played.length, record, replayed.value) : undefined;
    if (game === undefined) break;
    played.push(game);
    records.push(formatRecord(record));
  }
  return { ok: true, value: { played, text: records.join('\n') } };
};

const otherMatch = (path: string): Trouble =>
  wrongUsage(
    `${path} holds the games of another match.`,
    'Resume with the same players, options, limits and seed, or choose another file.',
  );
