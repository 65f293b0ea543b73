import { readFileSync } from 'node:fs';
import { formerLevels } from '@threefold-games/bench/former';
import { ratingsOf } from '@threefold-games/bots/ratings';
import { games, loadBot } from '@threefold-games/catalogue';
import { loadFace } from '@threefold-games/catalogue/load';
import type { Bot } from '@threefold-games/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { ladderPicture } from '../src/strength/picture.ts';
import { groupOf, type StrengthMatch, strengthMatches } from '../src/strength/plan.ts';
import { Results, readResults } from '../src/strength/results.ts';
import { levelRatings, type Placed, scaleOf } from '../src/strength/scale.ts';
import { replaceTables, strengthTables, type Titled } from '../src/strength/tables.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const results = new Results();
const document = read('docs/strength.md');
let titled: readonly Titled[] = [];

beforeAll(async () => {
  readResults(results, read('bench/strength.jsonl'));
  titled = await Promise.all(
    games.map(async ({ id }) => ({ bot: (await loadBot(id))!, title: (await loadFace(id, 'en'))!.title })),
  );
});

const matches = (pick: (match: StrengthMatch, bot: Bot) => boolean): readonly StrengthMatch[] =>
  titled.flatMap(({ bot }) => strengthMatches(bot, 1).filter(match => pick(match, bot)));

/** The matches whose first player won less or more than that, in words. */
const outside = (played: readonly StrengthMatch[], least: number, most: number): readonly string[] => {
  expect(played.length).toBeGreaterThan(0);
  return played
    .map(match => ({ match, share: results.of(match)?.share ?? Number.NaN }))
    .filter(({ share }) => !(share >= least && share <= most))
    .map(({ match, share }) => `${match.game}: ${match.players.join(' against ')}: ${share}`);
};

const isChampion = (match: StrengthMatch, bot: Bot): boolean =>
  groupOf(Number(match.players[0].slice('level:'.length)), bot.levels.length) === 'Champion';

const between = (a: string, b: string) => (match: StrengthMatch) =>
  match.seats === 2 && match.players[0] === a && match.players[1] === b;

describe('docs/strength.md', () => {
  it('has a result for every match, with the levels as they are now; if not, run "npm run strength"', () => {
    const missing = matches(match => (results.of(match)?.games ?? 0) < match.games);
    expect(missing.map(({ game, players }) => `${game}: ${players.join(' against ')}`)).toEqual([]);
  });

  it('shows the tables, the pictures and the ratings that follow from the results', () => {
    expect(replaceTables(document, strengthTables(titled, results, 'images'))).toBe(document);
    for (const { bot, title } of titled) {
      const scale = scaleOf(bot, results);
      expect(read(`docs/images/ladder-${bot.game.id}.svg`)).toBe(ladderPicture(`The ladder of ${title}`, scale));
      expect(ratingsOf(bot.game.id)).toEqual(levelRatings(bot, scale));
    }
  });

  const ladder = (champions: boolean) =>
    matches((match, bot) => match.table === 'ladder' && isChampion(match, bot) === champions);

  it('says of every level up to 9 that it wins 62 to 75 in 100 against the one below', () => {
    expect(outside(ladder(false), 0.62, 0.75)).toEqual([]);
  });

  it('says of every champion that it wins 75 to 88', () => {
    expect(outside(ladder(true), 0.75, 0.88)).toEqual([]);
    expect(ladder(true)).toHaveLength(3 * games.length);
  });

  it('says that a child plays about even with level 1, and a novice with level 3', () => {
    expect(outside(matches(between('child', 'level:1')), 0.4, 0.6)).toEqual([]);
    expect(outside(matches(between('novice', 'level:3')), 0.4, 0.6)).toEqual([]);
  });

  it('says that level 1 leaves children their share: one at a table with children wins no more than half of the games', () => {
    const crowded = matches(({ table, players }) => table === 'seats' && players[1] === 'child');
    expect(outside(crowded, 0, 0.5)).toEqual([]);
  });

  it('says that a level at one seat takes clearly more than its share from the level below at all others', () => {
    const crowded = matches(({ table, players }) => table === 'seats' && players[1] !== 'child');
    for (const match of crowded) expect(outside([match], 1.15 / match.seats, 1)).toEqual([]);
  });

  it('places greedyturn within Family in TZAAR and, out of reach of three steps, in Club in the others', () => {
    expect(titled.map(({ bot }) => [bot.game.id, groupNear(bot, 'greedyturn')])).toEqual([
      ['talat', 'Club'],
      ['tzaar', 'Family'],
      ['taluva', 'Club'],
    ]);
  });

  it('places the former level 3 of TZAAR, which played even with the strongest earlier program, at level 8 or 9', () => {
    const { bot } = titled.find(each => each.bot.game.id === 'tzaar')!;
    const scale = scaleOf(bot, results);
    expect([8, 9]).toContain(levelNear(scale, scale.find(({ player }) => player === 'former:3')!));
  });

  it('opens each of the former levels with the level of equal strength', () => {
    for (const { bot } of titled) {
      const scale = scaleOf(bot, results);
      const former = formerLevels(bot.game.id).map((_, i) => scale.find(({ player }) => player === `former:${i + 1}`)!);
      expect(bot.game.formerLevels, bot.game.id).toEqual(former.map(placed => levelNear(scale, placed)));
    }
  });

  it('says that the strongest level beats the greedy player of whole turns more than nine times in ten', () => {
    expect(
      outside(
        matches(({ players }) => players[1] === 'greedyturn'),
        0.9,
        1,
      ),
    ).toEqual([]);
  });

  it('says that a net at 200 simulations wins at least 90 in 100 against the evaluator by hand, and against 8 simulations', () => {
    expect(
      outside(
        matches(({ players }) => players[0] === 'net:200'),
        0.9,
        1,
      ),
    ).toEqual([]);
  });
});

/** The level that is about as strong as somebody. */
const levelNear = (scale: readonly Placed[], { elo }: Placed): number => {
  const levels = scale.filter(({ sort }) => sort === 'level');
  return levels.reduce((a, b) => (Math.abs(b.elo - elo) < Math.abs(a.elo - elo) ? b : a)).level!;
};

const groupNear = (bot: Bot, player: string): string => {
  const scale = scaleOf(bot, results);
  return groupOf(levelNear(scale, scale.find(each => each.player === player)!), bot.levels.length);
};
