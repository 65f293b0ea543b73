import { signal } from '@preact/signals';
import type { Database } from '../src/state/database.ts';
import { type Library, makeLibrary } from '../src/state/makeLibrary.ts';

/** Storage that several tabs share. */
export const sharedStore = (): (() => Library) => {
  const entries = new Map<string, { readonly id: string; readonly revision?: number }>();
  const tabs: ((id: string) => void)[] = [];
  let ids = 0;
  const base: Database = {
    all: () => Promise.resolve([...entries.values()]),
    get: id => Promise.resolve(entries.get(id)),
    swap: (entry, revision) => {
      const agrees = entries.get(entry.id)?.revision === revision;
      if (agrees) entries.set(entry.id, entry);
      return Promise.resolve(agrees);
    },
    drop: id => Promise.resolve(void entries.delete(id)),
    moveAside: id => Promise.resolve(void entries.delete(id)),
    asides: () => Promise.resolve([]),
    dropAside: () => Promise.resolve(),
  };
  return () => {
    const number = tabs.push(() => undefined) - 1;
    return makeLibrary({
      open: () => Promise.resolve(base),
      freshId: () => `game${++ids}`,
      channel: () =>
        ({
          postMessage: (id: string) => {
            for (const [i, tab] of tabs.entries()) if (i !== number) tab(id);
          },
          addEventListener: (_: string, listener: (event: { readonly data: string }) => void) => {
            tabs[number] = id => listener({ data: id });
          },
        }) as unknown as BroadcastChannel,
      problem: signal(undefined),
      persist: () => undefined,
    });
  };
};
