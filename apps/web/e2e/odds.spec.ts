import { expect, test } from './site.ts';

test('odds are chosen with who has them, refused where they do not go, and told at the table', {
  tag: '@day1',
}, async ({ page }) => {
  await page.goto('/en/new/talat');
  const dialog = page.getByRole('dialog');
  const odds = dialog.getByRole('radiogroup', { name: 'Odds' });
  await odds.getByRole('radio', { name: '10 points' }).check({ force: true });
  await expect(dialog.getByText('You begin with 10 points.')).toBeVisible();
  const who = dialog.getByRole('radiogroup', { name: 'Who has them' });
  await who.getByRole('radio').nth(1).check({ force: true });
  await expect(dialog.getByText('begins with 10 points.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Komi' }).selectOption('6.5');
  await expect(dialog.getByRole('alert')).toHaveText('These options don’t go together.');
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Komi' }).selectOption('0');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/en/game/*');
  await expect(page.locator('.top-head')).toContainText('Odds: Ebony, 10 points');
});
