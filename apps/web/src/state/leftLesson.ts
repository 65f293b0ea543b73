import { signal } from '@preact/signals';
import { type Route, route } from './route.ts';

/** The lesson that one has left to read a rule, as long as one reads rules. */
export const leftLesson = signal<Route | undefined>(undefined);

/** Remembers the lesson that is open now. */
export const leaveLesson = (): void => {
  leftLesson.value = route.peek();
};
