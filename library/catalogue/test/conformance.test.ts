import { games } from '@threefold-games/catalogue';
import { checkGames, type Variant, variants } from '@threefold-games/conformance';
import { formatOptions, type Game, seededRandom } from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { ruleIds } from './rules.ts';

const GAMES_EACH = amount(1, 16);

/** All variants in the deep run; in a usual run, a value that several numbers of seats share is played with one of them. */
const variantsOf = (game: Game): readonly Variant[] => {
  const all = variants(game);
  const changesOf = ({ seats, options }: Variant): string =>
    formatOptions(
      Object.fromEntries(
        Object.entries(options).filter(([name, value]) => value !== game.options[name]!.standard(seats)),
      ),
    );
  const some = [...new Set(all.map(changesOf))].flatMap((changes, i) => {
    const alike = all.filter(variant => changesOf(variant) === changes);
    return changes === '' ? alike : [alike[i % alike.length]!];
  });
  return amount(some, all);
};

describe.each(games.map(game => ({ id: game.id, game })))('$id keeps the contract', ({ game }) => {
  const rules = new Set(ruleIds(game.id));

  it.each(variantsOf(game).map(variant => ({ ...variant, name: formatOptions(variant.options) })))(
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
