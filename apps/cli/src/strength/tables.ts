import type { Bot, Level } from '@threefold-games/search';
import { formatEvaluator } from '../bots.ts';
import { nameOf } from './picture.ts';
import { groupOf, type StrengthMatch, strengthMatches, type TableName } from './plan.ts';
import type { MatchScore, Results } from './results.ts';
import { type Placed, scaleOf } from './scale.ts';

const BEGIN = '<!-- tables: made by `npm run strength` -->';
const END = '<!-- end of tables -->';

/** The document with its tables written anew; undefined where it has no place for them. */
export const replaceTables = (document: string, tables: string): string | undefined => {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) return undefined;
  return `${document.slice(0, begin)}${BEGIN}\n\n${tables}\n${document.slice(end)}`;
};

/** A game's player under the game's name. */
export interface Titled {
  readonly bot: Bot;
  readonly title: string;
}

/** All tables about some games. `pictures` is the folder of their ladders as the document sees it. */
export const strengthTables = (games: readonly Titled[], results: Results, pictures: string): string =>
  games.map(game => gameTables(game, results, pictures)).join('\n');

const gameTables = ({ bot, title }: Titled, results: Results, pictures: string): string => {
  const scale = scaleOf(bot, results);
  const matches = strengthMatches(bot, 1);
  const of = (table: TableName): readonly StrengthMatch[] => matches.filter(match => match.table === table);
  const ladder = of('ladder').map(match => results.of(match));
  const levels = bot.levels.map((level, i) => [
    `${i + 1}`,
    groupOf(i + 1, bot.levels.length),
    describe(level),
    ...(i === 0 ? ['', ''] : [percent(ladder[i - 1]), games(ladder[i - 1])]),
    elo(scale.find(({ player }) => player === `level:${i + 1}`)),
    // Level 1 is only ever the second player.
    milliseconds(i === 0 ? ladder[0]?.secondsPerTurn[1] : ladder[i - 1]?.secondsPerTurn[0]),
  ]);
  const others = scale
    .filter(({ sort }) => sort !== 'level')
    .map(player => [nameOf(player), elo(player), nearest(player, scale)]);
  const scores = (title: string, ...tables: readonly TableName[]): string =>
    markdown(
      [title, 'seats', 'score', 'games'],
      tables.flatMap(of).map(match => {
        const score = results.of(match);
        return [match.players.join(match.seats > 2 ? ' against all others ' : ' against '), `${match.seats}`].concat(
          percent(score),
          games(score),
        );
      }),
    );
  return [
    `## ${title}\n`,
    `![The ladder of ${title}: its levels, stand-ins for people and earlier programs on one scale](${pictures}/ladder-${bot.game.id}.svg)\n`,
    markdown(['level', 'group', 'how it plays', 'against the one below', 'games', 'Elo', 'CPU ms a turn'], levels),
    markdown(['who else', 'Elo', 'about level'], others),
    scores('stand-ins and simple players', 'anchors'),
    ...(bot.game.seats.length > 1 ? [scores('one seat against all others', 'seats')] : []),
    scores('former levels', 'former'),
    scores('simulations a step, and further', 'simulations', 'further'),
  ].join('\n');
};

const describe = ({ evaluator, simulations, turns, looks, temperature, proof }: Level): string =>
  [
    formatEvaluator(evaluator),
    ...(looks === undefined ? [] : [`looks at about ${looks} steps`]),
    simulations === 1 ? 'first impression' : `${simulations} simulations`,
    ...(turns < 100 && simulations > 1 ? [`${turns} ${turns === 1 ? 'turn' : 'turns'} ahead`] : []),
    ...(temperature > 0 ? [`temperature ${temperature}`] : []),
    ...(proof > 0 ? [`proofs of ${proof} nodes`] : []),
  ].join(', ');

/** The level that lies nearest. */
const nearest = ({ elo: own }: Placed, scale: readonly Placed[]): string => {
  const levels = scale.filter(({ sort }) => sort === 'level');
  const { level, elo: its } = levels.reduce((best, each) =>
    Math.abs(each.elo - own) < Math.abs(best.elo - own) ? each : best,
  );
  // Below the lowest and above the highest there is nothing to compare with.
  if (own > levels[0]!.elo || own < levels.at(-1)!.elo - BESIDE) return own > its ? `above ${level}` : `below ${level}`;
  return `${level}`;
};
/** So far below level 1 one still plays like it. */
const BESIDE = 60;

const elo = (placed: Placed | undefined): string => {
  if (!placed) return 'not played';
  return placed.error === 0 ? `${placed.elo}` : `${Math.round(placed.elo)} ± ${Math.round(placed.error)}`;
};
const DEVIATIONS = 1.959964;
/** A share with its 95 % interval. */
const percent = (score: MatchScore | undefined): string => {
  if (!score) return 'not played';
  const { share, games: n } = score;
  const error = DEVIATIONS * Math.sqrt((share * (1 - share)) / n);
  return `${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(0)} %`;
};
const games = (score: MatchScore | undefined): string => `${score?.games ?? ''}`;
const milliseconds = (seconds: number | undefined): string =>
  seconds === undefined ? '' : `${Number((1000 * seconds).toPrecision(2))}`;

/** A table whose columns line up, as the formatter of the project would have it. */
const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map(row => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  return `${[line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')}\n`;
};
