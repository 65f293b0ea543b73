import { checkGames, variants } from '@threefold-games/conformance';
import { formatOptions, seededRandom } from '@threefold-games/core';
import { games } from '@threefold-games/games/catalogue';
import { amount } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { ruleIds } from './rules.ts';

const GAMES_EACH = amount(2, 16);

describe.each(games.map(game => ({ id: game.id, game })))('$id keeps the contract', ({ game }) => {
  const rules = new Set(ruleIds(game.id));

  it.each(variants(game).map(variant => ({ ...variant, name: formatOptions(variant.options) })))(
    'with $seats seats and $name',
    variant => {
      const report = checkGames(
        game,
        variant,
        rules,
        seededRandom(`${game.id} ${variant.seats} ${variant.name}`),
        GAMES_EACH,
      );
      expect(report.states).toBeGreaterThan(GAMES_EACH * 5);
      expect(report.longest).toBeLessThanOrEqual(game.maxSteps);
    },
  );

  it('names rules that stand in its RULES.md', () => {
    expect([...rules]).toEqual(expect.arrayContaining(Object.values(game.rules)));
  });
});
