import type { Course } from '@threefold-games/learn';
import { facts } from './facts.ts';
import { lessons } from './lessons.ts';

export { loadGuideWords as guideWords } from '../words/guide/index.ts';
export { loadCourseWords as words } from '../words/learn/index.ts';
export { guide, picture } from './guide.ts';

/** How Talat is taught. */
export const course: Course = { facts, lessons };
