import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { PHONE } from './site.ts';

/** The code of axe, to be evaluated in a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** A phone tall enough for whole pages: what lies under the bar at the bottom until one scrolls would count as hidden by it. */
export const TALL_PHONE = { ...PHONE, viewport: { width: PHONE.viewport.width, height: 2800 } };

/** What a system may wish, and the theme that the app shows then. */
const WISHES = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'contrast-light': { colorScheme: 'light', contrast: 'more' },
  'contrast-dark': { colorScheme: 'dark', contrast: 'more' },
} as const;
export type Theme = keyof typeof WISHES;

/** The rules of WCAG 2.2 AA. */
const ALL = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
/** Those of them that look at colours. A theme changes nothing but colours. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Waits for what fades in: half of the way its colours are none of anybody's. */
const fadesEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** What axe finds against these rules, in a page that has its code. */
const violations = async (page: Page, runOnly: typeof ALL | typeof COLOURS): Promise<string[]> => {
  await fadesEnd(page);
  const found = await page.evaluate(async only => {
    const { axe } = globalThis as unknown as {
      axe: { run(root: Document, options: unknown): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { runOnly: only, resultTypes: ['violations'] })).violations;
  }, runOnly);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`),
  );
};

/**
 * Puts empty pictures in the place of those of a page, and back again; tells what in them could be reached, which nobody would hear of.
 * Axe would go through every line that they are drawn with, can say nothing about any of them, and took nine tenths of its time for that.
 */
const emptyPictures = async (
  page: Page,
): Promise<{ readonly inside: string[]; readonly fill: () => Promise<void> }> => {
  const swap = await page.evaluateHandle(() =>
    [...document.querySelectorAll('svg')].map(picture => {
      const empty = picture.cloneNode(false) as SVGElement;
      picture.replaceWith(empty);
      return { picture, empty };
    }),
  );
  const inside = await swap.evaluate(all =>
    all.flatMap(({ picture }) =>
      [...picture.querySelectorAll('a, button, [tabindex], [role]')].map(part => `${part.tagName} in a picture`),
    ),
  );
  const fill = async (): Promise<void> => {
    await swap.evaluate(all => {
      for (const { picture, empty } of all) empty.replaceWith(picture);
    });
    await swap.dispose();
  };
  return { inside, fill };
};

/** What axe finds on a page that is not of the app, in the light and in the dark. */
export const sweepPlain = async (page: Page, path: string): Promise<string[]> => {
  await page.emulateMedia(WISHES.light);
  await page.goto(path);
  await page.evaluate(AXE);
  const found = await violations(page, ALL);
  await page.emulateMedia(WISHES.dark);
  return [...found, ...(await violations(page, COLOURS))].map(what => `${path}: ${what}`);
};

/** Goes to a place in the light, and says what axe finds: there against all rules, in the other themes against those about colours. */
export const sweep = async (
  page: Page,
  { name, go }: { readonly name: string; readonly go: () => Promise<void> },
  others: readonly Theme[] = [],
): Promise<string[]> => {
  await page.emulateMedia(WISHES.light);
  await go();
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { inside, fill } = await emptyPictures(page);
  const found = inside.map(what => `${name}: ${what}`);
  for (const theme of ['light', ...others] as const) {
    await page.emulateMedia(WISHES[theme]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const rules = theme === 'light' ? ALL : COLOURS;
    found.push(...(await violations(page, rules)).map(what => `${name} in ${theme}: ${what}`));
  }
  await fill();
  return found;
};
