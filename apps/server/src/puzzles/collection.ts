import { readFile } from 'node:fs/promises';
import { heads, type PuzzleShelf, puzzlesOf } from '@threefold-games/catalogue/load';
import { fail, ok, type Result } from '@threefold-games/core';
import {
  CHUNK,
  dailyPuzzles,
  daysBefore,
  isPuzzleDay,
  type Puzzle,
  type PuzzleEntry,
  parseEntries,
  parsePuzzles,
} from '@threefold-games/learn';

/** Where the puzzles of each game lie; tests bring their own. */
export type Shelves = ReadonlyMap<string, Pick<PuzzleShelf, 'prefix' | 'index' | 'chunk'>>;

/** Those of the games that there are. */
export const shippedShelves = (): Shelves =>
  new Map(
    heads.flatMap(({ id }) => {
      const shelf = puzzlesOf(id);
      return shelf ? [[id, shelf] as const] : [];
    }),
  );

/** Days that are chosen in a row: some milliseconds of work. */
const SLICE = 20;

/** The puzzles of days, in their order, as far as they were asked for. */
interface Days {
  readonly chosen: string[];
  readonly next: Iterator<PuzzleEntry, void>;
}

/** The puzzles that there are, read from their files when they are asked for, and once. */
export class Collection {
  private readonly shelves: Shelves;
  private readonly lists = new Map<string, Promise<readonly PuzzleEntry[]>>();
  private readonly files = new Map<string, Promise<readonly Puzzle[]>>();
  private readonly days = new Map<string, Promise<Days>>();

  constructor(shelves: Shelves) {
    this.shelves = shelves;
  }

  /** The games that have puzzles. */
  get games(): readonly string[] {
    return [...this.shelves.keys()];
  }

  /** The game that an id names, by its first letters. */
  gameOf(id: string): string | undefined {
    return this.games.find(game => id.startsWith(`${this.shelves.get(game)!.prefix}-`));
  }

  /** A puzzle; `puzzle.missing` where there is none of that name. */
  async find(id: string): Promise<Result<Puzzle>> {
    const game = this.gameOf(id);
    if (game === undefined) return fail('puzzle.missing');
    const place = (await this.entriesOf(game)).findIndex(entry => entry.id === id);
    if (place < 0) return fail('puzzle.missing');
    const number = Math.floor(place / CHUNK) + 1;
    const read = async () => readPuzzles(this.shelves.get(game)!.chunk(number));
    const found = (await once(this.files, `${game} ${number}`, read)).find(puzzle => puzzle.id === id);
    return found ? ok(found) : fail('puzzle.missing');
  }

  /** The puzzle of a day, the same for everybody; undefined where the day has none. All days before it are gone through, each once. */
  async daily(game: string, date: string): Promise<string | undefined> {
    if (!isPuzzleDay(date)) return undefined;
    const begin = async (): Promise<Days> => ({ chosen: [], next: dailyPuzzles(await this.entriesOf(game)) });
    const { chosen, next } = await once(this.days, game, begin);
    const wanted = daysBefore(date);
    while (chosen.length <= wanted) {
      for (let n = 0; n < SLICE && chosen.length <= wanted; n++) {
        const { value } = next.next();
        if (!value) return undefined;
        chosen.push(value.id);
      }
      // Whoever plays does not wait for it.
      await new Promise(setImmediate);
    }
    return chosen[wanted];
  }

  private entriesOf(game: string): Promise<readonly PuzzleEntry[]> {
    return once(this.lists, game, async () => readEntries(this.shelves.get(game)!.index));
  }
}

/** Keeps what was read; what could not be is tried again the next time. */
const once = <T>(known: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> => {
  const there = known.get(key);
  if (there) return there;
  const reading = read();
  known.set(key, reading);
  reading.catch(() => known.delete(key));
  return reading;
};

const readEntries = async (url: URL): Promise<readonly PuzzleEntry[]> =>
  orThrow(url, parseEntries(await readText(url)));
const readPuzzles = async (url: URL): Promise<readonly Puzzle[]> => orThrow(url, parsePuzzles(await readText(url)));

const readText = (url: URL): Promise<string> => readFile(url, 'utf8');

/** A file of ours that cannot be read is a bug, or a disk that fails. */
const orThrow = <T>(url: URL, result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(`${url.pathname}: ${result.error.code} ${result.error.detail}`);
};
