import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type PuzzleShelf, puzzlesOf } from '@threefold-games/catalogue/load';
import { fail, ok, type Result, splitRecords } from '@threefold-games/core';
import { CHUNK, formatEntry, type Puzzle, type PuzzleEntry, parseEntries, parsePuzzles } from '@threefold-games/learn';
import { chunkName } from './collectionFiles.ts';

/** Where the files of a collection lie. */
export type Place = Pick<PuzzleShelf, 'index' | 'chunk' | 'sources'>;

/** What the files of a collection have. */
export interface Collection {
  readonly puzzles: readonly Puzzle[];
  /** By puzzle: the record of the game that it comes from; undefined where there is none. */
  readonly records: readonly (string | undefined)[];
  /** What does not fit together in them, each in an English sentence. */
  readonly faults: readonly string[];
}

/** The puzzles of a game, with the code that judges them. */
export interface OpenedShelf extends Awaited<ReturnType<PuzzleShelf['puzzling']>> {
  readonly shelf: PuzzleShelf;
}

export const openShelf = async (game: string): Promise<OpenedShelf | undefined> => {
  const shelf = puzzlesOf(game);
  return shelf && { shelf, ...(await shelf.puzzling()) };
};

/** A collection in some folder. */
export const placeIn = (folder: string): Place => {
  const file = (name: string): URL => pathToFileURL(`${folder}/${name}`);
  return {
    index: file('index.txt'),
    chunk: number => file(`${chunkName(number)}.txt`),
    sources: number => file(`${chunkName(number)}.games.txt`),
  };
};

/** Reads the list of a collection. */
export const readEntries = async (place: Place): Promise<Result<readonly PuzzleEntry[]>> =>
  parseEntries(await readFile(place.index, 'utf8'));

/** Reads the puzzle at some place of the list. */
export const readPuzzle = async (place: Place, index: number): Promise<Result<Puzzle>> => {
  const read = parsePuzzles(await readFile(place.chunk(Math.floor(index / CHUNK) + 1), 'utf8'));
  if (!read.ok) return read;
  const puzzle = read.value[index % CHUNK];
  return puzzle ? ok(puzzle) : fail('puzzle.syntax', 'a file with fewer puzzles than its list');
};

/** Reads a collection from its files alone; throws what the system throws where one of them is missing. */
export const readCollection = async (place: Place): Promise<Result<Collection>> => {
  const entries = await readEntries(place);
  if (!entries.ok) return entries;
  const puzzles: Puzzle[] = [];
  const records: (string | undefined)[] = [];
  const faults: string[] = [];
  for (let from = 0; from < entries.value.length; from += CHUNK) {
    const chunk = from / CHUNK + 1;
    const listed = entries.value.slice(from, from + CHUNK);
    const read = parsePuzzles(await readFile(place.chunk(chunk), 'utf8'));
    if (!read.ok) return read;
    const pieces = splitRecords(await readFile(place.sources(chunk), 'utf8'));
    const said = listed.map(({ rating, ...entry }) => formatEntry({ ...entry, start: { rating, doubt: 0 } }));
    if (read.value.map(formatEntry).join('\n') !== said.join('\n'))
      faults.push(`File ${chunkName(chunk)} has other puzzles than the list.`);
    if (pieces.length !== read.value.length)
      faults.push(`File ${chunkName(chunk)} has ${read.value.length} puzzles and ${pieces.length} games.`);
    puzzles.push(...read.value);
    records.push(...read.value.map((_, i) => pieces[i]));
  }
  if (new Set(puzzles.map(({ id }) => id)).size < puzzles.length) faults.push('Two puzzles have the same name.');
  return ok({ puzzles, records, faults });
};
