import { ALL, AXE, COLOURS, violations } from './axe.ts';
import { keepEverything } from './furnish.ts';
import { PARTS, type Place, visit } from './places.ts';
import { GAMES } from './records.ts';
import { expect, type Page, PHONE, test } from './site.ts';

test.use({ bypassCSP: true });
test.describe.configure({ timeout: 180_000 });

/** What a system may wish, and the theme that the app shows then. */
const WISHES = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'contrast-light': { colorScheme: 'light', contrast: 'more' },
  'contrast-dark': { colorScheme: 'dark', contrast: 'more' },
} as const;
type Theme = keyof typeof WISHES;

const OTHERS = ['dark', 'contrast-light', 'contrast-dark'] as const;

/** A page that each game has is looked at with each game in another theme; what there is but once, in all of them. */
const themesOf = ({ name }: Place): readonly Theme[] => {
  const game = GAMES.findIndex(id => name.endsWith(`-${id}`));
  return game < 0 ? OTHERS : OTHERS.slice(game, game + 1);
};

/** Looks at each place in the light with all rules, and in other themes with those about colours. */
const sweep = async (
  page: Page,
  places: readonly Place[],
  others: (place: Place) => readonly Theme[] = () => [],
): Promise<void> => {
  await keepEverything(page);
  const found: string[] = [];
  const look = async (place: Place, theme: Theme, rules: typeof ALL | typeof COLOURS): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    found.push(...(await violations(page, rules)).map(what => `${place.name} in ${theme}: ${what}`));
  };
  for (const place of places) {
    await page.emulateMedia(WISHES.light);
    await visit(page, place);
    await page.evaluate(AXE);
    await look(place, 'light', ALL);
    for (const theme of others(place)) {
      await page.emulateMedia(WISHES[theme]);
      await look(place, theme, COLOURS);
    }
  }
  expect(found).toEqual([]);
};

for (const [part, places] of Object.entries(PARTS)) {
  test(`axe finds nothing on ${part} in any theme`, ({ page }) => sweep(page, places, themesOf));

  test.describe('on a phone', () => {
    // Tall enough for whole pages: what lies under the bar at the bottom until one scrolls would count as hidden by it.
    test.use({ ...PHONE, viewport: { width: PHONE.viewport.width, height: 2800 } });

    test(`axe finds nothing on ${part} of a phone`, ({ page }) => sweep(page, places));
  });
}
