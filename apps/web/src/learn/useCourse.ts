import { type CourseWords, loadLearning } from '@threefold-games/catalogue/load';
import type { RuleId } from '@threefold-games/core';
import type { Course } from '@threefold-games/learn';
import { loadLearnWords } from '@threefold-games/words';
import { lang, lateWords } from '../i18n/index.ts';
import { useLoaded } from '../ui/index.ts';

/** What the pages about learning say. */
export const useLearnWords = await lateWords(loadLearnWords);

/** The lessons of a game, and what they say in the current language. */
export interface LoadedCourse {
  readonly game: string;
  readonly course: Course;
  readonly picture: RuleId;
  readonly words: CourseWords;
}

/** Null for a game without lessons; undefined until they are there. */
export const useCourse = (game: string): LoadedCourse | null | undefined => {
  const loaded = useLoaded(async (): Promise<LoadedCourse | { readonly game: string; readonly course?: never }> => {
    const learning = await loadLearning(game);
    if (!learning) return { game };
    const { course, picture, words } = learning;
    return { game, course, picture, words: await words(lang.value) };
  }, `${lang.value} ${game}`);
  // What is still there of another game is of no use.
  if (loaded?.game !== game) return undefined;
  return loaded.course ? loaded : null;
};
