import { ALL, AXE, COLOURS, violations } from '../axe.ts';
import { visit } from '../places.ts';
import { expect, PHONE } from '../site.ts';
import { freshName, placesOf, signUp } from './pages.ts';
import { test } from './people.ts';

test.describe.configure({ timeout: 180_000 });

/** Tall enough for whole pages: what lies under the bar at the bottom until one scrolls would count as hidden by it. */
const TALL_PHONE = { ...PHONE, viewport: { width: PHONE.viewport.width, height: 2800 } };
/** A guest at one screen, somebody with an account at the other. */
const SCREENS = [
  { screen: 'a large screen', name: 'Lena', how: {}, account: false },
  { screen: 'a phone', name: 'Pia', how: TALL_PHONE, account: true },
] as const;

for (const { screen, name, how, account } of SCREENS)
  test(`axe finds nothing on the pages of playing together on ${screen}`, async ({ arrive }) => {
    const me = await arrive(freshName(name), { ...how, bypassCSP: true, colorScheme: 'light' });
    const { page } = me;
    if (account) await signUp(me);
    const found: string[] = [];
    for (const place of await placesOf(me, await arrive('Ben'))) {
      await visit(page, place);
      await page.evaluate(AXE);
      for (const [theme, rules] of [
        ['light', ALL],
        ['dark', COLOURS],
      ] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        found.push(...(await violations(page, rules)).map(what => `${place.name} in ${theme}: ${what}`));
      }
    }
    expect(found).toEqual([]);
  });
