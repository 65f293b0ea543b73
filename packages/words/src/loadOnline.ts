import type { OnlineWords } from './en/online/index.ts';
import type { Lang } from './langs.ts';

/** What is said about playing together. */
const ONLINE: Readonly<Record<Lang, () => Promise<{ readonly online: OnlineWords }>>> = {
  en: () => import('./en/online/index.ts'),
  de: () => import('./de/online/index.ts'),
  fr: () => import('./fr/online/index.ts'),
  pl: () => import('./pl/online/index.ts'),
  es: () => import('./es/online/index.ts'),
  nl: () => import('./nl/online/index.ts'),
  it: () => import('./it/online/index.ts'),
};

export const loadOnlineWords = async (lang: Lang): Promise<OnlineWords> => (await ONLINE[lang]()).online;
