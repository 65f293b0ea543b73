import { readFile } from 'node:fs/promises';
import { ok, type Result } from '@threefold/core';
import { type PuzzleShelf, puzzlesOf } from '@threefold/games/load';
import {
  CHUNK,
  difficultyOf,
  formatEntry,
  formatPuzzles,
  type Puzzle,
  parseEntries,
  parsePuzzles,
  startRating,
} from '@threefold/learn';
import type { GradedPuzzle } from './choose.ts';

/** A file of the collection, by its name in the game's folder of puzzles. */
export interface CollectionFile {
  readonly name: string;
  readonly text: string;
}

/** A puzzle as it is shipped. */
const puzzleOf = ({ mined, game, found }: GradedPuzzle): Puzzle => {
  const { turn, missed, ...candidate } = mined;
  return {
    ...candidate,
    found,
    start: startRating(found),
    from: { seed: game.seed, game: game.number, turn },
    missed,
  };
};

/** The files of a collection: the list, puzzles and source games in chunks, in the order of their names, which is that of no theme. */
export const collectionFiles = (chosen: readonly GradedPuzzle[]): readonly CollectionFile[] => {
  const sorted = [...chosen].sort((a, b) => (a.mined.id.slice(3) < b.mined.id.slice(3) ? -1 : 1));
  const puzzles = sorted.map(puzzleOf);
  const files: CollectionFile[] = [{ name: 'index.txt', text: `${puzzles.map(formatEntry).join('\n')}\n` }];
  for (let from = 0; from < sorted.length; from += CHUNK) {
    const number = String(from / CHUNK + 1).padStart(2, '0');
    files.push(
      { name: `${number}.txt`, text: formatPuzzles(puzzles.slice(from, from + CHUNK)) },
      {
        name: `${number}.games.txt`,
        text: sorted
          .slice(from, from + CHUNK)
          .map(({ game }) => game.record)
          .join('\n'),
      },
    );
  }
  return files;
};

/** Reads the shipped puzzles of a game, from the files alone. */
export const readCollection = async (shelf: PuzzleShelf): Promise<Result<readonly Puzzle[]>> => {
  const entries = parseEntries(await readFile(shelf.index, 'utf8'));
  if (!entries.ok) return entries;
  const puzzles: Puzzle[] = [];
  for (let chunk = 1; (chunk - 1) * CHUNK < entries.value.length; chunk++) {
    const read = parsePuzzles(await readFile(shelf.chunk(chunk), 'utf8'));
    if (!read.ok) return read;
    puzzles.push(...read.value);
  }
  return ok(puzzles);
};

/** The shelf of a game and what judges its puzzles. */
export const openShelf = async (game: string) => {
  const shelf = puzzlesOf(game);
  return shelf && { shelf, ...(await shelf.puzzling()) };
};

/** How many puzzles there are by theme and difficulty, as lines of a table. */
export const countLines = (puzzles: readonly Puzzle[], themes: readonly string[]): readonly string[] => {
  const count = (of: (puzzle: Puzzle) => boolean): number => puzzles.filter(of).length;
  const row = (name: string, of: (puzzle: Puzzle) => boolean): string =>
    [
      name.padEnd(18),
      ...[1, 2, 3].map(difficulty =>
        String(count(puzzle => of(puzzle) && difficultyOf(puzzle.start.rating) === difficulty)).padStart(5),
      ),
      String(count(of)).padStart(6),
    ].join(' ');
  return [
    `${'theme'.padEnd(18)}     1     2     3    all`,
    ...themes.map(theme => row(theme, puzzle => puzzle.themes.includes(theme))),
    row('all', () => true),
    `found by level    ${Array.from({ length: 13 }, (_, i) => `${i + 1}: ${count(puzzle => findingLevelOf(puzzle) === i + 1)}`).join(', ')}`,
  ];
};

const findingLevelOf = ({ found }: Puzzle): number => {
  let level = found.length + 1;
  while (level > 1 && found[level - 2]! >= 0.5) level--;
  return level;
};
