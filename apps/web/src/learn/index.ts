export { addLearned, forgetLearned, learned, lessonKey } from './learned.ts';
