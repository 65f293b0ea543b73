import { keep, kept } from './keep.ts';
import { startSync } from './syncBy.ts';

/** Something that an account shares among its devices: `lesson tzaar/lines`, `skill tzaar`, `puzzle tz-7k2ma`. */
export type SharedKey = `${'lesson' | 'skill' | 'puzzle'} ${string}`;

/** What has changed here since the account was told last, each with a number that grows when it changes again. */
export type Marks = Readonly<Record<string, number>>;

/** The marks of this browser, whichever tab made them. */
export const readMarks = (): Marks => {
  try {
    const raw: unknown = JSON.parse(kept('unsynced') || '{}');
    return typeof raw === 'object' && raw !== null
      ? Object.fromEntries(Object.entries(raw).filter(([, number]) => typeof number === 'number'))
      : {};
  } catch {
    return {};
  }
};

/** Marks what has changed, until the account knows it; answers these marks. */
export const mark = (keys: readonly SharedKey[]): Marks => {
  const before = readMarks();
  const made = Object.fromEntries(keys.map(key => [key, Math.max(Date.now(), (before[key] ?? 0) + 1)]));
  keep('unsynced', JSON.stringify({ ...before, ...made }));
  return made;
};

/** The account knows what was marked so; what has changed again since stays marked. */
export const unmark = (known: Marks): void => {
  const left = Object.entries(readMarks()).filter(([key, number]) => known[key] !== number);
  keep('unsynced', JSON.stringify(Object.fromEntries(left)));
};

/** Up to where this browser knows what its account knows; undefined if it has to be told everything. */
export const readCursor = (account: string): string | undefined => {
  const [of, cursor] = (kept('cursor') ?? '').split(' ');
  return of === account ? cursor : undefined;
};

export const keepCursor = (account: string, cursor: string): void => keep('cursor', `${account} ${cursor}`);

/** The next sync is about everything. */
export const forgetCursor = (): void => keep('cursor', '');

/** Nothing is known of an account any more. */
export const forgetSync = (): void => {
  forgetCursor();
  keep('unsynced', '');
};

/** Tells the account, if there is one, what has changed: at once, or as soon as there is a network. */
export const share = async (keys: readonly SharedKey[]): Promise<void> => {
  if (!kept('account')) return;
  if (keys.length > 0) mark(keys);
  // Without a network the code may not be there; what is marked is told another time.
  await startSync()?.catch(() => undefined);
};
