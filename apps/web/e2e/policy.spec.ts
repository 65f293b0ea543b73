import { expect, test } from './site.ts';

// That no page breaks it, or asks another site for anything, is watched in every test.
test('pages come with a strict policy', async ({ request }) => {
  const headers = (await request.get('/en/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toMatch(/'unsafe-eval'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
