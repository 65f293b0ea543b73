import type { Lang, Shape } from '@threefold-games/speech';
import type { form } from './en/form.ts';
import type { moderation } from './en/moderation.ts';
import type { myGames } from './en/myGames.ts';
import type * as online from './en/online/index.ts';
import type { settings } from './en/settings.ts';

/** What is said about playing together. */
export type OnlineWords = Shape<typeof online>;

/** The form of a new game, and what is said where a bot is chosen. */
export type FormWords = Shape<typeof form>;

/** What lists of games say, and the page of those that are kept here. */
export type MyGamesWords = Shape<typeof myGames>;

/** What the page of the settings says. */
export type SettingsWords = Shape<typeof settings>;

/** What the page of the operators says. */
export type ModerationWords = Shape<typeof moderation>;

const ONLINE: Readonly<Record<Lang, () => Promise<OnlineWords>>> = {
  en: () => import('./en/online/index.ts'),
  de: () => import('./de/online/index.ts'),
  fr: () => import('./fr/online/index.ts'),
  pl: () => import('./pl/online/index.ts'),
  es: () => import('./es/online/index.ts'),
  nl: () => import('./nl/online/index.ts'),
  it: () => import('./it/online/index.ts'),
};

const FORM: Readonly<Record<Lang, () => Promise<{ readonly form: FormWords }>>> = {
  en: () => import('./en/form.ts'),
  de: () => import('./de/form.ts'),
  fr: () => import('./fr/form.ts'),
  pl: () => import('./pl/form.ts'),
  es: () => import('./es/form.ts'),
  nl: () => import('./nl/form.ts'),
  it: () => import('./it/form.ts'),
};

const MY_GAMES: Readonly<Record<Lang, () => Promise<{ readonly myGames: MyGamesWords }>>> = {
  en: () => import('./en/myGames.ts'),
  de: () => import('./de/myGames.ts'),
  fr: () => import('./fr/myGames.ts'),
  pl: () => import('./pl/myGames.ts'),
  es: () => import('./es/myGames.ts'),
  nl: () => import('./nl/myGames.ts'),
  it: () => import('./it/myGames.ts'),
};

const SETTINGS: Readonly<Record<Lang, () => Promise<{ readonly settings: SettingsWords }>>> = {
  en: () => import('./en/settings.ts'),
  de: () => import('./de/settings.ts'),
  fr: () => import('./fr/settings.ts'),
  pl: () => import('./pl/settings.ts'),
  es: () => import('./es/settings.ts'),
  nl: () => import('./nl/settings.ts'),
  it: () => import('./it/settings.ts'),
};

const MODERATION: Readonly<Record<Lang, () => Promise<{ readonly moderation: ModerationWords }>>> = {
  en: () => import('./en/moderation.ts'),
  de: () => import('./de/moderation.ts'),
  fr: () => import('./fr/moderation.ts'),
  pl: () => import('./pl/moderation.ts'),
  es: () => import('./es/moderation.ts'),
  nl: () => import('./nl/moderation.ts'),
  it: () => import('./it/moderation.ts'),
};

/** What is said about playing together, in a language. */
export const loadOnlineWords = (lang: Lang): Promise<OnlineWords> => ONLINE[lang]();

/** What the form of a new game says in a language. */
export const loadFormWords = async (lang: Lang): Promise<FormWords> => (await FORM[lang]()).form;

/** What lists of games say in a language. */
export const loadMyGamesWords = async (lang: Lang): Promise<MyGamesWords> => (await MY_GAMES[lang]()).myGames;

/** What the page of the settings says in a language. */
export const loadSettingsWords = async (lang: Lang): Promise<SettingsWords> => (await SETTINGS[lang]()).settings;

/** What the page of the operators says in a language. */
export const loadModerationWords = async (lang: Lang): Promise<ModerationWords> =>
  (await MODERATION[lang]()).moderation;
