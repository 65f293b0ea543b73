import { effect, signal } from '@preact/signals';
import { keep, kept } from './keep.ts';
import { readSettings, type Settings } from './readSettings.ts';

export type { Settings };

/** What is chosen for this browser; kept as soon as it changes. */
export const settings = signal<Settings>(readSettings(kept('settings')));

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
  keep('settings', JSON.stringify(settings.value));
};

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const more = matchMedia('(prefers-contrast: more)');

const systemDark = signal(dark.matches);
const systemStill = signal(still.matches);
const systemContrast = signal(more.matches);

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
  dark.addEventListener('change', () => (systemDark.value = dark.matches));
  still.addEventListener('change', () => (systemStill.value = still.matches));
  more.addEventListener('change', () => (systemContrast.value = more.matches));
  // Another tab has changed them.
  addEventListener('storage', event => {
    if (event.key === 'threefold-settings') settings.value = readSettings(event.newValue);
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
