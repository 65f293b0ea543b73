import { clickCell } from './cells.ts';
import { midGame, sitDown } from './furnish.ts';
import { expect, test } from './site.ts';
import { faceOf, standingOf } from './table.ts';

test('an illegal try says why and which rule, opens that rule marked, and leads back', async ({ page }) => {
  await sitDown(page, midGame('tzaar'));
  const { position, game, saved } = await standingOf(page);
  const cells = await page.locator('.board-cell').evaluateAll(all => all.map(cell => (cell as HTMLElement).dataset.cell!));
  const face = await faceOf(game.id);
  // A piece that may capture, and another of its own side: pieces never capture their own in the first step.
  const open = new Set<string>();
  const out = new Int32Array(game.maxActions);
  const count = position.legal(out);
  for (const action of out.subarray(0, count)) {
    const [pick] = position.picks(action as never);
    if (pick?.at === 'cell') open.add(pick.cell);
  }
  const [from, to] = [...open];
  expect(cells).toContain(from);
  const attempt = face.attempt(position.view(), [
    { at: 'cell', cell: from! },
    { at: 'cell', cell: cells.find(cell => !open.has(cell) && refused(cell))! },
  ], undefined);
  function refused(cell: string): boolean {
    const text = face.attempt(position.view(), [{ at: 'cell', cell: from! }, { at: 'cell', cell }], undefined);
    return text !== undefined && position.whyNot(text) !== undefined;
  }
  expect(to).toBeDefined();
  expect(attempt).toBeDefined();
  const goal = cells.find(cell => !open.has(cell) && refused(cell))!;
  const why = position.whyNot(attempt!)!;
  await clickCell(page, from!);
  await clickCell(page, goal);

  const voice = page.locator('.table-voice');
  await expect(voice).toContainText('Not here');
  await expect(voice).toContainText(face.why(position.view(), attempt!, why.rule, why.cells));
  await voice.getByRole('link', { name: why.rule }).click();
  await expect(page).toHaveURL(new RegExp(`/en/rules/${game.id}#${why.rule}$`));
  const marked = page.locator('.rules-named');
  await expect(marked).toHaveAttribute('id', why.rule);
  await expect(marked).toBeInViewport();
  await expect(marked).toBeFocused();
  await expect(marked).toContainText('Your try');
  await page.getByRole('button', { name: 'Back to your game' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/game/${saved.id}$`));
  await expect(page.locator('.table-voice-accent')).toBeVisible();
});

test('what is typed and no step is refused with its rule', async ({ page }) => {
  await sitDown(page, midGame('tzaar'));
  await page.keyboard.press('/');
  await page.keyboard.type('A1xI5');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-voice-danger')).toContainText(/TZ-\d+\.\d+/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('hello');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-voice-danger')).toContainText('Not understood');
});
