import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amount } from '@threefold-games/testkit';
import { oneOfTheDay } from './day.ts';
import { keepEverything } from './furnish.ts';
import { PARTS } from './places.ts';
import { expect, type Page, PHONE, test } from './site.ts';

/** The style sheets that pages load on demand: all but those in the HTML, which come first. */
const onDemand = (): readonly string[] => {
  const root = process.env.THREEFOLD_WEB ?? '';
  const html = readFileSync(join(root, 'en/index.html'), 'utf8');
  return readdirSync(join(root, 'assets'))
    .filter(file => file.endsWith('.css') && !file.startsWith('docs-') && !html.includes(file))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map(file => readFileSync(join(root, 'assets', file), 'utf8'));
};

/** What looks different once these sheets come in the opposite order. */
const differences = (page: Page, sheets: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(texts => {
    // Those that look alike by their classes are looked at once.
    const named = [...document.querySelectorAll('body *')]
      .filter(each => !each.parentElement?.closest('svg'))
      .map(
        each => [`${each.tagName}.${each.getAttribute('class')} in ${each.parentElement?.className}`, each] as const,
      );
    const elements = [...new Map(named)];
    const html = /\/(?:base|index)-/;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      link.disabled = !html.test(link.href);
    const look = (each: readonly string[]): readonly (readonly string[])[] => {
      // New sheets each time: where only their order changes, Chromium keeps the styles it has.
      document.adoptedStyleSheets = each.map(text => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      });
      return elements.map(([, element]) => {
        const style = getComputedStyle(element);
        return Array.from(style, name => `${name}: ${style.getPropertyValue(name)}`);
      });
    };
    for (const each of document.getAnimations()) each.cancel();
    const [one, other] = [look(texts), look(texts.toReversed())];
    return elements.flatMap(([name], i) => {
      const changed = one[i]!.filter((line, n) => line !== other[i]![n]);
      return changed.length > 0 ? [`${name}: ${changed.slice(0, 5).join('; ')}`] : [];
    });
  }, sheets);

/** Each day one size, in the deep run both. */
const SIZES = ['a phone', 'a desk'] as const;

for (const size of amount<readonly string[]>([oneOfTheDay(SIZES)], SIZES))
  test.describe(`on ${size}`, () => {
    test.use(size === 'a phone' ? PHONE : {});
    for (const [part, places] of Object.entries(PARTS))
      test(`pages look the same whichever pages were opened before them: ${part}`, { tag: '@day3' }, async ({
        page,
      }) => {
        const sheets = onDemand();
        expect(sheets.length).toBeGreaterThan(20);
        await keepEverything(page);
        const found: string[] = [];
        for (const { name, path, shows } of places) {
          await page.goto(`/en${path}`);
          await page.locator(shows).first().waitFor();
          found.push(...(await differences(page, sheets)).map(each => `${name}: ${each}`));
        }
        expect(found).toEqual([]);
      });
  });
