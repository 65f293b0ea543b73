import { type Game, type Options, parseOptions } from '@threefold-games/core';
import type { Bot, Level } from '@threefold-games/search';

/** Which table of the document a match belongs to. */
export type TableName = 'ladder' | 'anchors' | 'former' | 'seats' | 'simulations' | 'further';

/** A match whose result says something about a game's players. It is played with the standard options. */
export interface StrengthMatch {
  readonly table: TableName;
  readonly game: string;
  readonly seats: number;
  /** As `threefold match` names them; the second one has all seats but one. */
  readonly players: readonly [string, string];
  /** The levels among them as they are. */
  readonly levels: readonly (Level | null)[];
  readonly games: number;
}

/** Some games of a match, played and kept together. */
export interface Chunk {
  readonly match: StrengthMatch;
  /** Its number in the match, from 0. */
  readonly chunk: number;
  readonly games: number;
  /** Whether its players think for long. */
  readonly slow: boolean;
}

/** The levels come in so many groups. */
export const GROUPS = ['First steps', 'Family', 'Club', 'Champion'] as const;

/** The group of a level among so many. */
export const groupOf = (level: number, levels: number): (typeof GROUPS)[number] =>
  GROUPS[Math.ceil((level * GROUPS.length) / levels) - 1]!;

/** Each number of simulations is four times the one before. */
const FOURFOLD = 4;
/** Games of a chunk: enough that starting it does not matter, and of slow players few enough that little is lost with it. */
const CHUNK = 40;
const SLOW_CHUNK = 6;

/** The number of the level that a player is; NaN for another one. */
const numberOf = (player: string, kind: 'level' | 'former'): number =>
  Number(new RegExp(`^${kind}:(\\d+)$`).exec(player)?.[1]);

/** All matches that the document reports about a game. `scale` multiplies the numbers of games. */
export const strengthMatches = ({ game, levels, nets }: Bot, scale: number): readonly StrengthMatch[] => {
  const top = levels.length;
  const match = (
    table: TableName,
    players: readonly [string, string],
    games: number,
    seats = game.seats[0]!,
  ): StrengthMatch => ({
    table,
    game: game.id,
    seats,
    players,
    levels: players.map(player => levels[numberOf(player, 'level') - 1] ?? null),
    games: Math.max(1, Math.round((games * scale) / seats)) * seats,
  });
  const isChampion = (level: number): boolean => groupOf(level, top) === 'Champion';
  const ladderGames = (level: number): number => (isChampion(level) ? 240 : 600);
  const each = levels.map((_, i) => i + 1);
  const family = each.filter(level => groupOf(level, top) === 'Family');
  const evaluator = nets ? 'net' : 'hand';
  const simulations = nets ? [8, 32, 128] : [4, 16, 64];
  const all = [
    ...each.slice(1).map(i => match('ladder', [`level:${i}`, `level:${i - 1}`], ladderGames(i))),
    match('anchors', ['child', 'level:1'], 600),
    match('anchors', ['novice', 'level:3'], 600),
    match('anchors', ['eager', 'level:1'], 120),
    match('anchors', ['eager', 'level:2'], 120),
    match('anchors', ['novice', 'child'], 120),
    match('anchors', ['child', 'random'], 80),
    match('anchors', ['novice', 'random'], 80),
    match('anchors', ['eager', 'random'], 80),
    ...['greedy', 'greedyturn'].flatMap(player => family.map(i => match('anchors', [player, `level:${i}`], 120))),
    // Where they were expected to lie; the scale shows where they do.
    ...[1, 2, 3, 4, 5].flatMap(i =>
      [4, 5].map(more => match('former', [`former:${i}`, `level:${i + more}`], isChampion(i + more) ? 20 : 80)),
    ),
    ...game.seats
      .slice(1)
      .flatMap(seats => [
        match('seats', ['level:1', 'child'], 40 * seats, seats),
        ...[2, 5, 8, 11].map(i =>
          match('seats', [`level:${i}`, `level:${i - 1}`], (isChampion(i) ? 10 : 40) * seats, seats),
        ),
      ]),
    ...simulations.map(n =>
      match('simulations', [`${evaluator}:${FOURFOLD * n}`, `${evaluator}:${n}`], nets ? 20 : 60),
    ),
    match('further', [`level:${top}`, 'greedyturn'], 40),
    ...(nets ? [match('further', ['net:200', 'hand:200'], 30), match('further', ['net:200', 'net:8'], 30)] : []),
  ];
  return all.filter(({ players }) => players.every(player => !(numberOf(player, 'level') > top)));
};

/** A match in parts that can be played one by one, wherever there is time. */
export const chunksOf = (match: StrengthMatch, levels: number): readonly Chunk[] => {
  const slow = match.players.some(
    player =>
      groupOf(numberOf(player, 'level'), levels) === 'Champion' ||
      numberOf(player, 'former') >= 7 ||
      player.startsWith('net:'),
  );
  // Whole rounds: every start from all seats.
  const most = Math.ceil((slow ? SLOW_CHUNK : CHUNK) / match.seats) * match.seats;
  return Array.from({ length: Math.ceil(match.games / most) }, (_, chunk) => ({
    match,
    chunk,
    games: Math.min(most, match.games - chunk * most),
    slow,
  }));
};

/** The options that nobody has changed. */
export const standardOptions = (game: Game, seats: number): Options => {
  const options = parseOptions(game.options, seats, {});
  if (!options.ok) throw new Error(options.error.detail);
  return options.value;
};
