import { readFileSync } from 'node:fs';
import { findGame } from '@threefold-games/catalogue';
import { parseRecord, replay, splitRecords } from '@threefold-games/core';
import { endedGame, keepGames, midGame } from './furnish.ts';
import { GAMES, realRecord } from './records.ts';
import { expect, type Page, test } from './site.ts';
import { savedGames } from './storage.ts';

const games = (page: Page) => page.getByRole('list', { name: 'My games' }).getByRole('listitem');

/** A record with a step that the rules do not allow. */
const brokenRecord = (): string => realRecord('tzaar').replace(/^5\. \S+ .*$/m, '5. E6xD7 A1xA1');

test('a broken record is refused with its turn and step, and nothing is lost', { tag: '@day1' }, async ({ page }) => {
  await keepGames(page, midGame('taluva'));
  await page.goto('/en/games');
  await page.getByRole('button', { name: 'Import' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Import game records' });
  await sheet.getByLabel('Game record as text').fill(brokenRecord());
  await sheet.getByRole('button', { name: 'Import the text' }).click();
  await expect(sheet).toContainText('Nothing imported.');
  await expect(sheet).toContainText('Turn 5, step 2');
  await expect(sheet).toContainText(/Rule TZ-\d/);
  await expect(sheet).toContainText('A1xA1');
  await page.keyboard.press('Escape');
  await expect(games(page)).toHaveCount(1);
});

test('of a file with several records the good ones are taken and the broken one is named', { tag: '@day2' }, async ({
  page,
}) => {
  await page.goto('/en/games');
  await page.getByRole('button', { name: 'Import' }).first().click();
  const text = `${realRecord('talat')}\n${brokenRecord()}\n${realRecord('taluva')}\n`;
  await page.locator('input[type="file"]').setInputFiles({
    name: 'three.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  const sheet = page.getByRole('dialog', { name: 'Import game records' });
  await expect(sheet).toContainText('2 games imported.');
  await expect(sheet).toContainText('Record 2 of three.txt');
  await page.keyboard.press('Escape');
  await expect(games(page)).toHaveCount(2);
});

test('what was exported is imported again as it was', async ({ page }) => {
  await keepGames(page, ...GAMES.map(game => endedGame(game)));
  await page.goto('/en/games');
  await expect(games(page)).toHaveCount(3);
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).first().click();
  const file = await (await loading).path();
  const records = splitRecords(readFileSync(file, 'utf8'));
  expect(records).toHaveLength(3);
  for (const text of records) {
    const record = parseRecord(text);
    expect(record.ok && replay(findGame, record.value).ok).toBe(true);
  }
  const kept = (await savedGames(page)).map(({ record }) => record.trim()).sort();
  expect(records.map(text => text.trim()).sort()).toEqual(kept);
});

test('a pasted record is opened as a replay, and its turns can be linked to', { tag: '@day3' }, async ({ page }) => {
  await page.goto('/en/replay/none');
  await page.getByRole('textbox').fill(realRecord('tzaar'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('.bar-title')).toContainText(/of 27|first turn/);
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect(page.locator('.bar-title')).toContainText('Turn 27 of 27');
  const [saved] = await savedGames(page);
  if (saved) {
    await page.goto(`/en/replay/${saved.id}#12`);
    await expect(page.locator('.bar-title')).toContainText('Turn 12 of 27');
  }
});
