import type { review } from './en/review.ts';
import type { Lang } from './langs.ts';
import type { Shape } from './message.ts';

/** What the review of a game says, whatever the game. */
export type ReviewWords = Shape<typeof review>;

/** Every language's, loaded with the pages that say it. */
const REVIEW: Readonly<Record<Lang, () => Promise<{ readonly review: ReviewWords }>>> = {
  en: () => import('./en/review.ts'),
  de: () => import('./en/review.ts'),
  fr: () => import('./en/review.ts'),
  pl: () => import('./en/review.ts'),
  es: () => import('./en/review.ts'),
  nl: () => import('./en/review.ts'),
  it: () => import('./en/review.ts'),
};

export const loadReviewWords = async (lang: Lang): Promise<ReviewWords> => (await REVIEW[lang]()).review;
