export { addLearned, forgetLearned, lastLearned, learned, lessonKey } from './learned.ts';
