import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, loadBot } from '@threefold-games/catalogue';
import type { Bot, Level } from '@threefold-games/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ladderPicture } from '../src/strength/picture.ts';
import { type Chunk, chunksOf, groupOf, type StrengthMatch, strengthMatches } from '../src/strength/plan.ts';
import { playChunks } from '../src/strength/play.ts';
import { fitRatings, type Pairing } from '../src/strength/ratings.ts';
import { type ChunkResult, formatResult, Results, readResults } from '../src/strength/results.ts';
import { levelRatings, scaleOf } from '../src/strength/scale.ts';
import { replaceTables, strengthTables } from '../src/strength/tables.ts';
import { threefold } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'threefold-strength-'));
afterAll(() => rmSync(folder, { recursive: true }));

const level: Level = { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, proof: 0 };
/** A player with twelve levels that differ. */
let bot: Bot;
beforeAll(async () => {
  const levels = Array.from({ length: 12 }, (_, i) => ({ ...level, simulations: i + 1 }));
  bot = { ...(await loadBot('taluva'))!, levels };
});

const scored = (share: number, more: Partial<ChunkResult> = {}): ChunkResult => ({
  game: 'taluva',
  seats: 2,
  players: ['child', 'random'],
  levels: [null, null],
  chunk: 0,
  games: 40,
  wins: 40 * share,
  shared: 0,
  losses: 40 * (1 - share),
  share,
  secondsPerTurn: [0.001, 0.002],
  ...more,
});

describe('the plan', () => {
  it('has a step of the ladder for every level, in groups of three', () => {
    const steps = strengthMatches(bot, 1).filter(({ table }) => table === 'ladder');
    expect(steps.map(({ players }) => players.join(' '))).toEqual(
      Array.from({ length: 11 }, (_, i) => `level:${i + 2} level:${i + 1}`),
    );
    expect(steps.map(match => match.games >= (steps.indexOf(match) < 8 ? 120 : 60))).not.toContain(false);
    expect([1, 3, 4, 6, 7, 9, 10, 12].map(each => groupOf(each, 12))).toEqual(
      ['First steps', 'Family', 'Club', 'Champion'].flatMap(group => [group, group]),
    );
  });

  it('names no level that there is not', () => {
    const few = { ...bot, levels: bot.levels.slice(0, 8) };
    const named = strengthMatches(few, 1).flatMap(({ players }) => players);
    expect(named.filter(player => /^level:(9|\d\d)$/.test(player))).toEqual([]);
  });

  it('cuts matches into chunks of whole rounds, so that parts of the work have nothing in common and miss nothing', () => {
    for (const match of strengthMatches(bot, 1)) {
      const chunks = chunksOf(match, 12);
      expect(chunks.reduce((sum, chunk) => sum + chunk.games, 0)).toBe(match.games);
      for (const chunk of chunks) expect(chunk.games % match.seats).toBe(0);
    }
    expect(strengthMatches(bot, 0.001).every(match => match.games === match.seats)).toBe(true);
  });
});

describe('the results', () => {
  it('of chunks add up, the longer one of the same chunk', () => {
    const results = new Results();
    const text = [scored(1), scored(0.5, { chunk: 1 }), scored(0.75, { chunk: 1, games: 80, wins: 60, losses: 20 })];
    expect(readResults(results, text.map(formatResult).join(''))).toBeUndefined();
    expect(results.of(scored(0))).toMatchObject({ games: 120, wins: 100, losses: 20, share: (40 + 60) / 120 });
    expect(results.all()).toHaveLength(1);
  });

  it('of a level that was changed are those of another match', () => {
    const results = new Results();
    results.add(scored(1, { players: ['level:1', 'random'], levels: [level, null] }));
    const reordered = Object.fromEntries(Object.entries(level).reverse()) as unknown as Level;
    expect(results.of(scored(0, { players: ['level:1', 'random'], levels: [reordered, null] }))).toBeDefined();
    const other = { ...level, temperature: 0.5 };
    expect(results.of(scored(0, { players: ['level:1', 'random'], levels: [other, null] }))).toBeUndefined();
  });

  it('survive half a line, and refuse what is none', () => {
    const results = new Results();
    const half = formatResult(scored(1)).slice(0, 50);
    expect(readResults(results, `${half}\n${formatResult(scored(1))}${half}`)).toBeUndefined();
    expect(results.all()).toHaveLength(1);
    expect(readResults(results, `${formatResult(scored(1))}{"game":"taluva"}\n`)).toBe(2);
    expect(readResults(results, '[]\n')).toBe(1);
  });
});

describe('the chunks', () => {
  const match: StrengthMatch = {
    table: 'anchors',
    game: 'tzaar',
    seats: 2,
    players: ['child', 'random'],
    levels: [null, null],
    games: 6,
  };
  const chunks: readonly Chunk[] = [0, 1, 2].map(chunk => ({ match, chunk, games: 2, slow: false }));
  const play = async (due: readonly Chunk[], results: Results, most = 3): Promise<void> => {
    const stop = new AbortController();
    const fault = await playChunks(due, {
      jobs: 1,
      seed: 'test',
      stop: stop.signal,
      findGame: id => games.find(game => game.id === id)!,
      async onChunk(result) {
        results.add(result);
        if (--most === 0) stop.abort();
        return undefined;
      },
    });
    expect(fault).toBeUndefined();
  };

  it('that are missing are played when it goes on, and the whole is the same as in one go', async () => {
    const [once, twice] = [new Results(), new Results()];
    await play(chunks, once);
    await play(chunks, twice, 1);
    expect(chunks.map(chunk => twice.has(chunk))).toEqual([true, false, false]);
    await play(
      chunks.filter(chunk => !twice.has(chunk)),
      twice,
    );
    const scores = [once, twice].map(results => ({ ...results.of(match), secondsPerTurn: [] }));
    expect(scores[0]).toEqual(scores[1]);
    expect(scores[0]).toMatchObject({ games: 6 });
  });

  it('of a player that there is not are refused', async () => {
    const wrong = { ...match, players: ['nobody', 'random'] as const };
    const fault = await playChunks([{ match: wrong, chunk: 0, games: 2, slow: false }], {
      jobs: 1,
      seed: 'test',
      stop: new AbortController().signal,
      findGame: id => games.find(game => game.id === id)!,
      onChunk: () => Promise.resolve(undefined),
    });
    expect(fault).toMatchObject({ code: 'usage', sentence: 'There is no player "nobody".' });
  });
});

describe('the scale', () => {
  const expected = (gap: number): number => 1 / (1 + 10 ** (-gap / 400));
  const pairing = (players: readonly [string, string], gap: number, played = 10_000): Pairing => ({
    players,
    games: played,
    points: played * expected(gap),
  });

  it('finds the ratings that a made case was made from', () => {
    const made = [
      pairing(['a', 'b'], 100),
      pairing(['b', 'c'], 250),
      pairing(['c', 'a'], -350),
      pairing(['x', 'y'], 50),
    ];
    const ratings = fitRatings(made, 'c', 1000);
    expect(ratings.map(({ player }) => player)).toEqual(['a', 'b', 'c']);
    expect(ratings.map(({ elo }) => Math.round(elo))).toEqual([1350, 1250, 1000]);
    expect(ratings[2]!.error).toBe(0);
  });

  it('knows how far it can be trusted: half as far with a quarter of the games', () => {
    const error = (played: number): number =>
      fitRatings([pairing(['a', 'b'], 0, played)], 'b', 0).find(({ player }) => player === 'a')!.error;
    // An even match of 100 games: 1.96 * 400 / ln 10 / sqrt(100 / 4)
    expect(error(99)).toBeCloseTo(68.1, 1);
    expect(error(24) / error(99)).toBeCloseTo(2, 5);
  });

  it('keeps a clean sweep finite', () => {
    const [best] = fitRatings([{ players: ['a', 'b'], games: 40, points: 40 }], 'b', 0);
    expect(best!.elo).toBeGreaterThan(600);
    expect(best!.elo).toBeLessThan(1000);
    expect(best!.error).toBeGreaterThan(best!.elo / 3);
  });

  it('places levels as they are now, yardsticks, former levels and the programs that played those', () => {
    const results = new Results();
    const of = (players: readonly [string, string]): ChunkResult =>
      scored(0.7, {
        players,
        levels: players.map(player => bot.levels[Number(player.split('level:')[1]) - 1] ?? null),
      });
    for (const { players } of strengthMatches(bot, 1).filter(({ seats }) => seats === 2)) results.add(of(players));
    results.add({ ...of(['level:2', 'level:1']), share: 0.1, levels: [level, level] });
    const scale = scaleOf(bot, results);
    const elo = (player: string): number => scale.find(each => each.player === player)!.elo;
    expect(elo('level:1')).toBe(800);
    expect(elo('level:2')).toBeGreaterThan(850);
    expect(scale.filter(({ sort }) => sort === 'program')).toHaveLength(2);
    expect(levelRatings(bot, scale)).toHaveLength(12);
    expect(
      levelRatings(
        bot,
        scale.filter(({ player }) => player !== 'level:7'),
      ),
    ).toBeUndefined();
    const picture = ladderPicture('The <ladder>', scale);
    expect(picture).toContain('<title>The &lt;ladder></title>');
    for (const text of ['>First steps<', '>12<', '>novice<', '>former level 3<', '>best earlier program<']) {
      expect(picture).toContain(text);
    }
    expect(picture).not.toContain('NaN');
    const tables = strengthTables([{ bot, title: 'Taluva' }], results, 'images');
    expect(tables).toContain('(images/ladder-taluva.svg)');
    expect(tables).toMatch(/\| child against level:1 +\| 2 +\| 70.0 ± 14 % \| 40 /);
  });

  it('knows a former level that is still there as one player', async () => {
    const own = (await loadBot('taluva'))!;
    const results = new Results();
    for (const { players, levels: defined } of strengthMatches(own, 1).filter(({ seats }) => seats === 2))
      results.add(scored(0.7, { players, levels: defined }));
    const elo = new Map(scaleOf(own, results).map(each => [each.player, each.elo]));
    expect(elo.get('former:8')).toBe(elo.get('level:12'));
    expect(elo.get('former:7')).not.toBe(elo.get('level:11'));
  });

  it('has no place for tables where the marks are missing', () => {
    expect(replaceTables('# Elsewhere\n', 'tables')).toBeUndefined();
  });
});

describe('threefold strength', () => {
  it.each(['0/2', '3/2', '1/0', '1', '1/2000', 'a/b'])('refuses the part %s', async part => {
    const { code, err } = await threefold(['strength', '--scale', '0', '--part', part]);
    expect(code).toBe(2);
    expect(err).toContain('a share such as 2/5');
  });

  it('refuses a game, a file and a document that are none', async () => {
    expect(await threefold(['strength', 'chess', '--scale', '0'])).toMatchObject({ code: 2 });
    const broken = join(folder, 'broken.jsonl');
    writeFileSync(broken, '{"game":1}\n');
    expect(await threefold(['strength', '--scale', '0', '--results', broken])).toMatchObject({
      code: 3,
      err: expect.stringContaining('Line 1 is no result of a match.'),
    });
    expect(
      await threefold(['strength', '--scale', '0', '--document', broken, '--results', join(folder, 'none')]),
    ).toMatchObject({ code: 2, err: expect.stringContaining('has no place for the tables') });
  });

  it('writes tables and pictures of what there is', async () => {
    const document = join(folder, 'strength.md');
    writeFileSync(document, 'Before\n<!-- tables: made by `npm run strength` -->\n<!-- end of tables -->\nAfter\n');
    const results = new URL('../../../bench/strength.jsonl', import.meta.url).pathname;
    const args = ['strength', '--scale', '0', '--results', results, '--document', document, '--pictures', '.'];
    expect(await threefold(args)).toMatchObject({ code: 0 });
    const text = readFileSync(document, 'utf8');
    expect(text).toContain('## TZAAR\n');
    for (const { id } of games) {
      expect(existsSync(join(folder, `ladder-${id}.svg`))).toBe(true);
    }
    expect(text).toMatch(/^Before\n[\s\S]*\nAfter\n$/);
  });
});
