import { LANGS } from '@threefold/words';
import { keepEverything } from './furnish.ts';
import { PARTS, visit } from './places.ts';
import { expect, type Page, PHONE, test } from './site.ts';

test.use(PHONE);
test.describe.configure({ timeout: 180_000 });

/** What is wider than its place: the page, or the words of something that is pressed. */
const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.scrollingElement!;
    const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const scrolls = (element: Element): boolean => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each !== root) return true;
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, label, h1, h2, h3, [role="tab"], select',
    )) {
      const { width, right, left } = element.getBoundingClientRect();
      const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (width === 0 || !seen || element.closest('.unseen, .board-cells')) continue;
      const name = `${element.tagName} "${(element.innerText || element.ariaLabel || '').trim()}"`;
      const style = getComputedStyle(element);
      const clipped = element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline';
      // Cut on purpose with an ellipsis is only right where the whole name can be read elsewhere: never on what is pressed.
      if (clipped && style.overflowX !== 'visible')
        found.push(`${name} is cut: ${element.scrollWidth} > ${element.clientWidth}`);
      else if (clipped) found.push(`${name} is wider than its place: ${element.scrollWidth} > ${element.clientWidth}`);
      if ((right > innerWidth + 1 || left < -1) && !scrolls(element)) found.push(`${name} leaves the screen`);
    }
    return found;
  });

for (const lang of LANGS)
  for (const [part, places] of Object.entries(PARTS))
    test(`${part} in ${lang} fit a screen of 360 px`, async ({ page }) => {
      await keepEverything(page);
      const found: string[] = [];
      for (const place of places) {
        await visit(page, place, lang);
        expect(await page.locator('html').getAttribute('lang')).toBe(lang);
        found.push(...(await overflows(page)).map(what => `${place.name}: ${what}`));
      }
      expect(found).toEqual([]);
    });
