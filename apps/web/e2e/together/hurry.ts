import type { BrowserContext } from '@playwright/test';

/** Pauses that are made for people to follow pass ten times as fast. Longer ones, such as the patience with a line, stay as they are. */
export const hurry = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const later = globalThis.setTimeout;
    const sooner = (work: TimerHandler, milliseconds = 0, ...given: unknown[]): number =>
      later(work, milliseconds < 600 ? milliseconds / 10 : milliseconds, ...given);
    Object.assign(globalThis, { setTimeout: sooner });
  });
};
