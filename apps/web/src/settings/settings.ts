import { effect, signal } from '@preact/signals';
import { jsonKey } from '../storage/index.ts';
import { matching } from './media.ts';
import { readSettings, type Settings } from './readSettings.ts';

export type { Settings };

const stored = jsonKey('settings', readSettings);

/** What is chosen for this browser; kept as soon as it changes. */
export const settings = signal<Settings>(stored.get());

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
  stored.set(settings.value);
};

const systemDark = matching('(prefers-color-scheme: dark)');
const systemStill = matching('(prefers-reduced-motion: reduce)');
const systemContrast = matching('(prefers-contrast: more)');

/** Whether things move. */
export const moving = (): boolean => {
  const { motion } = settings.value;
  return motion === 'system' ? !systemStill.value : motion === 'full';
};

/** The theme that is shown. */
export const shownTheme = (): { readonly theme: 'light' | 'dark'; readonly contrast: boolean } => {
  const { theme, contrast } = settings.value;
  return {
    theme: theme === 'system' ? (systemDark.value ? 'dark' : 'light') : theme,
    contrast: contrast || (theme === 'system' && systemContrast.value),
  };
};

/** Puts the settings onto the page, now and whenever they or the system's wishes change. */
export const startSettings = (): void => {
  stored.watch(changed => {
    settings.value = changed;
  });
  effect(() => {
    const { theme, contrast } = shownTheme();
    const root = document.documentElement;
    root.dataset.theme = contrast ? `contrast-${theme}` : theme;
    root.dataset.distinction = settings.value.distinction;
    root.dataset.motion = moving() ? 'full' : 'off';
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = getComputedStyle(root).getPropertyValue('--bg').trim();
  });
};
