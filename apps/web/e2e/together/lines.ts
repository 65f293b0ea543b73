import type { BrowserContext } from '@playwright/test';
import type { Person } from './people.ts';

/** Keeps the sockets of a browser in reach, so that a test can cut them as a network does. */
export const holdSockets = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const open: WebSocket[] = [];
    class Held extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        open.push(this);
      }
    }
    Object.assign(globalThis, { WebSocket: Held, heldSockets: open });
  });
};

/** Takes somebody's network away, with the line that is open. */
export const cut = async ({ context, page }: Person): Promise<void> => {
  await context.setOffline(true);
  await page.evaluate(() => {
    for (const socket of (globalThis as unknown as { readonly heldSockets: WebSocket[] }).heldSockets) socket.close();
  });
};

/** Gives it back. */
export const mend = ({ context }: Person): Promise<void> => context.setOffline(false);

/** Takes out what browsers themselves report of lines that were cut. */
export const forgiveCuts = (troubles: string[]): void => {
  const others = troubles.filter(
    what => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED .*\/api\/|WebSocket connection to/.test(what),
  );
  troubles.splice(0, troubles.length, ...others);
};
