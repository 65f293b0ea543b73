import type { Bot } from '@threefold-games/search';
import { Command, InvalidArgumentError } from 'commander';
import { findBot } from '../bots.ts';
import { helpText, type Run, wholeNumber } from '../command.ts';
import { type CommandFault, EXIT, type ExitCode, systemFault, wrongUsage } from '../faults.ts';
import { chooseGame } from '../openGame.ts';
import { type Context, report, writeLine } from '../output.ts';
import type { MatchScore, Results } from '../strength/results.ts';

interface StrengthArguments {
  readonly results: string;
  readonly document?: string;
  readonly pictures?: string;
  readonly ratings?: string;
  readonly scale: number;
  readonly jobs: number;
  readonly part?: Part;
  readonly seed: string;
}

/** One of several shares of the work. */
interface Part {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

const MOST_PARTS = 1000;

const parsePart = (text: string): Part => {
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > of || of > MOST_PARTS) {
    throw new InvalidArgumentError(`It must be a share such as 2/5, of at most ${MOST_PARTS}.`);
  }
  return { number, of };
};

export const strengthCommand = (run: Run): Command =>
  new Command('strength')
    .description(
      'play the matches of docs/strength.md that are missing or out of date, and write its tables and pictures',
    )
    .argument('[games...]', 'the games to play matches of, all where none is named')
    .option('--results <file>', 'one line of JSON for some games of a match that were played', 'bench/strength.jsonl')
    .option('--document <file>', 'the document whose tables are written anew')
    .option('--pictures <folder>', 'where the ladder of each game is drawn, seen from the document')
    .option('--ratings <folder>', 'the folder of the games, to which the ratings of the levels are written')
    .option('--scale <percent>', 'games in per cent of the usual numbers; 0 plays none', wholeNumber(0, 10_000), 100)
    .option('--jobs <n>', 'how much is played at a time, each in a thread', wholeNumber(1, 256), 1)
    .option('--part <i/n>', 'plays only this share of the work, for several processes or machines', parsePart)
    .option('--seed <text>', 'any text or number', 'strength')
    .addHelpText('after', helpText(HELP, ...EXAMPLES))
    .action((games: readonly string[], options: StrengthArguments) =>
      run(context => strength(context, games, options)),
    );

const HELP = `Matches are played in chunks of some games, and each chunk is kept as soon as it is over: a run that was stopped or killed goes on where
it was. What is in the file is not played again, unless a level that plays in it was changed or more games are wanted.

Several processes can share a file; machines that cannot have a file each, and all lines put into one file make the whole. With --scale 0
tables, pictures and ratings are made of what there is.`;

const EXAMPLES = [
  'strength --document docs/strength.md --pictures images --ratings games --jobs 2',
  'strength tzaar --scale 10',
  'strength --part 2/5 --jobs 16 --results second.jsonl',
];

const strength = async (context: Context, ids: readonly string[], options: StrengthArguments): Promise<ExitCode> => {
  const { io, catalogue } = context;
  const { results: file, scale, jobs, part = { number: 1, of: 1 }, seed } = options;
  const { chunksOf, strengthMatches } = await import('../strength/plan.ts');
  const { formatResult, Results: NewResults, readResults } = await import('../strength/results.ts');
  const bots: Bot[] = [];
  for (const { id } of catalogue.games) {
    const bot = await findBot(catalogue.findGame(id)!);
    if (!bot.ok) return report(io, bot.error);
    bots.push(bot.value);
  }
  for (const id of ids) {
    const game = chooseGame(context, id);
    if (!game.ok) return report(io, game.error);
  }
  const results = new NewResults();
  const broken = readResults(results, await readWhole(context, file));
  if (broken !== undefined) return report(io, noResult(file, broken));
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  const wanted = bots.filter(({ game }) => ids.length === 0 || ids.includes(game.id));
  const due = (scale === 0 ? [] : wanted)
    .flatMap(bot => strengthMatches(bot, scale / 100).flatMap(match => chunksOf(match, bot.levels.length)))
    .filter((chunk, i) => i % part.of === part.number - 1 && !results.has(chunk))
    // What is soon done comes first: a run that is broken off has then told most.
    .sort((a, b) => Number(a.slow) - Number(b.slow));
  const { playChunks } = await import('../strength/play.ts');
  let left = due.length;
  const fault = await playChunks(due, {
    jobs,
    seed,
    stop: stop.signal,
    findGame: id => catalogue.findGame(id)!,
    async onChunk(result) {
      results.add(result);
      writeLine(io, `${tell(results.of(result)!)}; ${--left} to go`);
      try {
        await io.appendFile(file, formatResult(result));
      } catch (error) {
        return systemFault(error, file);
      }
      return undefined;
    },
  });
  release();
  if (fault) return report(io, fault);
  const unwritten = await writeAll(context, options, bots, results);
  if (unwritten) return report(io, unwritten);
  return stop.signal.aborted ? EXIT.interrupted : EXIT.fine;
};

const noResult = (file: string, line: number): CommandFault => ({
  code: 'file.broken',
  sentence: `${file}: Line ${line} is no result of a match.`,
  hint: 'Take the line out; its games are then played anew.',
  exit: EXIT.file,
});

const tell = ({ game, seats, players, games, wins, shared, losses, share }: MatchScore): string =>
  `${game}, ${seats} seats: ${players.join(' against ')}: ${wins}-${shared}-${losses}, ${(100 * share).toFixed(1)} % of ${games} games`;

/** Writes what follows from the results: the tables, the pictures and the ratings. */
const writeAll = async (
  context: Context,
  { document, pictures, ratings }: StrengthArguments,
  bots: readonly Bot[],
  results: Results,
): Promise<CommandFault | undefined> => {
  const { io } = context;
  const { ladderPicture } = await import('../strength/picture.ts');
  const { levelRatings, scaleOf } = await import('../strength/scale.ts');
  const { replaceTables, strengthTables } = await import('../strength/tables.ts');
  const titled = await Promise.all(bots.map(async bot => ({ bot, title: await titleOf(bot.game.id) })));
  const files: (readonly [path: string, text: string])[] = [];
  if (document !== undefined) {
    const text = replaceTables(await readWhole(context, document), strengthTables(titled, results, pictures ?? '.'));
    if (text === undefined) {
      const sentence = `${document} has no place for the tables.`;
      return wrongUsage(sentence, 'It needs the two marks that docs/strength.md has.');
    }
    files.push([document, text]);
  }
  for (const { bot, title } of titled) {
    const { id } = bot.game;
    const scale = scaleOf(bot, results);
    const folder = `${document?.replace(/[^/]*$/, '') ?? ''}${pictures}`;
    if (pictures !== undefined)
      files.push([`${folder}/ladder-${id}.svg`, ladderPicture(`The ladder of ${title}`, scale)]);
    const elos = levelRatings(bot, scale);
    if (ratings !== undefined && elos) files.push([`${ratings}/${id}/bot/ratings.ts`, ratingsFile(elos)]);
  }
  for (const [path, text] of files) {
    try {
      await io.writeFile(path, text, true);
    } catch (error) {
      return systemFault(error, path);
    }
  }
  return undefined;
};

const titleOf = async (id: string): Promise<string> => {
  const { loadFace } = await import('@threefold-games/catalogue/load');
  return (await loadFace(id, 'en'))!.title;
};

const ratingsFile = (ratings: readonly number[]): string =>
  `/** How strong each level is with two seats, on the Elo scale of docs/strength.md. Written by \`npm run strength\`. */
export const RATINGS: readonly number[] = [${ratings.join(', ')}];
`;

/** The text of a file; none where there is no such file. */
const readWhole = async ({ io }: Context, path: string): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of io.readFile(path)) text += decoder.decode(bytes, { stream: true });
  } catch {
    return '';
  }
  return text;
};
