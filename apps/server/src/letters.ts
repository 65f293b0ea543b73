import { randomInt } from 'node:crypto';

/** Nothing that is easily mistaken for something else. */
export const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** So many of them by lot. */
export const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
