import { readFileSync } from 'node:fs';
import { games, loadBot } from '@threefold/games';
import type { Bot } from '@threefold/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { matchKey, parseResults, replaceTables, strengthMatches, strengthTables } from '../src/strength.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const results = parseResults(read('bench/strength.jsonl'));
const document = read('docs/strength.md');
let bots: readonly Bot[] = [];

beforeAll(async () => {
  bots = await Promise.all(games.map(async ({ id }) => (await loadBot(id))!));
});

describe('docs/strength.md', () => {
  it('has a result for every match, with the levels as they are now; if not, run "npm run strength"', () => {
    const missing = bots
      .flatMap(bot => strengthMatches(bot, 1))
      .filter(match => (results.get(matchKey(match))?.games ?? 0) < match.games);
    expect(missing.map(({ game, players }) => `${game}: ${players.join(' against ')}`)).toEqual([]);
  });

  it('shows the tables that follow from the results', () => {
    expect(replaceTables(document, strengthTables(bots, results))).toBe(document);
  });

  it('says of every level between two that it wins 65 to 80 in 100 against the one below', () => {
    const steps = bots.flatMap(bot => strengthMatches(bot, 1).filter(({ table }) => table === 'ladder'));
    expect(steps).toHaveLength(7 * games.length);
    const outside = steps
      .map(match => results.get(matchKey(match))!)
      .filter(({ share }) => share < 0.65 || share > 0.8)
      .map(({ game, players, share }) => `${game}: ${players.join(' against ')}: ${share}`);
    expect(outside).toEqual([]);
  });

  it('says that the strongest level beats the greedy player of whole turns more than nine times in ten', () => {
    const matches = bots.flatMap(bot => strengthMatches(bot, 1).filter(({ players }) => players[1] === 'greedyturn'));
    expect(matches).toHaveLength(games.length);
    for (const match of matches) expect(results.get(matchKey(match))!.share).toBeGreaterThan(0.9);
  });

  it('says that a net at 200 simulations wins at least 90 in 100 against the evaluator by hand, and against 8 simulations', () => {
    const nets = bots.flatMap(bot => strengthMatches(bot, 1).filter(({ players }) => players[0] === 'net:200'));
    expect(nets.length).toBeGreaterThan(0);
    for (const match of nets) expect(results.get(matchKey(match))!.share).toBeGreaterThanOrEqual(0.9);
  });

  it('has no place for tables where the marks are missing', () => {
    expect(replaceTables('# Elsewhere\n', 'tables')).toBeUndefined();
  });
});
