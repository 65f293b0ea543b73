import type { Bot, Level } from '@threefold/search';
import { formatEvaluator } from '../evaluatorNames.ts';
import { strengthMatches, type TableName } from './matches.ts';
import { matchKey, type StrengthResult } from './results.ts';

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
