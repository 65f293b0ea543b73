import { readdirSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { at, memoized } from './imports.ts';

/** A boundary inside a workspace, where no manifest can draw it. Paths are those of the files behind imports, however they are written. */
interface Layer {
  readonly files: string;
  /** All that these files may import. */
  readonly only?: readonly string[];
  /** What these files may not import. */
  readonly never?: readonly string[];
}

/** The folders of the repository from the bottom up, those of one layer together. An import stays in its layer or goes down. */
const ORDER = [['packages'], ['games'], ['library'], ['apps', 'bench', 'examples', 'scripts']];

/** The layer of a path from the root; -1 for a file of the root itself. */
export const layerOf = (path: string): number => ORDER.findIndex(folders => folders.includes(path.split('/', 1)[0]!));

/** Modules that load every game. */
const LISTS = ['library/{bots,games,presenters}/index.ts', 'library/bots/ratings.ts', 'library/catalogue/**'];
const DEFINITION = 'packages/catalogue-core/**';
const ENGINE = 'packages/{core,grid}/**';

const LAYERS: readonly Layer[] = [
  {
    files: 'library/catalogue/!(coach|definitions|index|load).ts',
    only: [
      DEFINITION,
      'games/*/{learn/coach,learn/index,rules/head,rules/index,demo,puzzles}.ts',
      'library/{bots,presenters}/**',
    ],
  },
  {
    files: 'games/*/{demo,terminal}.ts',
    only: [DEFINITION, 'games/*/rules/{display,head,index}.ts', ENGINE, 'packages/stage/src/terminal/**'],
  },
  {
    files: 'library/catalogue/{index,definitions,load}.ts',
    only: ['library/catalogue/*.ts', 'packages/{catalogue-core,core,search,speech,stage}/**'],
  },
  { files: 'library/games/*.ts', only: ['games/*/rules/index.ts', 'packages/core/**'] },
  { files: 'library/bots/ratings.ts', only: ['games/*/bot/ratings.ts'] },
  { files: 'packages/play-core/src/**', never: ['packages/stage/src/{dom,three}/**'] },
  { files: 'library/play/src/**', never: [...LISTS, 'packages/stage/src/{dom,three}/**'] },
  { files: 'packages/board-core/src/**', never: ['packages/stage/src/{terminal,three}/**'] },
  {
    files: 'library/board/src/**',
    never: [
      ...LISTS,
      'games/*/{bot/**,terminal.ts,rules/internal.ts}',
      'games/*/words/!(game).ts',
      'games/*/words/*/!(game).ts',
      'library/presenters/*/{rules,terminal}.ts',
      'packages/stage/src/{terminal,three}/**',
    ],
  },
  {
    files: 'bench/src/*.ts',
    never: [
      'games/*/**',
      'packages/grid/**',
      'library/{bots,games,presenters}/**',
      'library/catalogue/{coach,definitions}.ts',
    ],
  },
];

const GAMES = readdirSync(at('games'), { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? entry.name : [],
);

/** The game that a file of `games/` or `library/` belongs to. */
const gameOf = (path: string): string | undefined => {
  const [, name = ''] = /^(?:games|library\/\w+(?:\/src(?:\/kits)?)?)\/([a-z]+)(?:\/|\.ts$)/.exec(path) ?? [];
  return GAMES.find(id => id === name);
};

const layersOf = memoized((file: string) => LAYERS.filter(({ files }) => matchesGlob(file, files)));

/** Why a file may not import another, by their paths from the root; undefined if it may. */
export const breachOf = (file: string, target: string): string | undefined => {
  if (layerOf(target) > layerOf(file)) return `${file} imports ${target}, which is a layer above`;
  if (/\/test\//.test(file)) return undefined;
  const [own, other] = [gameOf(file), gameOf(target)];
  if (own !== undefined && other !== undefined && own !== other) return `${file} imports another game: ${target}`;
  const isIn = (globs: readonly string[] = []): boolean => globs.some(glob => matchesGlob(target, glob));
  const layer = layersOf(file).find(({ only, never }) => (only ? !isIn(only) : isIn(never)));
  return layer && `${file} imports ${target}, which ${layer.files} may not`;
};
