import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { keepEverything } from './furnish.ts';
import { PARTS, type Place, visit } from './places.ts';
import { expect, type Page, PHONE, test } from './site.ts';
import { withSettings } from './storage.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** What axe finds against WCAG 2.2 AA. */
const violations = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(root: Document, options: unknown): Promise<{ violations: Violation[] }> };
    };
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    return (await axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] })).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`),
  );
};

test.use({ bypassCSP: true });
test.describe.configure({ timeout: 180_000 });

const THEMES = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'high contrast': { theme: 'light', contrast: true },
} as const;

const sweep = async (
  page: Page,
  places: readonly Place[],
  settings: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await withSettings(page, settings);
  await keepEverything(page);
  const found: string[] = [];
  for (const place of places) {
    await visit(page, place);
    found.push(...(await violations(page)).map(what => `${place.name}: ${what}`));
  }
  expect(found).toEqual([]);
};

for (const [part, places] of Object.entries(PARTS)) {
  for (const [name, settings] of Object.entries(THEMES))
    test(`axe finds nothing on ${part} in ${name}`, ({ page }) => sweep(page, places, settings));

  test.describe('on a phone', () => {
    // Tall enough for whole pages: what lies under the bar at the bottom until one scrolls would count as hidden by it.
    test.use({ ...PHONE, viewport: { width: PHONE.viewport.width, height: 2800 } });

    test(`axe finds nothing on ${part} of a phone`, ({ page }) => sweep(page, places, THEMES.light));
  });
}
