import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Shelves } from '../../src/puzzles/collection.ts';

const here = new URL('./shelf/', import.meta.url);

const shelf = (prefix: string, folder: URL, name: string) => ({
  prefix,
  index: new URL(`${name}.index.txt`, folder),
  chunk: () => new URL(`${name}.txt`, folder),
});

const shelvesIn = (folder: URL): Shelves =>
  new Map([
    ['talat', shelf('ta', folder, 'talat')],
    ['tzaar', shelf('tz', folder, 'tzaar')],
  ]);

/** Three puzzles each of two games. */
export const SHELVES = shelvesIn(here);

/** The same with texts changed: puzzles that are wrong. */
export const changedShelves = (changes: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-shelf-'));
  for (const name of ['talat', 'tzaar'])
    for (const file of [`${name}.txt`, `${name}.index.txt`]) {
      let text = readFileSync(new URL(file, here), 'utf8');
      for (const [from, to] of Object.entries(changes)) text = text.replace(from, to);
      writeFileSync(join(folder, file), text);
    }
  return {
    shelves: shelvesIn(pathToFileURL(`${folder}/`)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Turns of the puzzles there, by what they are worth. */
export const TURNS = {
  /** Win this turn: four turns to three positions do. */
  tzaar: {
    id: 'tz-uqp3c',
    found: ['B2xB5', 'G7xF8'],
    same: ['G7xF8', 'B2xB5'],
    missed: ['B2xD4', 'C1xD2'],
    missedToo: ['B2xD4', 'C1+C2'],
  },
  /** Win this turn: the second turn is the one of the file's line. */
  other: { id: 'tz-fp56y', found: ['B6xB2', 'E4xH1'], line: ['A1xB2', 'E4xH1'], missed: ['A1xB2', 'B2+B6'] },
  /** Win in two turns. */
  talat: { id: 'ta-xtx9p', found: ['g3-g4'], missed: ['h2-h3'], slower: ['c2xb2'] },
} as const;
