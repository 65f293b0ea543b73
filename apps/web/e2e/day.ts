import { amount } from '@threefold-games/testkit';

// The usual run covers some games, languages and pages each day; a run of another day can be repeated.
process.env.THREEFOLD_DAY ??= String(Math.floor(Date.now() / 86_400_000));

/** The same in all processes of a run. */
const DAY = Number(process.env.THREEFOLD_DAY);

/** Today's one of these. An offset separates choices that should not always go together. */
export const oneOfTheDay = <T>(all: readonly T[], offset = 0): T => all[(DAY + offset) % all.length]!;

/** So many of these: tomorrow the ones after them. */
export const someOfTheDay = <T>(all: readonly T[], count: number, offset = 0): readonly T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(DAY * count + offset + i) % all.length]!);

/** Usually today's one of these, in the deep run all of them. */
export const oneOrAll = <T>(all: readonly T[], offset = 0): readonly T[] =>
  amount<readonly T[]>([oneOfTheDay(all, offset)], all);

/** Most tests carry one of these tags; the rest run every day. */
const TAGS = ['@day1', '@day2', '@day3'];

const { THREEFOLD_EVERY_TEST, THREEFOLD_COSTS } = process.env;
/** Set by a run that names files; and the list of costs holds those of whole files. */
const isEveryTestDue = THREEFOLD_EVERY_TEST === '1' || THREEFOLD_COSTS === 'write';

/** The tags of tests that are not due: usually all but today's, in the deep run none. */
export const notDue = (): RegExp[] =>
  amount(
    TAGS.filter(tag => tag !== oneOfTheDay(TAGS) && !isEveryTestDue).map(tag => new RegExp(tag)),
    [],
  );
