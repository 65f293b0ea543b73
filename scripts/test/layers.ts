import { matchesGlob } from 'node:path';
import { memoized } from './imports.ts';

/** A boundary inside a workspace, where no manifest can draw it. Paths are those of the files behind imports, however they are written. */
interface Layer {
  readonly files: string;
  /** All that these files may import. */
  readonly only?: readonly string[];
  /** What these files may not import. */
  readonly never?: readonly string[];
}

/** Modules that load every game. */
const LISTS = [
  'games/index.ts',
  'packages/{bots,presenters}/index.ts',
  'packages/bots/ratings.ts',
  'packages/catalogue/**',
];
const DEFINITION = 'packages/catalogue/definition.ts';
const ENGINE = 'packages/{core,grid}/**';

const LAYERS: readonly Layer[] = [
  {
    files: 'games/*/index.ts',
    only: [
      DEFINITION,
      'games/*/*/index.ts',
      'games/*/{learn/coach,rules/head,words/rules/index,demo,puzzles,terminal}.ts',
      'packages/{bots,presenters}/**',
    ],
  },
  {
    files: 'games/*/{demo,terminal}.ts',
    only: [DEFINITION, 'games/*/rules/{display,head,index}.ts', ENGINE, 'packages/stage/src/terminal/**'],
  },
  {
    files: 'packages/catalogue/{index,definitions,load}.ts',
    only: [
      'packages/catalogue/{definition,definitions,load}.ts',
      'games/*/index.ts',
      'packages/{core,search,speech,stage}/**',
    ],
  },
  { files: 'games/index.ts', only: ['games/*/rules/index.ts', 'packages/core/**'] },
  { files: 'packages/bots/ratings.ts', only: ['games/*/bot/ratings.ts'] },
  {
    files: 'packages/testkit/src/**',
    never: ['games/*/**', 'packages/{bots,presenters}/**', 'packages/catalogue/{coach,definitions,load}.ts'],
  },
  { files: 'packages/play/src/**', never: [...LISTS, 'packages/stage/src/{dom,three}/**'] },
  {
    files: 'packages/board/src/**',
    never: [
      ...LISTS,
      'games/*/{bot/**,terminal.ts,rules/internal.ts}',
      'games/*/words/*/**',
      'packages/presenters/*/{rules,terminal}.ts',
      'packages/stage/src/{terminal,three}/**',
    ],
  },
  {
    files: 'bench/src/*.ts',
    never: [
      'games/*/**',
      'games/index.ts',
      'packages/{grid,bots,presenters}/**',
      'packages/catalogue/{coach,definitions}.ts',
    ],
  },
];

/** The game that a file belongs to. */
const gameOf = (path: string): string | undefined =>
  /^(?:games|packages\/(?:bots|presenters))\/(?!test\b|index\.|ratings\.)([a-z]+)(?:\/|\.ts$)/.exec(
    path.replace(/^games\/[a-z]+\.ts$/i, ''),
  )?.[1];

const layersOf = memoized((file: string) => LAYERS.filter(({ files }) => matchesGlob(file, files)));

/** Why a file may not import another, by their paths from the root; undefined if it may. */
export const breachOf = (file: string, target: string): string | undefined => {
  if (/\/test\//.test(file)) return undefined;
  const [own, other] = [gameOf(file), gameOf(target)];
  if (own !== undefined && other !== undefined && own !== other) return `${file} imports another game: ${target}`;
  const isIn = (globs: readonly string[] = []): boolean => globs.some(glob => matchesGlob(target, glob));
  const layer = layersOf(file).find(({ only, never }) => (only ? !isIn(only) : isIn(never)));
  return layer && `${file} imports ${target}, which ${layer.files} may not`;
};
