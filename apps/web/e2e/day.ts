import { amount } from '@threefold-games/testkit';

/** Set by the configuration, for all processes of a run. */
const DAY = Number(process.env.THREEFOLD_DAY);

/** Today's one of these. An offset separates choices that should not always go together. */
export const oneOfTheDay = <T>(all: readonly T[], offset = 0): T => all[(DAY + offset) % all.length]!;

/** So many of these: tomorrow the ones after them. */
export const someOfTheDay = <T>(all: readonly T[], count: number, offset = 0): readonly T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(DAY * count + offset + i) % all.length]!);

/** Usually today's one of these, in the deep run all of them. */
export const oneOrAll = <T>(all: readonly T[], offset = 0): readonly T[] =>
  amount<readonly T[]>([oneOfTheDay(all, offset)], all);
