import { CHUNK, formatEntry, formatPuzzles, type Puzzle, startRating } from '@threefold-games/learn';
import type { GradedPuzzle } from './choose.ts';
import { countByLevel, countByTheme } from './counts.ts';
import type { MinedGame } from './mine.ts';

/** A file of the collection, by its name in the game's folder of puzzles. */
interface CollectionFile {
  readonly name: string;
  readonly text: string;
}

/** What is told of a collection beside its puzzles. */
interface About {
  readonly game: string;
  /** All themes of the game, with what they are called. */
  readonly themes: readonly { readonly id: string; readonly name: string }[];
  /** All games that were mined. */
  readonly games: readonly MinedGame[];
}

/** What the n-th file of puzzles is called, counted from 1. */
export const chunkName = (chunk: number): string => String(chunk).padStart(2, '0');

/** A puzzle as it is shipped. */
export const puzzleOf = ({ mined, game, found }: GradedPuzzle): Puzzle => {
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
export const collectionFiles = (chosen: readonly GradedPuzzle[], about: About): readonly CollectionFile[] => {
  const sorted = [...chosen].sort((a, b) => (a.mined.id.slice(3) < b.mined.id.slice(3) ? -1 : 1));
  const puzzles = sorted.map(puzzleOf);
  const files: CollectionFile[] = [
    { name: 'README.md', text: readme(puzzles, about) },
    { name: 'LICENSE', text: LICENSE },
    { name: 'index.txt', text: `${puzzles.map(formatEntry).join('\n')}\n` },
  ];
  for (let from = 0; from < sorted.length; from += CHUNK) {
    const name = chunkName(from / CHUNK + 1);
    files.push(
      { name: `${name}.txt`, text: formatPuzzles(puzzles.slice(from, from + CHUNK)) },
      {
        name: `${name}.games.txt`,
        text: sorted
          .slice(from, from + CHUNK)
          .map(({ game }) => game.record)
          .join('\n'),
      },
    );
  }
  return files;
};

const readme = (puzzles: readonly Puzzle[], { game, themes, games }: About): string => {
  const rows = countByTheme(
    puzzles,
    themes.map(({ id }) => id),
  );
  const called = new Map(themes.map(({ id, name }) => [id, `${name} (\`${id}\`)`]));
  const seeds = [...new Set(games.map(({ seed }) => seed))].sort();
  return `# Puzzles: ${game}

${puzzles.length} puzzles from ${games.length} games between bots, each proven by search and tried by every level. \`threefold puzzles choose ${game}\` wrote
these files; change nothing in them by hand. What they mean and how they are made: [docs/puzzles.md](../../../docs/puzzles.md).

- \`index.txt\`: name, rating and themes of every puzzle, a line each.
- \`01.txt\` and so on: the puzzles, ${CHUNK} a file, in the order of the list.
- \`01.games.txt\` and so on: the games that they come from, a record for each puzzle of the file of that number.

\`npx threefold puzzles check ${game}\` proves all of them again from these files alone.

## How many

| theme | easy | middle | hard | all |
| --- | ---: | ---: | ---: | ---: |
${rows.map(({ name, counts, all }) => `| ${[called.get(name) ?? name, ...counts, all].join(' | ')} |`).join('\n')}

A puzzle has one theme or two. By the level that is the first to find it more often than not:

| ${countByLevel(puzzles)
    .map((_, i, { length }) => (i === length - 1 ? 'none' : i + 1))
    .join(' | ')} |
|${' ---: |'.repeat(countByLevel(puzzles).length)}
| ${countByLevel(puzzles).join(' | ')} |

## Where they come from

| seed | games | mined | chosen |
| --- | ---: | ---: | ---: |
${seeds
  .map(seed => {
    const own = games.filter(each => each.seed === seed);
    const mined = own.reduce((sum, each) => sum + each.puzzles.length, 0);
    return `| \`${seed}\` | ${own.length} | ${mined} | ${puzzles.filter(({ from }) => from.seed === seed).length} |`;
  })
  .join('\n')}

## Licence

CC0 1.0: use them for whatever you like, without asking. See [LICENSE](LICENSE).
`;
};

const LICENSE = `SPDX-License-Identifier: CC0-1.0

The puzzles in this folder, the games they come from and the texts beside them are dedicated to the public domain under CC0 1.0 Universal:
https://creativecommons.org/publicdomain/zero/1.0/

Whoever made them has waived all rights to them worldwide, as far as the law allows. You may copy, change, print, sell and perform them, and
build other programs and books on them, without asking and without naming anybody. They come without any warranty.
`;
