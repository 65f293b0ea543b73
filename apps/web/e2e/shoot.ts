import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, PHONE } from './site.ts';

const FOLDER = fileURLToPath(new URL('../../../screenshots/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });

/** The ways a page can look, as settings. */
export const THEMES = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { theme: 'light', contrast: true },
  'contrast-dark': { theme: 'dark', contrast: true },
} as const;

export const SIZES = { desktop: {}, phone: PHONE } as const;

/** Takes a picture of what a page shows. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' });
};
