import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { games, loadBot } from '@threefold-games/catalogue';
import { NETS } from '@threefold-games/search';
import { describe, expect, it } from 'vitest';

/** The most bytes of a net: the small one is fetched by every phone. */
const MOST = { small: 300 * 1024, big: 1.5 * 1024 * 1024 };

describe.each(games.map(({ id }) => id))('the nets of %s', id => {
  it('are the files of their folder, as large as the bot says and no larger than they may be, and open', async () => {
    const { nets } = (await loadBot(id))!;
    const folder = new URL(`../../../games/${id}/bot/weights/`, import.meta.url);
    const names = nets ? NETS : [];
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files.toSorted()).toEqual(names.map(name => `${id}-${name}.net`).toSorted());
    for (const name of names) {
      const { url, bytes, open } = nets![name];
      expect(url.pathname).toMatch(new RegExp(`/${id}-${name}\\.net$`));
      const weights = readFileSync(url);
      expect(bytes).toBe(weights.length);
      expect(bytes).toBeLessThanOrEqual(MOST[name]);
      expect(open(weights).ok).toBe(true);
    }
  });
});
