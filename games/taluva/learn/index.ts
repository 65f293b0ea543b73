import type { GuideSection } from '@threefold-games/catalogue-core';
import type { RuleId } from '@threefold-games/core';
import type { Course } from '@threefold-games/learn';
import { facts } from './facts.ts';
import { lessons } from './lessons.ts';

/** "How to play" Taluva: what one needs first comes first. */
export const guide: readonly GuideSection[] = [
  { id: 'aim', figures: [] },
  { id: 'tiles', figures: ['TL-3.3', 'TL-3.2'] },
  { id: 'eruptions', figures: ['TL-3.5', 'TL-4.3', 'TL-4.7'] },
  { id: 'huts', figures: ['TL-6.3'] },
  { id: 'expanding', figures: ['TL-6.12'] },
  { id: 'settlements', figures: ['TL-5.1'] },
  { id: 'temples', figures: ['TL-6.5'] },
  { id: 'towers', figures: ['TL-6.8'] },
  { id: 'out', figures: ['TL-7.1'] },
  { id: 'start', figures: [] },
];

/** What stands for the aim. */
export const picture: RuleId = 'TL-6.5';

export { loadGuideWords as guideWords } from '../words/guide.ts';
export { loadCourseWords as words } from '../words/learn.ts';

/** How Taluva is taught. */
export const course: Course = { facts, lessons };
