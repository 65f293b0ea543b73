import type { GuideSection } from '@threefold-games/catalogue-core';
import type { RuleId } from '@threefold-games/core';
import type { Course } from '@threefold-games/learn';
import { facts } from './facts.ts';
import { lessons } from './lessons.ts';

/** "How to play" Talat: what one needs first comes first. */
export const guide: readonly GuideSection[] = [
  { id: 'aim', figures: ['TA-1.2'] },
  { id: 'towers', figures: ['TA-1.3'] },
  { id: 'placing', figures: ['TA-2.2'] },
  { id: 'moving', figures: ['TA-3.3'] },
  { id: 'capturing', figures: ['TA-4.2', 'TA-4.3', 'TA-4.5', 'TA-4.1'] },
  { id: 'points', figures: ['TA-8.4', 'TA-4.8'] },
  { id: 'end', figures: ['TA-5.2'] },
  { id: 'two', figures: ['TA-7.3'] },
  { id: 'start', figures: [] },
];

/** What stands for the aim. */
export const picture: RuleId = 'TA-4.2';

export { loadGuideWords as guideWords } from '../words/guide.ts';
export { loadCourseWords as words } from '../words/learn.ts';

/** How Talat is taught. */
export const course: Course = { facts, lessons };
