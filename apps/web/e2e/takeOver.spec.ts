import { readFileSync } from 'node:fs';
import { furnish } from './furnish.ts';
import { expect, type Page, test } from './site.ts';
import { askStore } from './storage.ts';

/** An entry of a database, or a key of localStorage, as an earlier version stored it. */
type Stored =
  | {
      readonly database: string;
      readonly version: number;
      readonly store: string;
      readonly entry: { readonly id: string };
    }
  | { readonly key: string; readonly text: string };

const STORED = readFileSync(new URL('../test/fixtures/stored/three-databases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Stored);

const inStore = (name: string): readonly { readonly id: string }[] =>
  STORED.flatMap(each => ('entry' in each && each.store === name ? [each.entry] : []));

/** Writes as an earlier version does. */
const writeEarlier = (page: Page, stored: readonly Stored[]): Promise<void> =>
  page.evaluate(async all => {
    const KEYS: Readonly<Record<string, readonly [store: string, keyPath: string | string[]][]>> = {
      threefold: [
        ['games', 'id'],
        ['aside', 'id'],
      ],
      'threefold-puzzles': [
        ['tried', 'id'],
        ['skills', 'game'],
      ],
      'threefold-review': [
        ['reviews', 'key'],
        ['puzzles', ['id', 'turn']],
      ],
    };
    for (const each of all) {
      if ('key' in each) {
        localStorage.setItem(each.key, each.text);
        continue;
      }
      const { database, version, store, entry } = each;
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(database, version);
        request.addEventListener('upgradeneeded', () => {
          for (const [name, keyPath] of KEYS[database]!) request.result.createObjectStore(name, { keyPath });
        });
        request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
        request.addEventListener('success', () => {
          const work = request.result.transaction(store, 'readwrite');
          work.objectStore(store).put(entry);
          work.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
          work.addEventListener('abort', () => reject(work.error ?? new Error('aborted')));
        });
      });
    }
  }, stored);

test('what an earlier version has stored is all there, and what its open tab writes later', { tag: '@day2' }, async ({
  page,
}) => {
  await furnish(page, () => writeEarlier(page, STORED));
  await page.goto('/en/games');
  const games = page.getByRole('list', { name: 'My games' }).getByRole('listitem');
  await expect(games).toHaveCount(inStore('games').length);
  await expect(page.getByText('3 saved games are damaged and were set aside.')).toBeVisible();
  const solved = inStore('tried').filter(
    each => 'outcome' in each && each.outcome !== 'missed' && each.outcome !== 'shown',
  );
  await page.goto('/en/puzzles?game=tzaar');
  const ofTzaar = solved.filter(each => 'game' in each && each.game === 'tzaar').length;
  await expect(page.getByText(new RegExp(`^${ofTzaar} of \\d+ solved$`))).toBeVisible();
  await page.goto('/en/learn/talat');
  await expect(page.getByText(/^3 of/).first()).toBeVisible();

  // A tab of the earlier version stores another game, which is there at the next start.
  const [game] = STORED.filter(each => 'entry' in each && each.store === 'games');
  if (!game || !('entry' in game)) throw new Error('no game');
  await writeEarlier(page, [{ ...game, entry: { ...game.entry, id: 'later' } }]);
  await page.goto('/en/games');
  await expect(games).toHaveCount(inStore('games').length + 1);
  expect((await askStore(page, 'games')).length).toBe(inStore('games').length + 1);
});
