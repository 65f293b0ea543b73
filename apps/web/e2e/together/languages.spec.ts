import { LANGS } from '@threefold-games/speech';
import { amount } from '@threefold-games/testkit';
import { someOfTheDay } from '../day.ts';
import { overflows, smallTargets, speak } from '../fit.ts';
import { goOn, visit } from '../places.ts';
import { expect, PHONE } from '../site.ts';
import { freshName, placesOf, signUp } from './pages.ts';
import { test } from './people.ts';

test.describe.configure({ timeout: 180_000 });

/** Usually each page is read in two languages, and others tomorrow. */
const LANGS_EACH = amount(2, LANGS.length);

test('the pages of playing together fit a screen of 360 px, and fingers, in their languages', { tag: '@day3' }, async ({
  arrive,
}) => {
  const mio = await arrive(freshName('Mio'), PHONE);
  await signUp(mio);
  const { page } = mio;
  const found: string[] = [];
  for (const [i, place] of (await placesOf(mio, await arrive('Ben'))).entries()) {
    await amount(goOn, visit)(page, place);
    const texts = new Set<string>();
    for (const lang of someOfTheDay(LANGS, LANGS_EACH, i * LANGS_EACH)) {
      const text = await speak(page, lang, place.path);
      texts.add(text);
      await expect(page.locator(place.shows).first()).toBeVisible();
      const where = `${place.name} in ${lang}`;
      found.push(...(await overflows(page)).map(what => `${where}: ${what}`));
      // A word that is missing, or a place in a sentence that nothing was put into.
      found.push(...[...text.matchAll(/.*(?:undefined|\{\w+\}|NaN|\[object).*/g)].map(([line]) => `${where}: ${line}`));
    }
    found.push(...(await smallTargets(page)).map(what => `${place.name}: ${what}`));
    expect(texts.size, `${place.name} says something else in each language`).toBe(LANGS_EACH);
  }
  expect(found).toEqual([]);
});
