import type { GuideSection } from '@threefold-games/catalogue-core';
import type { RuleId } from '@threefold-games/core';
import type { Course } from '@threefold-games/learn';
import { facts } from './facts.ts';
import { lessons } from './lessons.ts';

/** "How to play" TZAAR: what one needs first comes first. */
export const guide: readonly GuideSection[] = [
  { id: 'aim', figures: ['TZ-5.1'] },
  { id: 'pieces', figures: ['TZ-1.3'] },
  { id: 'turn', figures: ['TZ-3.4'] },
  { id: 'moving', figures: ['TZ-4.2'] },
  { id: 'capturing', figures: ['TZ-4.6'] },
  { id: 'stacking', figures: ['TZ-4.7'] },
  { id: 'losing', figures: ['TZ-5.3'] },
  { id: 'start', figures: [] },
];

/** What stands for the aim. */
export const picture: RuleId = 'TZ-5.1';

export { loadGuideWords as guideWords } from '../words/guide.ts';
export { loadCourseWords as words } from '../words/learn.ts';

/** How TZAAR is taught. */
export const course: Course = { facts, lessons };
