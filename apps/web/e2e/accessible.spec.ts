import { amount } from '@threefold-games/testkit';
import { sweep, TALL_PHONE, type Theme } from './axe.ts';
import { oneOfTheDay, oneOrAll } from './day.ts';
import { keepEverything } from './furnish.ts';
import { goOn, PARTS, type Place } from './places.ts';
import { GAMES } from './records.ts';
import { expect, type Page, test } from './site.ts';

test.use({ bypassCSP: true });
test.describe.configure({ timeout: 180_000 });

const OTHERS = ['dark', 'contrast-light', 'contrast-dark'] as const;

/** A page that each game has is looked at with each game in another theme; what there is but once, in all of them, usually in today's. */
const themesOf = ({ name }: Place): readonly Theme[] => {
  const game = GAMES.findIndex(id => name.endsWith(`-${id}`));
  return game < 0 ? oneOrAll(OTHERS) : OTHERS.slice(game, game + 1);
};

/** The pages for one of the two screens: usually half of them, and tomorrow the others. */
const forScreen = (places: readonly Place[], screen: 0 | 1): readonly Place[] =>
  amount(
    places.filter((_, i) => oneOfTheDay([0, 1], i) === screen),
    places,
  );

const sweepAll = async (
  page: Page,
  places: readonly Place[],
  others: (place: Place) => readonly Theme[] = () => [],
): Promise<void> => {
  await keepEverything(page);
  const found: string[] = [];
  for (const place of places) {
    const go = (): Promise<void> => goOn(page, place);
    found.push(...(await sweep(page, { name: place.name, go }, others(place))));
  }
  expect(found).toEqual([]);
};

for (const [part, places] of Object.entries(PARTS)) {
  test(`axe finds nothing on ${part} in any theme`, ({ page }) => sweepAll(page, forScreen(places, 0), themesOf));

  test.describe('on a phone', () => {
    test.use(TALL_PHONE);

    test(`axe finds nothing on ${part} of a phone`, ({ page }) => sweepAll(page, forScreen(places, 1)));
  });
}
