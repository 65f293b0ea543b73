import {
  formatOptions,
  formatRecord,
  type Game,
  ok,
  type Replay,
  type Result,
  replay,
  tagValue,
} from '@threefold/core';
import { type CommandFault, refuse, systemFault, wrongUsage } from '../faults.ts';
import type { Context } from '../output.ts';
import { readRecords } from '../readRecords.ts';
import { matchRecord, matchTag, readMatchGame } from './matchRecord.ts';
import type { MatchPlan, PlayedGame } from './plan.ts';

/** A file that a match writes its records to. */
export interface RecordsFile {
  /** The games that it held already, in order from the first. */
  readonly played: readonly PlayedGame[];
  /** Adds a game; what went wrong, if something did. */
  add(game: PlayedGame): Promise<CommandFault | undefined>;
}

/** Makes the file, or with `resume` takes over the games of the same match that it holds and cuts off what is torn. */
export const openRecords = async (
  context: Context,
  game: Game,
  plan: MatchPlan,
  path: string,
  resume: boolean,
): Promise<Result<RecordsFile, CommandFault>> => {
  const { io } = context;
  const found: Result<Found, CommandFault> = resume ? await findGames(context, plan, path) : ok(NOTHING);
  if (!found.ok) return found;
  const { played, text } = found.value;
  let empty = text === '';
  try {
    await io.writeFile(path, text, resume);
  } catch (error) {
    return refuse(systemFault(error, path));
  }
  const add = async (added: PlayedGame): Promise<CommandFault | undefined> => {
    const record = formatRecord(matchRecord(game, plan, added));
    try {
      await io.appendFile(path, empty ? record : `\n${record}`);
      empty = false;
      return undefined;
    } catch (error) {
      return systemFault(error, path);
    }
  };
  return ok({ played, add });
};

interface Found {
  readonly played: readonly PlayedGame[];
  /** Their records as the file has them. */
  readonly text: string;
}

const NOTHING: Found = { played: [], text: '' };

const findGames = async (context: Context, plan: MatchPlan, path: string): Promise<Result<Found, CommandFault>> => {
  const played: PlayedGame[] = [];
  const records: string[] = [];
  // Only the last record can be torn: what comes after one that is no game of this match was written by somebody else.
  let torn = false;
  for await (const piece of readRecords(context, path)) {
    if (piece.kind === 'broken') return piece.fault.code === 'file.missing' ? ok(NOTHING) : refuse(piece.fault);
    if (torn) return refuse(otherMatch(path));
    const record = piece.record.ok ? piece.record.value : undefined;
    // Tags come first: a torn record without this one has no turns yet.
    const tag = record && tagValue(record, 'Match');
    if (record && tag !== matchTag(plan) && (tag !== undefined || record.turns.length > 0))
      return refuse(otherMatch(path));
    const replayed = record && replay(id => context.catalogue.findGame(id), record);
    if (replayed?.ok && !sameGame(plan, replayed.value)) return refuse(otherMatch(path));
    const game = record && replayed?.ok ? readMatchGame(plan, played.length, record, replayed.value) : undefined;
    torn = game === undefined;
    if (game === undefined) continue;
    played.push(game);
    records.push(formatRecord(record!));
  }
  if (played.length === 0 && !(await beginsLike(context, path, `[Game "${plan.game}"]`)))
    return refuse(otherMatch(path));
  return ok({ played, text: records.join('\n') });
};

const sameGame = (plan: MatchPlan, { history, setup }: Replay): boolean =>
  history.game.id === plan.game &&
  setup.seats === plan.seats &&
  formatOptions(setup.options) === formatOptions(plan.options);

/** Whether a file begins like this as far as it goes: nothing but what this match wrote may be cut off. */
const beginsLike = async ({ io }: Context, path: string, begin: string): Promise<boolean> => {
  for await (const chunk of io.readFile(path)) {
    const text = Buffer.from(chunk).toString('latin1');
    return text.startsWith(begin) || begin.startsWith(text);
  }
  return true;
};

const otherMatch = (path: string): CommandFault =>
  wrongUsage(
    `${path} holds the games of another match.`,
    'Resume with the same players, options, limits and seed, or choose another file.',
  );
