import { sweep, TALL_PHONE } from '../axe.ts';
import { oneOrAll } from '../day.ts';
import { goOn } from '../places.ts';
import { expect } from '../site.ts';
import { freshName, placesOf, signUp } from './pages.ts';
import { test } from './people.ts';

test.describe.configure({ timeout: 180_000 });

/** A guest at one screen, somebody with an account at the other; usually one of the two. */
const SCREENS = [
  { screen: 'a large screen', name: 'Lena', how: {}, account: false },
  { screen: 'a phone', name: 'Pia', how: TALL_PHONE, account: true },
] as const;

for (const { screen, name, how, account } of oneOrAll(SCREENS))
  test(`axe finds nothing on the pages of playing together on ${screen}`, { tag: '@day2' }, async ({ arrive }) => {
    const me = await arrive(freshName(name), { ...how, bypassCSP: true });
    const { page } = me;
    if (account) await signUp(me);
    const found: string[] = [];
    for (const place of await placesOf(me, await arrive('Ben'))) {
      const go = (): Promise<void> => goOn(page, place);
      found.push(...(await sweep(page, { name: place.name, go }, ['dark'])));
    }
    expect(found).toEqual([]);
  });
