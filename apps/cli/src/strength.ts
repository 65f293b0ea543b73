import { type Game, type Options, parseOptions } from '@threefold/core';
import type { Bot, Level } from '@threefold/search';
import { formatEvaluator } from './bots.ts';

/** Which table of the document a match belongs to. */
type TableName = 'ladder' | 'random' | 'greedy' | 'simulations' | 'further';

/** A match whose result says something about a game's players. */
export interface StrengthMatch {
  readonly table: TableName;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** As `threefold match` names them. */
  readonly players: readonly [string, string];
  /** The levels among them as they were when they played. */
  readonly levels: readonly (Level | null)[];
  readonly games: number;
}

/** Each number of simulations is four times the one before. */
const FOURFOLD = 4;

/** All matches that the document reports about a game. `scale` multiplies the numbers of games. */
export const strengthMatches = (bot: Bot, scale: number): readonly StrengthMatch[] => {
  const { game, levels, nets } = bot;
  const two = game.seats[0]!;
  const top = levels.length;
  const match = (table: TableName, players: readonly [string, string], games: number, seats = two): StrengthMatch => ({
    table,
    game: game.id,
    seats,
    options: standardOptions(game, seats),
    players,
    levels: players.map(player => levels[Number(/^level:(\d+)$/.exec(player)?.[1] ?? 0) - 1] ?? null),
    games: Math.max(2, Math.round((games * scale) / 2) * 2),
  });
  const each = levels.map((_, i) => i + 1);
  const evaluator = nets ? 'net' : 'hand';
  const simulations = nets ? [8, 32, 128] : [4, 16, 64];
  return [
    ...each
      .slice(1)
      .map(i => match('ladder', [`level:${i}`, `level:${i - 1}`], i === top ? 80 : i === top - 1 ? 60 : 120)),
    ...each.map(i => match('random', [`level:${i}`, 'random'], i >= top - 1 ? 6 : 20)),
    ...each.map(i => match('greedy', [`level:${i}`, 'greedy'], i >= top - 1 ? 6 : 40)),
    ...simulations.map(n =>
      match('simulations', [`${evaluator}:${FOURFOLD * n}`, `${evaluator}:${n}`], nets ? 20 : 60),
    ),
    match('further', [`level:${top}`, 'greedyturn'], 40),
    ...(nets ? [match('further', ['net:200', 'hand:200'], 30), match('further', ['net:200', 'net:8'], 30)] : []),
    ...game.seats.slice(1).map(seats => match('further', [`level:${top - 2}`, `level:${top - 4}`], 10 * seats, seats)),
  ];
};

/** The options that nobody has changed. */
const standardOptions = (game: Game, seats: number): Options => {
  const options = parseOptions(game.options, seats, {});
  if (!options.ok) throw new Error(options.error.detail);
  return options.value;
};

/** A match that was played: one line of JSON in the results file. */
export interface StrengthResult extends StrengthMatch {
  /** Games that the first player won, shared and lost. */
  readonly wins: number;
  readonly shared: number;
  readonly losses: number;
  /** The first player's mean share. */
  readonly share: number;
  /** Processor seconds a turn of each player. */
  readonly secondsPerTurn: readonly number[];
}

/** What tells one match from another: a level that was changed since makes it another one. */
export const matchKey = ({ table, game, seats, options, players, levels }: StrengthMatch): string =>
  JSON.stringify([table, game, seats, options, players, levels]);

/** The results of a file, the last one of each match. */
export const parseResults = (text: string): ReadonlyMap<string, StrengthResult> =>
  new Map(
    text
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(line => JSON.parse(line) as StrengthResult)
      .map(result => [matchKey(result), result]),
  );

export const formatResult = (result: StrengthResult): string => `${JSON.stringify(result)}\n`;

const BEGIN = '<!-- tables: made by `npm run strength` -->';
const END = '<!-- end of tables -->';

/** The document with its tables written anew; undefined where it has no place for them. */
export const replaceTables = (document: string, tables: string): string | undefined => {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) return undefined;
  return `${document.slice(0, begin)}${BEGIN}\n\n${tables}\n${document.slice(end)}`;
};

/** All tables about the games of these bots. */
export const strengthTables = (bots: readonly Bot[], results: ReadonlyMap<string, StrengthResult>): string =>
  bots.map(bot => gameTables(bot, results)).join('\n');

const gameTables = (bot: Bot, results: ReadonlyMap<string, StrengthResult>): string => {
  const matches = strengthMatches(bot, 1);
  const of = (table: TableName): readonly (StrengthResult | undefined)[] =>
    matches.filter(match => match.table === table).map(match => results.get(matchKey(match)));
  const ladder = [undefined, ...of('ladder')];
  const random = of('random');
  const greedy = of('greedy');
  const rows = bot.levels.map((level, i) => [
    `${i + 1}`,
    describe(level),
    i === 0 ? '' : percent(ladder[i]),
    games(ladder[i]),
    score(random[i]),
    score(greedy[i]),
    seconds(random[i]),
  ]);
  return [
    `## ${bot.game.id}\n`,
    markdown(['level', 'how it plays', 'against the one below', 'games', 'random', 'greedy', 'CPU s a turn'], rows),
    markdown(
      ['simulations a step', 'score', 'games'],
      of('simulations').map(result => [result?.players.join(' against ') ?? '', percent(result), games(result)]),
    ),
    markdown(
      ['match', 'seats', 'score', 'games'],
      of('further').map(result => [
        result?.players.join(result.seats > 2 ? ' against all others ' : ' against ') ?? '',
        `${result?.seats ?? ''}`,
        percent(result),
        games(result),
      ]),
    ),
  ].join('\n');
};

const describe = ({ evaluator, simulations, turns, temperature, proof }: Level): string =>
  [
    formatEvaluator(evaluator),
    simulations === 1 ? 'first impression' : `${simulations} simulations`,
    ...(turns < 100 && simulations > 1 ? [`${turns} ${turns === 1 ? 'turn' : 'turns'} ahead`] : []),
    ...(temperature > 0 ? [`temperature ${temperature}`] : []),
    ...(proof > 0 ? [`proofs of ${proof} nodes`] : []),
  ].join(', ');

const percent = (result: StrengthResult | undefined): string =>
  result ? `${(100 * result.share).toFixed(1)} %` : 'not played';
const games = (result: StrengthResult | undefined): string => `${result?.games ?? ''}`;
const score = (result: StrengthResult | undefined): string =>
  result ? [result.wins, ...(result.shared > 0 ? [result.shared] : []), result.losses].join('-') : 'not played';
const seconds = (result: StrengthResult | undefined): string => result?.secondsPerTurn[0]?.toPrecision(2) ?? '';

/** A table whose columns line up, as the formatter of the project would have it. */
const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map(row => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  return `${[line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')}\n`;
};
