import type { BoardTheme } from './plan.ts';

const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';
const STILL = '(prefers-reduced-motion: reduce)';

const wants = (query: string): boolean => matchMedia(query).matches;

/** The theme that somebody prefers. */
export const preferredTheme = (): BoardTheme => {
  const lit = wants(DARK) ? 'dark' : 'light';
  return wants(CONTRAST) ? `contrast-${lit}` : lit;
};

/** Whether things may move. */
export const mayMove = (): boolean => !wants(STILL);

/** Hears when somebody prefers otherwise. Returns what ends it. */
export const onPreference = (heard: () => void): (() => void) => {
  const ended = new AbortController();
  for (const query of [DARK, CONTRAST, STILL])
    matchMedia(query).addEventListener('change', heard, { signal: ended.signal });
  return () => ended.abort();
};
