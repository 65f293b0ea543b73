import type { PuzzleShelf } from '@threefold-games/catalogue/load';
import { fail, ok, type Result } from '@threefold-games/core';
import { CHUNK, dailyPuzzle, type Puzzle, type PuzzleEntry, parseEntries, parsePuzzles } from '@threefold-games/learn';

/** What the shelf needs of the world. */
export interface ShelfSurroundings {
  /** Where the puzzles of a game lie; undefined where there are none. */
  shelfOf(game: string): Promise<PuzzleShelf | undefined>;
  gameOf(id: string): string | undefined;
  /** A file as text. */
  fetchText(url: URL): Promise<Result<string>>;
  /** Whether a file is there without a network. */
  isKept(url: URL): Promise<boolean>;
  /** Puzzles that were found to be wrong, as far as this browser knows. */
  withdrawn(): ReadonlySet<string>;
}

/** The puzzles of all games, read as they are asked for: what has arrived stays, what did not come is asked for again. */
export interface Shelf {
  /** Every puzzle of a game that is to be solved, in the order of its files. */
  loadEntries(game: string): Promise<Result<readonly PuzzleEntry[]>>;
  loadPuzzle(id: string): Promise<Result<Puzzle>>;
  /** The record of the game that a puzzle comes from. */
  loadSource(id: string): Promise<Result<string>>;
  /** The puzzle of a day, such as `2026-11-16`; undefined where the day has none. */
  loadDaily(game: string, date: string): Promise<Result<PuzzleEntry | undefined>>;
  /** Fetches the first so many files of a game, for when there is no network. */
  fetchAhead(game: string, chunks: number): Promise<void>;
  /** Those of a game that can be solved without a network. */
  entriesOnDevice(game: string): Promise<readonly PuzzleEntry[]>;
  /** How many those are. */
  onDevice(game: string): Promise<number>;
}

export const makeShelf = ({ shelfOf, gameOf, fetchText, isKept, withdrawn }: ShelfSurroundings): Shelf => {
  const known = new Map<string, Promise<Result<unknown>>>();
  /** Loads once; what failed may be tried again. */
  const once = <T>(key: string, load: () => Promise<Result<T>>): Promise<Result<T>> => {
    const there = known.get(key) as Promise<Result<T>> | undefined;
    if (there) return there;
    const loading = load().then(result => {
      if (!result.ok) known.delete(key);
      return result;
    });
    known.set(key, loading);
    return loading;
  };
  const readFile = <T>(url: URL, read: (text: string) => Result<T>): Promise<Result<T>> =>
    once(url.href, async () => {
      const text = await fetchText(url);
      return text.ok ? read(text.value) : text;
    });

  const all = async (game: string): Promise<Result<readonly PuzzleEntry[]>> => {
    const shelf = await shelfOf(game);
    return shelf ? readFile(shelf.index, parseEntries) : ok([]);
  };
  const good = (entries: readonly PuzzleEntry[]): readonly PuzzleEntry[] => {
    const wrong = withdrawn();
    return wrong.size === 0 ? entries : entries.filter(({ id }) => !wrong.has(id));
  };
  const loadEntries: Shelf['loadEntries'] = async game => {
    const entries = await all(game);
    return entries.ok ? ok(good(entries.value)) : entries;
  };

  /** Where a puzzle stands: its shelf, the number of its file, and its place there. */
  const find = async (id: string): Promise<Result<{ shelf: PuzzleShelf; chunk: number; place: number }>> => {
    const game = gameOf(id);
    const shelf = game === undefined ? undefined : await shelfOf(game);
    if (game === undefined || !shelf) return fail('http.missing', id);
    const entries = await all(game);
    if (!entries.ok) return entries;
    const at = entries.value.findIndex(entry => entry.id === id);
    return at < 0 ? fail('http.missing', id) : ok({ shelf, chunk: Math.floor(at / CHUNK) + 1, place: at % CHUNK });
  };
  const loadPuzzle: Shelf['loadPuzzle'] = async id => {
    const found = await find(id);
    if (!found.ok) return found;
    const puzzles = await readFile(found.value.shelf.chunk(found.value.chunk), parsePuzzles);
    if (!puzzles.ok) return puzzles;
    const puzzle = puzzles.value.find(each => each.id === id);
    return puzzle ? ok(puzzle) : fail('http.missing', id);
  };
  const loadSource: Shelf['loadSource'] = async id => {
    const found = await find(id);
    if (!found.ok) return found;
    const records = await readFile(found.value.shelf.sources(found.value.chunk), text => ok(splitRecords(text)));
    if (!records.ok) return records;
    const record = records.value[found.value.place];
    return record === undefined ? fail('http.missing', id) : ok(record);
  };

  const loadDaily: Shelf['loadDaily'] = (game, date) =>
    once(`${game} ${date}`, async () => {
      const entries = await all(game);
      if (!entries.ok) return entries;
      // Every day's choice hangs on those before it: one that is taken out must not change the other days.
      const chosen = dailyPuzzle(entries.value, date);
      return ok(chosen && withdrawn().has(chosen.id) ? dailyPuzzle(good(entries.value), date) : chosen);
    });

  const chunksOf = async (game: string): Promise<readonly { url: URL; entries: readonly PuzzleEntry[] }[]> => {
    const [shelf, entries] = await Promise.all([shelfOf(game), all(game)]);
    if (!shelf || !entries.ok) return [];
    return Array.from({ length: Math.ceil(entries.value.length / CHUNK) }, (_, i) => ({
      url: shelf.chunk(i + 1),
      entries: good(entries.value.slice(i * CHUNK, (i + 1) * CHUNK)),
    }));
  };
  const entriesOnDevice: Shelf['entriesOnDevice'] = async game => {
    const chunks = await chunksOf(game);
    const kept = await Promise.all(chunks.map(async ({ url }) => known.has(url.href) || isKept(url)));
    return chunks.flatMap(({ entries }, i) => (kept[i] ? entries : []));
  };
  return {
    loadEntries,
    loadPuzzle,
    loadSource,
    loadDaily,
    async fetchAhead(game, count) {
      const chunks = await chunksOf(game);
      await Promise.all(chunks.slice(0, count).map(({ url }) => readFile(url, parsePuzzles)));
    },
    entriesOnDevice,
    onDevice: async game => (await entriesOnDevice(game)).length,
  };
};

/** Records of a file: each begins with its tags, after a blank line. */
const splitRecords = (text: string): readonly string[] =>
  text
    .split(/\r?\n\s*\r?\n(?=\[)/)
    .map(record => record.trim())
    .filter(record => record !== '');
