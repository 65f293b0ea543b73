import { signal } from '@preact/signals';
import { api } from '../net/api.ts';
import { keep, kept } from '../state/keep.ts';

/** No more are kept: there are far fewer. */
const MOST = 1000;

const read = (raw: unknown): ReadonlySet<string> =>
  new Set(
    Array.isArray(raw) ? raw.filter(id => typeof id === 'string' && /^[a-z]{2}-\w{5}$/.test(id)).slice(0, MOST) : [],
  );

const remembered = (): ReadonlySet<string> => {
  try {
    return read(JSON.parse(kept('withdrawn') || '[]'));
  } catch {
    return new Set();
  }
};

/** The puzzles that were found to be wrong, as the server said the last time. */
export const withdrawn = signal<ReadonlySet<string>>(remembered());

/** Asks the server which those are; without one, what is known stays. */
export const loadWithdrawn = async (): Promise<void> => {
  const answer = await api.ask('GET /api/puzzles/withdrawn');
  if (!answer.ok) return;
  const told = read(answer.value.withdrawn);
  // Nearly always it is what was known: then no list is read anew.
  if (told.size === withdrawn.value.size && [...told].every(id => withdrawn.value.has(id))) return;
  keep('withdrawn', JSON.stringify([...told]));
  withdrawn.value = told;
};
