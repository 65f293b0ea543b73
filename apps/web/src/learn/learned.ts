import { signal } from '@preact/signals';
import { keep, kept } from '../storage/index.ts';

/** A lesson among those of all games. */
export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;

/** No more are kept: there are far fewer. */
const MOST = 500;

/** Reads what was kept; what is not understood is left out. */
export const readLearned = (text: string | null): ReadonlySet<string> => {
  let raw: unknown;
  try {
    raw = JSON.parse(text || '[]');
  } catch {
    return new Set();
  }
  const keys = Array.isArray(raw)
    ? raw.filter(key => typeof key === 'string' && /^[a-z]{1,20}\/\w{1,30}$/.test(key))
    : [];
  return new Set(keys.slice(0, MOST));
};

/** The lessons that I have done; kept for this browser. */
export const learned = signal<ReadonlySet<string>>(readLearned(kept('learned')));

// Another tab has learned something.
globalThis.addEventListener?.('storage', event => {
  if (event.key === 'threefold-learned') learned.value = readLearned(event.newValue);
});

/** Keeps what was learned, here or elsewhere, together with what was known before: nothing is ever lost. */
export const addLearned = (keys: Iterable<string>): void => {
  const all = new Set([...readLearned(kept('learned')), ...learned.peek(), ...keys]);
  if (all.size === learned.peek().size) return;
  learned.value = all;
  keep('learned', JSON.stringify([...all]));
};

/** Knows nothing any more. */
export const forgetLearned = (): void => {
  learned.value = new Set();
  keep('learned', '');
};
