import { test as base } from '@playwright/test';

export { expect, type Page } from '@playwright/test';

interface Watched {
  /** Errors of the pages, of which a refusal by the policy is one. A test may empty the list where it provokes them. */
  readonly troubles: string[];
}

/** A test in which no page may report an error, whatever else is tested. */
export const test = base.extend<Watched>({
  troubles: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      context.on('console', message => {
        if (message.type() === 'error') troubles.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', error => troubles.push(error.error().stack ?? error.error().message));
      await use(troubles);
      base.expect(troubles, 'errors that the pages reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** A phone: touched, not clicked. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
