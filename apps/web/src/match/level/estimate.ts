import { expectedScore, oddsOf, type Skill, type SkillGame, skillAfter, TOP_LEVEL } from '@threefold-games/core';
import { placesOf, wasPlayed } from '@threefold-games/room';
import { ME, type StoredGame } from '../../library/index.ts';

/** What is known of how well one plays a game against bots. */
export interface OwnSkill extends Skill {
  /** How many games it was learned from. */
  readonly games: number;
  /** How many of the last ones were won, one after the other. */
  readonly wins: number;
  /** The game that ended last. */
  readonly last: string;
  /** When that was. */
  readonly at: number;
}

/** The Elo of every level, the first level first. */
export type Ratings = readonly number[];

/** How exactly the levels were measured. */
const MEASURED = 30;
/** Somebody of whom nothing is known most likely begins: one win leads one level up, and no further. */
const FRESH_DEVIATION = 250;
const FRESH_VOLATILITY = 0.06;
/** People learn: however much they have played, four wins in a row move what is known by about a level. */
const LEAST_DEVIATION = 100;
/** With more than that one knows too little to speak of a level; about three even games bring it below. */
const UNSURE = 160;
/** Which share of the games one wins at the level that is offered. */
const OFFERED = 0.45;

const freshSkill = (ratings: Ratings): OwnSkill => ({
  mean: ratings[0] ?? 0,
  deviation: FRESH_DEVIATION,
  volatility: FRESH_VOLATILITY,
  games: 0,
  wins: 0,
  last: '',
  at: 0,
});

/** How a game went for who played it against bots alone. */
export interface BotsResult {
  /** Undefined for who neither won nor lost. */
  readonly won: boolean | undefined;
  readonly levels: readonly number[];
}

/**
 * How a game in this browser ended for me; undefined unless I alone played bots in it, from its first turn to an end that says something.
 * Who resigns or runs out of time has lost. A record that came from elsewhere says nothing.
 */
export const botsResult = ({ room, said }: StoredGame): BotsResult | undefined => {
  const { seats, result } = room;
  const mine = seats.findIndex(sitter => sitter.kind === 'person' && sitter.person === ME);
  const levels = seats.flatMap(sitter => (sitter.kind === 'bot' ? [sitter.level] : []));
  const share = result?.shares?.[mine];
  if (share === undefined || levels.length < seats.length - 1 || said || !wasPlayed(room)) return undefined;
  return { won: share === 1 ? true : share === 0 ? false : undefined, levels };
};

/**
 * What a game says about me: a game against each of the bots, which together weigh as much as one. With odds it says nothing. Whoever took
 * turns back or asked what to play did not play all of it alone: each time halves what it says, so that a slip costs a beginner little,
 * and nobody rises by trying until it works. Help at the table never says what to play, and changes nothing.
 */
const skillGames = ({ room, aided = 0 }: StoredGame, ratings: Ratings): readonly SkillGame[] => {
  const places = placesOf(room);
  if (!places || oddsOf(room.plan.options)) return [];
  const own = places[room.seats.findIndex(({ kind }) => kind === 'person')]!;
  const weight = 0.5 ** aided / (room.seats.length - 1);
  return room.seats.flatMap((sitter, seat) => {
    const mean = sitter.kind === 'bot' ? ratings[sitter.level - 1] : undefined;
    if (mean === undefined) return [];
    const score = (1 + Math.sign(places[seat]! - own)) / 2;
    return [{ opponent: { mean, deviation: MEASURED }, score, weight }];
  });
};

/** What is known after a game; the same as before where the game says nothing. */
export const learnFrom = (before: OwnSkill | undefined, game: StoredGame, ratings: Ratings): OwnSkill | undefined => {
  const result = botsResult(game);
  if (!result || before?.last === game.id) return before;
  const known = before ?? freshSkill(ratings);
  const games = skillGames(game, ratings);
  const { mean, deviation, volatility } = skillAfter(known, games);
  return {
    mean,
    deviation: Math.min(FRESH_DEVIATION, Math.max(LEAST_DEVIATION, deviation)),
    volatility,
    games: known.games + (games.length > 0 ? 1 : 0),
    wins: result.won ? known.wins + 1 : 0,
    last: game.id,
    at: game.updated,
  };
};

/** The level for which something is least. */
const best = (ratings: Ratings, cost: (mean: number) => number): number => {
  const costs = ratings.map(cost);
  return 1 + costs.indexOf(Math.min(...costs));
};

/** About which level somebody plays like. */
export const levelOf = ({ mean }: Skill, ratings: Ratings): number => best(ratings, each => Math.abs(each - mean));

/** Whether that is known from too little. */
export const isUnsure = ({ deviation }: Skill): boolean => deviation > UNSURE;

/** Which share of the games somebody wins against a level. */
export const chanceAgainst = ({ mean }: Skill, level: number, ratings: Ratings): number =>
  expectedScore(mean, { mean: ratings[level - 1] ?? 0, deviation: MEASURED });

/** The level at which somebody wins about 45 games of 100. */
export const offeredLevel = ({ mean }: Skill, ratings: Ratings): number =>
  best(ratings, each => Math.abs(expectedScore(mean, { mean: each, deviation: MEASURED }) - OFFERED));

/** How many wins in a row it takes. */
const WINS = 2;

/** Which way the levels of the bots would better go after a game: one down after a loss, one up after two wins in a row, else nowhere. */
export const offerOf = (game: StoredGame, known: OwnSkill | undefined): -1 | 0 | 1 => {
  const result = botsResult(game);
  if (result?.won === undefined) return 0;
  if (!result.won) return result.levels.some(level => level > 1) ? -1 : 0;
  const isInARow = known?.last === game.id && known.wins >= WINS;
  return isInARow && result.levels.some(level => level < TOP_LEVEL) ? 1 : 0;
};
