import { LANGS } from '@threefold-games/speech';
import { amount } from '@threefold-games/testkit';
import { someOfTheDay } from './day.ts';
import { overflows, smallTargets, speak } from './fit.ts';
import { keepEverything } from './furnish.ts';
import { goOn, PARTS, unfold, visit } from './places.ts';
import { expect, PHONE, test } from './site.ts';

test.use(PHONE);
test.describe.configure({ timeout: 180_000 });

/** Usually each page is read in two languages, and others tomorrow. */
const LANGS_EACH = amount(2, LANGS.length);

for (const [part, places] of Object.entries(PARTS))
  test(`${part} fit a screen of 360 px in ${amount('languages of the day', 'every language')}, and fingers`, async ({
    page,
  }) => {
    await keepEverything(page);
    const found: string[] = [];
    for (const [i, place] of places.entries()) {
      await amount(goOn, visit)(page, place);
      const texts = new Set<string>();
      for (const lang of someOfTheDay(LANGS, LANGS_EACH, i * LANGS_EACH)) {
        texts.add(await speak(page, lang, place.path));
        await expect(page.locator(place.shows).first()).toBeVisible();
        await unfold(page);
        found.push(...(await overflows(page)).map(what => `${place.name} in ${lang}: ${what}`));
      }
      found.push(...(await smallTargets(page)).map(what => `${place.name}: ${what}`));
      expect(texts.size, `${place.name} says something else in each language`).toBe(LANGS_EACH);
    }
    expect(found).toEqual([]);
  });
