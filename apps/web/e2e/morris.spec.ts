import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { clickCell } from './cells.ts';

/** The game of examples/morris, which the app does not offer: registered by one line, it is there like the others. */
let server: ViteDevServer;

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  const configFile = fileURLToPath(new URL('../../../examples/morris/vite.config.ts', import.meta.url));
  server = await createServer({ configFile, logLevel: 'error', server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
});
test.afterAll(() => server.close());

test('a fourth game is on the home page, begun in the dialog and played to its end', { tag: '@day3' }, async ({
  page,
}) => {
  const [url = ''] = server.resolvedUrls?.local ?? [];
  await page.goto(`${url}en/`);
  await expect(page.getByRole('heading', { name: 'Three Men’s Morris' })).toBeVisible({ timeout: 90_000 });
  await page.goto(`${url}en/new/morris`);
  const dialog = page.getByRole('dialog');
  for (const seat of [1, 2])
    await dialog
      .getByRole('radiogroup', { name: `Who sits in seat ${seat}` })
      .getByRole('radio', { name: 'Person' })
      .check({ force: true });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/en/game/*');
  for (const [turn, cell] of ['a1', 'a3', 'b1', 'b3', 'c1'].entries()) {
    await expect(page.locator('.top-head')).toContainText(`Turn ${turn + 1}`);
    await clickCell(page, cell);
  }
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('White has three in a row.');
  await expect(result.getByRole('link', { name: 'MM-4.1' })).toBeVisible();
});
