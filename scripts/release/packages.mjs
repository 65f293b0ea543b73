// The packages that are published, dependencies first. A package is a folder of the workspace: its manifest says which files are packed
// (`files`), how they are imported (`exports`) and what they need (`dependencies`). Budgets, keywords and exceptions are listed here.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const games = fileURLToPath(new URL('../../games', import.meta.url));
const GAMES = readdirSync(games).filter(id => existsSync(join(games, id, 'RULES.md')));
const GAME_WORDS = [...GAMES, 'board-games', 'abstract-strategy', 'game-engine'];

/**
 * - `source`: the folder of the workspace.
 * - `packed`, `unpacked`: limits in kilobytes for the tarball and for the installed package, checked by a test.
 * - `built`: the package consists of built files only. It exports nothing and has no dependencies.
 * - `bundles`: a folder with a bundled module for each of these exports, published in place of the compiled one. Types stay the same.
 * - `runtime`: dependencies that no import names, because their files are found by path.
 */
export const PACKAGES = [
  {
    name: '@threefold-games/core',
    source: 'packages/core',
    keywords: [...GAME_WORDS, 'perft'],
    packed: 45,
    unpacked: 180,
  },
  { name: '@threefold-games/grid', source: 'packages/grid', keywords: ['hexagonal-grid'], packed: 6, unpacked: 15 },
  ...GAMES.map(id => ({
    name: `@threefold-games/${id}`,
    source: `games/${id}`,
    keywords: [id, 'board-games', 'rules', 'move-generator', 'perft'],
    packed: 40,
    unpacked: 130,
  })),
  {
    name: '@threefold-games/games',
    source: 'library/games',
    keywords: [...GAME_WORDS, 'rules', 'move-generator', 'perft'],
    packed: 30,
    unpacked: 80,
  },
  {
    name: '@threefold-games/search',
    source: 'packages/search',
    keywords: ['mcts', 'puct', 'proof-number-search', 'game-ai'],
    packed: 80,
    unpacked: 350,
  },
  {
    name: '@threefold-games/net',
    source: 'packages/net',
    keywords: ['neural-network', 'inference', 'wasm', 'simd'],
    packed: 35,
    unpacked: 130,
  },
  {
    name: '@threefold-games/bots',
    source: 'library/bots',
    keywords: [...GAME_WORDS, 'game-ai', 'bot', 'neural-network'],
    packed: 2500,
    unpacked: 2700,
  },
  {
    name: '@threefold-games/speech',
    source: 'packages/speech',
    keywords: ['i18n', 'plural', 'typed-messages'],
    packed: 8,
    unpacked: 25,
  },
  {
    name: '@threefold-games/stage',
    source: 'packages/stage',
    keywords: ['board-games', 'svg', 'rendering'],
    packed: 150,
    unpacked: 650,
  },
  {
    name: '@threefold-games/presenters',
    source: 'library/presenters',
    keywords: [...GAME_WORDS, 'svg', 'i18n'],
    packed: 350,
    unpacked: 1700,
  },
  {
    name: '@threefold-games/learn',
    source: 'packages/learn',
    keywords: ['lessons', 'puzzles', 'game-review'],
    packed: 70,
    unpacked: 300,
  },
  { name: '@threefold-games/words', source: 'packages/words', keywords: ['i18n'], packed: 330, unpacked: 1600 },
  {
    name: '@threefold-games/catalogue-core',
    source: 'packages/catalogue-core',
    keywords: ['board-games', 'game-definition', 'game-review'],
    packed: 12,
    unpacked: 40,
  },
  {
    name: '@threefold-games/catalogue',
    source: 'library/catalogue',
    keywords: [...GAME_WORDS, 'puzzles', 'lessons'],
    packed: 1700,
    unpacked: 5500,
  },
  {
    name: '@threefold-games/conformance',
    source: 'packages/conformance',
    keywords: ['testing', 'board-games'],
    packed: 20,
    unpacked: 70,
  },
  {
    name: '@threefold-games/play-core',
    source: 'packages/play-core',
    keywords: ['board-games', 'records', 'bot'],
    packed: 25,
    unpacked: 100,
  },
  {
    name: '@threefold-games/play',
    source: 'library/play',
    keywords: [...GAME_WORDS, 'rules', 'bot'],
    packed: 30,
    unpacked: 120,
  },
  {
    name: '@threefold-games/board-core',
    source: 'packages/board-core',
    keywords: ['custom-element', 'web-component', 'board'],
    packed: 90,
    unpacked: 400,
  },
  {
    name: '@threefold-games/board',
    source: 'library/board',
    keywords: [...GAME_WORDS, 'custom-element', 'web-component', 'board', 'replay'],
    bundles: { folder: 'standalone', of: ['.', ...GAMES.map(id => `./${id}`)] },
    packed: 400,
    unpacked: 1600,
  },
  {
    name: '@threefold-games/room',
    source: 'packages/room',
    keywords: ['board-games', 'event-sourcing', 'game-clock'],
    packed: 60,
    unpacked: 250,
  },
  {
    name: '@threefold-games/wire',
    source: 'packages/wire',
    keywords: ['protocol', 'schema'],
    packed: 70,
    unpacked: 300,
  },
  { name: '@threefold-games/bench', source: 'bench', keywords: ['benchmark'], packed: 40, unpacked: 140 },
  {
    name: '@threefold-games/web',
    source: 'apps/web',
    keywords: ['board-games', 'pwa'],
    built: true,
    packed: 14_000,
    unpacked: 24_000,
  },
  {
    name: '@threefold-games/server',
    source: 'apps/server',
    keywords: ['board-games', 'game-server'],
    // Fonts for pictures, the files of the board and of the web app, and the types that `pg` and others need.
    runtime: [
      '@expo-google-fonts/bricolage-grotesque',
      '@expo-google-fonts/figtree',
      '@threefold-games/board',
      '@threefold-games/web',
      '@types/node',
    ],
    packed: 450,
    unpacked: 1800,
  },
  {
    name: 'threefold',
    source: 'apps/cli',
    keywords: [...GAME_WORDS, 'cli', 'bot', 'server'],
    packed: 250,
    unpacked: 1000,
  },
];
