import { type BrowserContext, test as base } from '@playwright/test';
import { games } from '@threefold-games/catalogue';
import { noteCost } from './cost.ts';

export { expect, type Page } from '@playwright/test';

interface Watched {
  /**
   * Errors of the pages, of which a breach of the policy is one, and what they asked other sites for.
   * A test may empty the list where it provokes them.
   */
  readonly troubles: string[];
  readonly cost: undefined;
}

/** What a browser has chosen in tests where nothing else is said: no help, and what newcomers are told has been read. */
export const NO_HELP = JSON.stringify({
  help: false,
  briefed: ['new', ...games.map(({ id }) => `aim-${id}`)],
});

/** Writes down whatever the pages of a browser report as an error, and what they ask other sites for. */
export const watch = async (context: BrowserContext, baseURL: string, troubles: string[]): Promise<void> => {
  const { hostname: ours } = new URL(baseURL);
  context.on('request', request => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && hostname !== ours) troubles.push(`asked for ${request.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', event => {
      reportError(new Error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
    });
  });
  // A turn that a lot brings is often one that help would ask about: it is off unless a test wants it.
  await context.addInitScript(text => {
    try {
      if (localStorage.getItem('threefold-settings') === null) localStorage.setItem('threefold-settings', text);
    } catch {
      // A page that keeps nothing.
    }
  }, NO_HELP);
  context.on('console', message => {
    if (message.type() === 'error') troubles.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', error => troubles.push(error.error().stack ?? error.error().message));
};

/** A test in which no page may report an error or ask another site for anything, whatever else is tested. */
export const test = base.extend<Watched>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured, and none is used.
  cost: [({}, use, info) => noteCost(info, () => use(undefined)), { auto: true }],
  troubles: [
    async ({ context, baseURL }, use) => {
      const troubles: string[] = [];
      await watch(context, baseURL!, troubles);
      await use(troubles);
      base.expect(troubles, 'errors that the pages reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** A phone: touched, not clicked. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
