import { signal } from '@preact/signals';
import { jsonKey, localTexts, textKey } from '../storage/index.ts';

/** The game whose pages about learning or puzzles were opened last. */
export const lastLearned = textKey('learning');

/** A lesson among those of all games. */
export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;

/** No more are kept: there are far fewer. */
const MOST = 500;

/** Reads what was kept; what is not understood is left out. */
export const readLearned = (raw: unknown): ReadonlySet<string> => {
  const keys = Array.isArray(raw)
    ? raw.filter(key => typeof key === 'string' && /^[a-z]{1,20}\/\w{1,30}$/.test(key))
    : [];
  return new Set(keys.slice(0, MOST));
};

const stored = jsonKey('learned', readLearned, keys => [...keys]);

/** The lessons that I have done; kept for this browser. */
export const learned = signal(stored.get());

// Another tab has learned something.
stored.watch(known => {
  learned.value = known;
});

/** Keeps what was learned, here or elsewhere, together with what was known before: nothing is ever lost. */
export const addLearned = (keys: Iterable<string>): void => {
  const all = new Set([...stored.get(), ...learned.peek(), ...keys]);
  if (all.size === learned.peek().size) return;
  learned.value = all;
  stored.set(all);
};

/** Knows nothing any more. */
export const forgetLearned = (): void => {
  learned.value = new Set();
  localTexts.write('learned', null);
};
