import { expect, type Page } from '@playwright/test';
import { findGame, games } from '@threefold-games/catalogue';
import { loadFace } from '@threefold-games/catalogue/load';
import { parseOptions } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import { type GameNow, savedNow } from './gameNow.ts';
import type { GameId } from './records.ts';
import { openGame } from './storage.ts';

export const faceOf = async (game: string): Promise<Face> => {
  const face = await loadFace(game, 'en');
  if (!face) throw new Error(`there is no face of ${game}`);
  return face;
};

/** Begins a game in the dialog: bots of the first level, and options as they are named there. */
export const beginGame = async (
  page: Page,
  game: GameId,
  options: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const face = await faceOf(game);
  const known = parseOptions(findGame(game)!.options, findGame(game)!.seats[0]!, options);
  if (!known.ok) throw new Error(known.error.detail);
  await page.goto(`/en/new/${game}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: face.title })).toBeVisible();
  for (const bot of await dialog.getByRole('radiogroup', { name: /^Level of the bot/ }).all())
    await bot.getByRole('radio', { name: 'Level 1', exact: true }).check({ force: true });
  // On phones they are folded.
  const more = dialog.locator('.new-more summary');
  if (await more.isVisible()) await more.click();
  for (const [name, value] of Object.entries(options)) {
    const words = face.options[name]!;
    const group = dialog.getByRole('radiogroup', { name: words.name });
    await group.getByRole('radio', { name: words.values[value] ?? value, exact: true }).check({ force: true });
  }
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/en/game/*');
};

/** How the game of the page stands, by the rules. */
export const gameNow = async (page: Page): Promise<GameNow> => savedNow(await openGame(page));

/** Waits until the person at the screen may act after so many turns, or until the game is over. */
export const myTurn = async (page: Page, after = 0): Promise<GameNow> => {
  await page.waitForFunction(
    least => {
      if (document.querySelector('.table-end')) return true;
      const turn = /\d+/.exec(document.querySelector('.top-head span')?.textContent ?? '');
      return document.querySelector('.board-bar-accent') !== null && Number(turn?.[0]) > least;
    },
    after,
    { timeout: 30_000 },
  );
  return gameNow(page);
};

/** Holds what the page shows against the rules: whose turn, how many turns, what each seat has. */
export const expectShown = async (page: Page, now: GameNow): Promise<void> => {
  const { turns, position, setup, saved } = now;
  const face = await faceOf(saved.game);
  const view = position.view();
  const said = Array.from({ length: setup.seats }, (_, seat) => face.counts(view, seat).map(({ say }) => say));
  await expect(page.locator('.top-head')).toContainText(`Turn ${turns.length + 1}`);
  await expect
    .poll(async () => (await page.locator('.table-card li .unseen').allTextContents()).sort())
    .toEqual(said.flat().sort());
  const rows = page.locator('.turn-row:not(.turn-row-made)');
  if ((await page.locator('.turn-rows').count()) > 0) await expect(rows).toHaveCount(turns.length);
};

/** The end as the page tells it: who has won, by which rule, and that it is kept. */
export const expectEnd = async (page: Page, { saved, outcome, position, turns }: GameNow): Promise<void> => {
  if (!outcome) throw new Error('the rules have not ended the game');
  const face = await faceOf(saved.game);
  const result = page.getByRole('region', { name: 'Result' });
  const best = Math.max(...outcome.shares);
  const winners = saved.seats.filter((_, seat) => outcome.shares[seat] === best);
  const [winner] = winners;
  const title = winners.length > 1 ? /draw|share/ : winner?.kind === 'me' ? 'You win' : `${winner?.name} wins`;
  await expect(result.getByRole('heading')).toHaveText(title);
  await expect(result).toContainText(face.ending(position.view(), outcome));
  await expect(result.getByRole('link', { name: outcome.rule })).toBeVisible();
  await expect(page.locator('.top-head')).toContainText(`Finished · ${turns.length} turns`);
  expect(saved.status).toBe('over');
};

export const titles = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(await Promise.all(games.map(async ({ id }) => [id, (await faceOf(id)).title] as const)));
