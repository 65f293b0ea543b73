import { EARLIER, formerLevels } from '@threefold-games/bench/former';
import { YARDSTICKS } from '@threefold-games/bench/yardsticks';
import type { Bot } from '@threefold-games/search';
import { fitRatings, type Pairing, type Rated } from './ratings.ts';
import { type Results, sameLevel } from './results.ts';

/** Where level 1 of every game lies on its scale. */
export const LEVEL_1 = 800;

export type Sort = 'level' | 'yardstick' | 'simple' | 'former' | 'program';

/** A player on the scale of a game. */
export interface Placed extends Rated {
  readonly sort: Sort;
  /** The number of a level, or of a former one. */
  readonly level?: number;
}

/** Everybody of whom enough is known on the scale of a game, the strongest first. Who plays alike is one player with several names. */
export const scaleOf = (bot: Bot, results: Results): readonly Placed[] => {
  const names = namesOf(bot);
  const nameOf = (player: string): string => names.get(player) ?? player;
  const pairings = pairingsOf(bot, results).map(pairing => {
    const [one, other] = pairing.players;
    return { ...pairing, players: [nameOf(one), nameOf(other)] as const };
  });
  return fitRatings(pairings, 'level:1', LEVEL_1)
    .flatMap(rated => [
      rated,
      ...[...names].filter(([, now]) => now === rated.player).map(([player]) => ({ ...rated, player })),
    ])
    .map(rated => ({ ...rated, ...sortOf(rated.player)! }));
};

/** The former levels that are still there, and what they are called now. */
const namesOf = ({ game, levels }: Bot): ReadonlyMap<string, string> =>
  new Map(
    formerLevels(game.id).flatMap((former, i) => {
      const now = levels.findIndex(level => sameLevel(level, former));
      return now < 0 ? [] : [[`former:${i + 1}`, `level:${now + 1}`] as const];
    }),
  );

/** The ratings of the levels, the first one first; undefined as long as one of them has not played. */
export const levelRatings = (bot: Bot, scale: readonly Placed[]): readonly number[] | undefined => {
  const ratings = bot.levels.map((_, i) => scale.find(({ sort, level }) => sort === 'level' && level === i + 1)?.elo);
  return ratings.every(elo => elo !== undefined) ? ratings.map(Math.round) : undefined;
};

/** What was played with two seats, by the levels as they are now and by players who do not change. */
const pairingsOf = ({ game, levels }: Bot, results: Results): readonly Pairing[] => [
  ...results
    .all()
    .filter(score => score.game === game.id && score.seats === 2)
    .filter(({ players, levels: then }) =>
      players.every((player, i) => {
        const known = sortOf(player);
        return known?.sort === 'level' ? sameLevel(levels[known.level! - 1], then[i]) : known !== undefined;
      }),
    )
    .map(({ players, games, share }) => ({ players, games, points: share * games })),
  ...EARLIER.filter(match => match.game === game.id).map(({ program, level, games, percent }) => ({
    players: [`former:${level}`, `program:${program}`] as const,
    games,
    points: (games * percent) / 100,
  })),
];

/** What a player is, as far as it has a place on the scale. */
const sortOf = (player: string): { readonly sort: Sort; readonly level?: number } | undefined => {
  if (YARDSTICKS.some(name => name === player)) return { sort: 'yardstick' };
  if (['random', 'greedy', 'greedyturn'].includes(player)) return { sort: 'simple' };
  if (player.startsWith('program:')) return { sort: 'program' };
  const level = /^(level|former):(\d+)$/.exec(player);
  return level ? { sort: level[1] as 'level' | 'former', level: Number(level[2]) } : undefined;
};
