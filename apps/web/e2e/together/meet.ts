import type { GameId } from '../records.ts';
import { expect, type Page } from '../site.ts';
import { faceOf } from '../table.ts';
import type { Person } from './people.ts';
import { online, speak, words } from './said.ts';

const { live, room, together } = online;

/** Says one's name where the page asks for it. */
export const sayName = async ({ page, name }: Person): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: speak(live.nameTitle) });
  await dialog.getByLabel(speak(words.shell.yourName)).fill(name);
  await dialog.getByRole('button', { name: speak(live.nameSend) }).click();
};

interface Wanted {
  readonly game: GameId;
  readonly seats?: number;
  readonly byLink?: boolean;
  /** By correspondence, with so many days to begin with. */
  readonly days?: number;
}

/** Creates a table with the card of the lobby, or with its sheet on a phone. */
export const createTable = async ({ page }: Person, { game, seats, byLink = false, days }: Wanted): Promise<void> => {
  const sheet = page.getByRole('button', { name: speak(together.createTitle) });
  const create = page.getByRole('button', { name: speak(together.create), exact: true });
  await expect(sheet.or(create).first()).toBeVisible();
  if (!(await create.isVisible())) await sheet.first().click();
  const { title } = await faceOf(game);
  const choose = (group: string, name: string): Promise<void> =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true });
  await page.locator('.lobby-tiles').getByRole('radio', { name: title }).check({ force: true });
  if (byLink) await choose(speak(together.who), speak(together.byLink));
  if (days !== undefined) await choose(speak(together.pace), speak(together.slow));
  if (seats !== undefined || days !== undefined) {
    await page.getByRole('button', { name: speak(together.change), exact: true }).click();
    if (seats !== undefined) await choose(speak(together.plan.seats), String(seats));
    if (days !== undefined) await page.getByLabel(speak(together.plan.bank)).fill(String(days));
    await page.getByRole('button', { name: speak(words.shell.done) }).click();
  }
  await create.click();
};

/** The table at which one has arrived. */
export const roomOf = async (page: Page): Promise<string> => {
  await page.waitForURL('**/room/*');
  return new URL(page.url()).pathname.split('/').at(-1)!;
};

/** Copies the link of a table, and reads it where it went. */
export const copyLink = async ({ page, context }: Person): Promise<string> => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: speak(room.copy) }).click();
  await expect(page.getByText(speak(room.copied))).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Says that one is ready. */
export const sayReady = async ({ page }: Person): Promise<void> => {
  await page.getByRole('button', { name: speak(room.sayReady), exact: true }).click();
  await expect(page.getByRole('button', { name: speak(room.sayNotReady), exact: true })).toBeVisible();
};

/** Joins from the list of open games, where the table of somebody appears by itself. */
export const joinFromLobby = async ({ page }: Person, host: string): Promise<void> => {
  await page.getByRole('button', { name: speak(together.joinNamed, { name: host }) }).click();
};

/** Writes into the chat of a live table. */
export const write = async (page: Page, text: string): Promise<void> => {
  const field = page.getByLabel(speak(live.chatLabel));
  if (!(await field.isVisible())) await openChat(page);
  await field.fill(text);
  await field.press('Enter');
  await expect(page.locator('.live-line-text', { hasText: text })).toBeVisible();
};

/** Opens the chat: a tab beside the board, a button under it on phones. */
export const openChat = async (page: Page): Promise<void> => {
  const tab = page.getByRole('tab', { name: speak(live.chat) });
  await tab
    .or(page.getByRole('button', { name: speak(live.chat) }))
    .first()
    .click();
};

/** Resigns, and means it: by a button beside the board, out of the menu on phones. */
export const resign = async (page: Page): Promise<void> => {
  const { table, shell } = words;
  const button = page.getByRole('toolbar').getByRole('button', { name: speak(table.resign) });
  if (await button.isVisible()) await button.click();
  else {
    await page.getByRole('button', { name: speak(shell.more), exact: true }).click();
    await page.getByRole('menuitem', { name: speak(table.resign) }).click();
  }
  await page
    .locator('.board-bar')
    .getByRole('button', { name: speak(table.resign) })
    .click();
};
