// Words that are loaded with the pages that say them: a table for each subject, with every language's file.
import type { Lang, Shape } from '@threefold-games/speech';
import type { form } from './en/form.ts';
import type { help } from './en/help.ts';
import type { learn } from './en/learn.ts';
import type { level } from './en/level.ts';
import type { links } from './en/links.ts';
import type { moderation } from './en/moderation.ts';
import type { myGames } from './en/myGames.ts';
import type * as online from './en/online/index.ts';
import type { puzzle } from './en/puzzle.ts';
import type { puzzles } from './en/puzzles.ts';
import type { review } from './en/review.ts';
import type { settings } from './en/settings.ts';

type ByLanguage<Module> = Readonly<Record<Lang, () => Promise<Module>>>;

/** What is said about playing together. */
export type OnlineWords = Shape<typeof online>;

const ONLINE: ByLanguage<OnlineWords> = {
  en: () => import('./en/online/index.ts'),
  de: () => import('./de/online/index.ts'),
  fr: () => import('./fr/online/index.ts'),
  pl: () => import('./pl/online/index.ts'),
  es: () => import('./es/online/index.ts'),
  nl: () => import('./nl/online/index.ts'),
  it: () => import('./it/online/index.ts'),
};

/** `OnlineWords` in a language. */
export const loadOnlineWords = (lang: Lang): Promise<OnlineWords> => ONLINE[lang]();

/** What is said about help at the table. */
export type HelpWords = Shape<typeof help>;

const HELP: ByLanguage<{ readonly help: HelpWords }> = {
  en: () => import('./en/help.ts'),
  de: () => import('./de/help.ts'),
  fr: () => import('./fr/help.ts'),
  pl: () => import('./pl/help.ts'),
  es: () => import('./es/help.ts'),
  nl: () => import('./nl/help.ts'),
  it: () => import('./it/help.ts'),
};

/** `HelpWords` in a language. */
export const loadHelpWords = async (lang: Lang): Promise<HelpWords> => (await HELP[lang]()).help;

/** What lessons say, whatever the game. */
export type LearnWords = Shape<typeof learn>;

const LEARN: ByLanguage<{ readonly learn: LearnWords }> = {
  en: () => import('./en/learn.ts'),
  de: () => import('./de/learn.ts'),
  fr: () => import('./fr/learn.ts'),
  pl: () => import('./pl/learn.ts'),
  es: () => import('./es/learn.ts'),
  nl: () => import('./nl/learn.ts'),
  it: () => import('./it/learn.ts'),
};

/** `LearnWords` in a language. */
export const loadLearnWords = async (lang: Lang): Promise<LearnWords> => (await LEARN[lang]()).learn;

/** What is said about one’s own level. */
export type LevelWords = Shape<typeof level>;

const LEVEL: ByLanguage<{ readonly level: LevelWords }> = {
  en: () => import('./en/level.ts'),
  de: () => import('./de/level.ts'),
  fr: () => import('./fr/level.ts'),
  pl: () => import('./pl/level.ts'),
  es: () => import('./es/level.ts'),
  nl: () => import('./nl/level.ts'),
  it: () => import('./it/level.ts'),
};

/** `LevelWords` in a language. */
export const loadLevelWords = async (lang: Lang): Promise<LevelWords> => (await LEVEL[lang]()).level;

/** What links say of themselves elsewhere. */
export type LinkWords = Shape<typeof links>;

const LINKS: ByLanguage<{ readonly links: LinkWords }> = {
  en: () => import('./en/links.ts'),
  de: () => import('./de/links.ts'),
  fr: () => import('./fr/links.ts'),
  pl: () => import('./pl/links.ts'),
  es: () => import('./es/links.ts'),
  nl: () => import('./nl/links.ts'),
  it: () => import('./it/links.ts'),
};

/** `LinkWords` in a language. */
export const loadLinkWords = async (lang: Lang): Promise<LinkWords> => (await LINKS[lang]()).links;

/** What the form of a new game says, and what is said where a bot is chosen. */
export type FormWords = Shape<typeof form>;

const FORM: ByLanguage<{ readonly form: FormWords }> = {
  en: () => import('./en/form.ts'),
  de: () => import('./de/form.ts'),
  fr: () => import('./fr/form.ts'),
  pl: () => import('./pl/form.ts'),
  es: () => import('./es/form.ts'),
  nl: () => import('./nl/form.ts'),
  it: () => import('./it/form.ts'),
};

/** `FormWords` in a language. */
export const loadFormWords = async (lang: Lang): Promise<FormWords> => (await FORM[lang]()).form;

/** What lists of games say, and the page of those that are kept here. */
export type MyGamesWords = Shape<typeof myGames>;

const MY_GAMES: ByLanguage<{ readonly myGames: MyGamesWords }> = {
  en: () => import('./en/myGames.ts'),
  de: () => import('./de/myGames.ts'),
  fr: () => import('./fr/myGames.ts'),
  pl: () => import('./pl/myGames.ts'),
  es: () => import('./es/myGames.ts'),
  nl: () => import('./nl/myGames.ts'),
  it: () => import('./it/myGames.ts'),
};

/** `MyGamesWords` in a language. */
export const loadMyGamesWords = async (lang: Lang): Promise<MyGamesWords> => (await MY_GAMES[lang]()).myGames;

/** What the page of the settings says. */
export type SettingsWords = Shape<typeof settings>;

const SETTINGS: ByLanguage<{ readonly settings: SettingsWords }> = {
  en: () => import('./en/settings.ts'),
  de: () => import('./de/settings.ts'),
  fr: () => import('./fr/settings.ts'),
  pl: () => import('./pl/settings.ts'),
  es: () => import('./es/settings.ts'),
  nl: () => import('./nl/settings.ts'),
  it: () => import('./it/settings.ts'),
};

/** `SettingsWords` in a language. */
export const loadSettingsWords = async (lang: Lang): Promise<SettingsWords> => (await SETTINGS[lang]()).settings;

/** What the page of the operators says. */
export type ModerationWords = Shape<typeof moderation>;

const MODERATION: ByLanguage<{ readonly moderation: ModerationWords }> = {
  en: () => import('./en/moderation.ts'),
  de: () => import('./de/moderation.ts'),
  fr: () => import('./fr/moderation.ts'),
  pl: () => import('./pl/moderation.ts'),
  es: () => import('./es/moderation.ts'),
  nl: () => import('./nl/moderation.ts'),
  it: () => import('./it/moderation.ts'),
};

/** `ModerationWords` in a language. */
export const loadModerationWords = async (lang: Lang): Promise<ModerationWords> =>
  (await MODERATION[lang]()).moderation;

/** What a puzzle says, whatever the game. */
export type PuzzlePageWords = Shape<typeof puzzle>;

const PUZZLE: ByLanguage<{ readonly puzzle: PuzzlePageWords }> = {
  en: () => import('./en/puzzle.ts'),
  de: () => import('./de/puzzle.ts'),
  fr: () => import('./fr/puzzle.ts'),
  pl: () => import('./pl/puzzle.ts'),
  es: () => import('./es/puzzle.ts'),
  nl: () => import('./nl/puzzle.ts'),
  it: () => import('./it/puzzle.ts'),
};

/** `PuzzlePageWords` in a language. */
export const loadPuzzlePageWords = async (lang: Lang): Promise<PuzzlePageWords> => (await PUZZLE[lang]()).puzzle;

/** What the page of all puzzles says, whatever the game. */
export type PuzzlesWords = Shape<typeof puzzles>;

const PUZZLES: ByLanguage<{ readonly puzzles: PuzzlesWords }> = {
  en: () => import('./en/puzzles.ts'),
  de: () => import('./de/puzzles.ts'),
  fr: () => import('./fr/puzzles.ts'),
  pl: () => import('./pl/puzzles.ts'),
  es: () => import('./es/puzzles.ts'),
  nl: () => import('./nl/puzzles.ts'),
  it: () => import('./it/puzzles.ts'),
};

/** `PuzzlesWords` in a language. */
export const loadPuzzlesWords = async (lang: Lang): Promise<PuzzlesWords> => (await PUZZLES[lang]()).puzzles;

/** What the review of a game says, whatever the game. */
export type ReviewWords = Shape<typeof review>;

const REVIEW: ByLanguage<{ readonly review: ReviewWords }> = {
  en: () => import('./en/review.ts'),
  de: () => import('./de/review.ts'),
  fr: () => import('./fr/review.ts'),
  pl: () => import('./pl/review.ts'),
  es: () => import('./es/review.ts'),
  nl: () => import('./nl/review.ts'),
  it: () => import('./it/review.ts'),
};

/** `ReviewWords` in a language. */
export const loadReviewWords = async (lang: Lang): Promise<ReviewWords> => (await REVIEW[lang]()).review;
