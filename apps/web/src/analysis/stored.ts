import { textKey } from '../storage/index.ts';

/** What is being looked at, and what was before; both survive a reload. */
const now = textKey('study');
const before = textKey('study-before');

export const keepStudy = (text: string): void => now.set(text);

export const keptStudy = (): string | undefined => now.get() || undefined;

export const studyBefore = (): string | undefined => before.get() || undefined;

/** Makes room for another study; what was looked at can be gone back to. */
export const setStudyAside = (): void => {
  const study = keptStudy();
  if (study === undefined) return;
  before.set(study);
  now.set('');
};
