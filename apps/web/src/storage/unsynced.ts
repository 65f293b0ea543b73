import { jsonKey, textKey } from './keys.ts';
import { startSync } from './syncBy.ts';

/** Something that an account shares among its devices: `lesson tzaar/lines`, `skill tzaar`, `puzzle tz-7k2ma`. */
export type SharedKey = `${'lesson' | 'skill' | 'puzzle'} ${string}`;

/** What has changed here since the account was told last, each with a number that grows when it changes again. */
export type Marks = Readonly<Record<string, number>>;

/** The account that this browser is signed in with. */
export const account = textKey('account');

const marks = jsonKey(
  'unsynced',
  (raw): Marks =>
    typeof raw === 'object' && raw !== null
      ? Object.fromEntries(Object.entries(raw).filter(([, number]) => typeof number === 'number'))
      : {},
);
const cursorKey = textKey('cursor');

/** The marks of this browser, whichever tab made them. */
export const readMarks = (): Marks => marks.get();

/** Marks what has changed, until the account knows it; answers these marks. */
export const mark = (keys: readonly SharedKey[]): Marks => {
  const before = readMarks();
  const made = Object.fromEntries(keys.map(key => [key, Math.max(Date.now(), (before[key] ?? 0) + 1)]));
  marks.set({ ...before, ...made });
  return made;
};

/** The account knows what was marked so; what has changed again since stays marked. */
export const unmark = (known: Marks): void => {
  const left = Object.entries(readMarks()).filter(([key, number]) => known[key] !== number);
  marks.set(Object.fromEntries(left));
};

/** Up to where this browser knows what its account knows; undefined if it has to be told everything. */
export const readCursor = (of: string): string | undefined => {
  const [known, cursor] = cursorKey.get().split(' ');
  return known === of ? cursor : undefined;
};

export const keepCursor = (of: string, cursor: string): void => cursorKey.set(`${of} ${cursor}`);

/** The next sync is about everything. */
export const forgetCursor = (): void => cursorKey.set('');

/** Nothing is known of an account any more. */
export const forgetSync = (): void => {
  forgetCursor();
  marks.set({});
};

/** Tells the account, if there is one, what has changed: at once, or as soon as there is a network. */
export const share = async (keys: readonly SharedKey[]): Promise<void> => {
  if (!account.get()) return;
  if (keys.length > 0) mark(keys);
  // Without a network the code may not be there; what is marked is told another time.
  await startSync()?.catch(() => undefined);
};
