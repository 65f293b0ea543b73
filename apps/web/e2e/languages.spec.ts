import { LANGS } from '@threefold-games/speech';
import { overflows, smallTargets, speak } from './fit.ts';
import { keepEverything } from './furnish.ts';
import { onPhones, PARTS, unfold, visit } from './places.ts';
import { expect, PHONE, test } from './site.ts';

test.use(PHONE);
test.describe.configure({ timeout: 180_000 });

for (const [part, places] of Object.entries(PARTS))
  test(`${part} fit a screen of 360 px in every language, and fingers`, async ({ page }) => {
    await keepEverything(page);
    const found: string[] = [];
    for (const place of onPhones(places)) {
      await visit(page, place);
      const texts = new Set<string>();
      for (const lang of LANGS) {
        texts.add(await speak(page, lang, place.path));
        await expect(page.locator(place.shows).first()).toBeVisible();
        await unfold(page);
        found.push(...(await overflows(page)).map(what => `${place.name} in ${lang}: ${what}`));
      }
      found.push(...(await smallTargets(page)).map(what => `${place.name}: ${what}`));
      expect(texts.size, `${place.name} says something else in each language`).toBe(LANGS.length);
    }
    expect(found).toEqual([]);
  });
