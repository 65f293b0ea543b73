import type { PuzzleEntry } from './text.ts';

/** The days are counted from this one on: the first with a puzzle. */
export const FIRST_DAY = '2026-11-01';
/** Of the ratings, so much at either end is left out: the easiest and the hardest. */
const LEFT_OUT = 0.1;
/** A puzzle does not come back for so many days. */
const REST = 366;

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The number of a day such as `2026-11-16` in our calendar, or undefined where it is none. */
const dayNumber = (date: string): number | undefined => {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = MONTHS.map((length, i) => (i === 1 && isLeap ? 29 : length));
  if (day < 1 || !(day <= lengths[month - 1]!)) return undefined;
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  return 365 * past + leapDays + lengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0) + day;
};

/** Whether a text is a day that has puzzles, as far as the calendar goes. */
export const isPuzzleDay = (date: string): boolean => {
  const day = dayNumber(date);
  return day !== undefined && day >= dayNumber(FIRST_DAY)! && date < '2100';
};

/**
 * The puzzle of a day, the same for everybody: chosen by a hash of date and name among those in the middle of the ratings, none again within
 * a year, and no theme on two days running. Undefined where the day has none.
 */
export const dailyPuzzle = (entries: readonly PuzzleEntry[], date: string): PuzzleEntry | undefined => {
  if (!isPuzzleDay(date)) return undefined;
  let left = daysBefore(date);
  for (const puzzle of dailyPuzzles(entries)) if (left-- === 0) return puzzle;
  return undefined;
};

/** How many days with puzzles there are before one of them. */
export const daysBefore = (date: string): number => dayNumber(date)! - dayNumber(FIRST_DAY)!;

/** The puzzles of all days, one after the other: each follows from those before it. Ends only where there is none to choose. */
export function* dailyPuzzles(entries: readonly PuzzleEntry[]): Generator<PuzzleEntry, void> {
  const pool = middleOf(entries);
  const rest = Math.min(REST, Math.floor(0.8 * pool.length));
  const lastShown = new Map<string, number>();
  let chosen: PuzzleEntry | undefined;
  for (let day = dayNumber(FIRST_DAY)!; ; day++) {
    const rested = pool.filter(({ id }) => day - (lastShown.get(id) ?? Number.NEGATIVE_INFINITY) > rest);
    const fresh = rested.filter(({ themes }) => !themes.some(theme => chosen?.themes.includes(theme)));
    chosen = highest(fresh.length > 0 ? fresh : rested, day);
    if (!chosen) return;
    lastShown.set(chosen.id, day);
    yield chosen;
  }
}

const middleOf = (entries: readonly PuzzleEntry[]): readonly PuzzleEntry[] => {
  const sorted = [...entries].sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  const out = Math.floor(LEFT_OUT * sorted.length);
  return sorted.slice(out, sorted.length - out);
};

const highest = (entries: readonly PuzzleEntry[], day: number): PuzzleEntry | undefined => {
  let best: PuzzleEntry | undefined;
  let most = -1;
  for (const entry of entries) {
    const score = hashOf(`${day} ${entry.id}`);
    if (score > most) [best, most] = [entry, score];
  }
  return best;
};

/** FNV-1a, with its bits mixed. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
};
