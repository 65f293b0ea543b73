import type { Lang, Shape } from '@threefold-games/speech';
import type { review } from './en/review.ts';

/** What the review of a game says, whatever the game. */
export type ReviewWords = Shape<typeof review>;

/** Every language's, loaded with the pages that say it. */
const REVIEW: Readonly<Record<Lang, () => Promise<{ readonly review: ReviewWords }>>> = {
  en: () => import('./en/review.ts'),
  de: () => import('./de/review.ts'),
  fr: () => import('./fr/review.ts'),
  pl: () => import('./pl/review.ts'),
  es: () => import('./es/review.ts'),
  nl: () => import('./nl/review.ts'),
  it: () => import('./it/review.ts'),
};

/** What the review of a game says in a language. */
export const loadReviewWords = async (lang: Lang): Promise<ReviewWords> => (await REVIEW[lang]()).review;
