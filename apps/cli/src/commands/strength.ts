import { type Game, ok, type Result } from '@threefold/core';
import type { Bot } from '@threefold/search';
import { Command } from 'commander';
import { findBot } from '../bots.ts';
import { helpText, type Run, wholeNumber } from '../command.ts';
import { type CommandFault, EXIT, type ExitCode, systemFault, wrongUsage } from '../faults.ts';
import { usualOpening } from '../match/chance.ts';
import { chooseGame } from '../openGame.ts';
import { type Context, report, writeLine } from '../output.ts';
import type { StrengthMatch, StrengthResult } from '../strength.ts';

interface StrengthArguments {
  readonly results: string;
  readonly document?: string;
  readonly scale: number;
  readonly jobs: number;
  readonly seed: string;
}

export const strengthCommand = (run: Run): Command =>
  new Command('strength')
    .description('play the matches of docs/strength.md that are missing or out of date, and write its tables')
    .argument('[games...]', 'the games to play matches of, all where none is named')
    .option('--results <file>', 'one line of JSON for each match that was played', 'bench/strength.jsonl')
    .option('--document <file>', 'the document whose tables are written anew')
    .option('--scale <percent>', 'games in per cent of the usual numbers; 0 plays none', wholeNumber(0, 10_000), 100)
    .option('--jobs <n>', 'games at a time, each in a thread', wholeNumber(1, 256), 1)
    .option('--seed <text>', 'any text or number', 'strength')
    .addHelpText(
      'after',
      helpText(
        `Matches whose result is in the file are not played again, unless a level that plays in them was changed or more games are wanted.
With Ctrl-C the results so far are kept.`,
        'strength --document docs/strength.md --jobs 2',
        'strength tzaar --scale 10',
      ),
    )
    .action((games: readonly string[], options: StrengthArguments) =>
      run(context => strength(context, games, options)),
    );

const strength = async (
  context: Context,
  ids: readonly string[],
  { results: file, document, scale, jobs, seed }: StrengthArguments,
): Promise<ExitCode> => {
  const { io, catalogue } = context;
  const { matchKey, formatResult, parseResults, strengthMatches } = await import('../strength.ts');
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
  const results = new Map(parseResults(await readWhole(context, file)));
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  const wanted = bots.filter(({ game }) => ids.length === 0 || ids.includes(game.id));
  const missing = scale === 0 ? [] : wanted.flatMap(bot => strengthMatches(bot, scale / 100));
  for (const match of missing.filter(match => (results.get(matchKey(match))?.games ?? 0) < match.games)) {
    const result = await playOut(catalogue.findGame(match.game)!, match, jobs, seed, stop.signal);
    if (!result.ok) return report(io, result.error);
    if (stop.signal.aborted) break;
    results.set(matchKey(match), result.value);
    writeLine(io, tell(result.value));
    try {
      await io.appendFile(file, formatResult(result.value));
    } catch (error) {
      return report(io, systemFault(error, file));
    }
  }
  release();
  if (document !== undefined) return writeTables(context, document, bots, results);
  return stop.signal.aborted ? EXIT.interrupted : EXIT.fine;
};

const playOut = async (
  game: Game,
  match: StrengthMatch,
  jobs: number,
  seed: string,
  stop: AbortSignal,
): Promise<Result<StrengthResult, CommandFault>> => {
  const { playMatch } = await import('../match/index.ts');
  const { seats, options, players, games } = match;
  const opening = usualOpening(game, options, seats);
  const plan = { game: game.id, seats, options, players, games, seed, opening, patience: 60_000 };
  const played = await playMatch({ ...plan, jobs, stop });
  if (!played.ok) return played;
  const [first] = played.value.players;
  const { wins, shared, losses, score: share } = first!;
  const secondsPerTurn = played.value.players.map(({ seconds, turns }) => Number((seconds / turns).toPrecision(3)));
  return ok({ ...match, games: played.value.games, wins, shared, losses, share, secondsPerTurn });
};

const tell = ({ game, seats, players, games, wins, shared, losses, share }: StrengthResult): string =>
  `${game}, ${seats} seats: ${players.join(' against ')}: ${wins}-${shared}-${losses}, ${(100 * share).toFixed(1)} % of ${games} games`;

const writeTables = async (
  context: Context,
  document: string,
  bots: readonly Bot[],
  results: ReadonlyMap<string, StrengthResult>,
): Promise<ExitCode> => {
  const { io } = context;
  const { replaceTables, strengthTables } = await import('../strength.ts');
  const text = replaceTables(await readWhole(context, document), strengthTables(bots, results));
  if (text === undefined) {
    return report(
      io,
      wrongUsage(`${document} has no place for the tables.`, 'It needs the two marks that docs/strength.md has.'),
    );
  }
  try {
    await io.writeFile(document, text, true);
  } catch (error) {
    return report(io, systemFault(error, document));
  }
  return EXIT.fine;
};

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
