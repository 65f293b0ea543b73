import { keepEverything } from './furnish.ts';
import { PLACES, visit } from './places.ts';
import { expect, test } from './site.ts';

test.describe.configure({ timeout: 180_000 });

test('no page reports an error, breaks the policy or asks another site for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', event => {
      reportError(new Error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
    });
  });
  await keepEverything(page);
  for (const place of PLACES) await visit(page, place);
  expect(foreign).toEqual([]);
});

test('pages come with a strict policy', async ({ request }) => {
  const headers = (await request.get('/en/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toMatch(/'unsafe-eval'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
