import { keep, kept } from '../storage/index.ts';

/** What is being looked at, and what was before; both survive a reload. */
const NOW = 'study';
const BEFORE = 'study-before';

export const keepStudy = (text: string): void => keep(NOW, text);

export const keptStudy = (): string | undefined => kept(NOW) ?? undefined;

export const studyBefore = (): string | undefined => kept(BEFORE) || undefined;

/** Makes room for another study; what was looked at can be gone back to. */
export const setStudyAside = (): void => {
  const now = keptStudy();
  if (!now) return;
  keep(BEFORE, now);
  keep(NOW, '');
};
