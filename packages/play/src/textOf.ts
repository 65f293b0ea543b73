/** What is given as a text: a program without types may give anything, and is told what is wrong with it. */
export const textOf = (given: unknown): string => String(given);
