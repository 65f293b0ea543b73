// The packages that are published, and what each is cut from. A game is one folder here; on npm its rules, its bot and its face are
// packages of their own, so that nobody who wants the rules installs nets, drawings and words. The order is that of the imports.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const games = fileURLToPath(new URL('../../games', import.meta.url));
const GAMES = readdirSync(games).filter(id => existsSync(join(games, id, 'RULES.md')));
const GAME_WORDS = [...GAMES, 'board-games', 'abstract-strategy', 'game-engine'];

/** Files of the built games that a layer consists of: `*` is a part of a path, `**` any path. */
const layer = (...patterns) =>
  patterns.map(pattern => {
    const parts = pattern
      .split(/(\*\*|\*)/)
      .map(part => ({ '**': '.+', '*': '[^/]+' })[part] ?? part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('')}$`);
  });

/** One entry for each game. */
const entries = file => Object.fromEntries(GAMES.map(id => [`./${id}`, `${id}/${file}`]));

/** The numbered rules of each game, as a file to be read. */
const rulebooks = Object.fromEntries(GAMES.map(id => [`./${id}/RULES.md`, `${id}/RULES.md`]));

/**
 * - `source`: the folder of the workspace that it is built in.
 * - `takes`: which of the files in the source's `dist` are its own; all of them unless told.
 * - `exports`: the public ways in, each with its built file (a module without its ending); those of the workspace's package.json unless told.
 * - `more`: further folders that are packed as they are.
 * - `bundles`: a folder of those with a module for each of these ways in, which is loaded in place of the built one: small by what a bundler of
 *   others could not know. Types are the built ones.
 * - `unpacked`: at most so many kilobytes when it is installed; `packed` as a tarball. Budgets, kept by a test.
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
  {
    name: '@threefold-games/games',
    source: 'games',
    description:
      'The exact rules of Talat, TZAAR and Taluva, with every variant of every edition: fast, typed, without dependencies of others.',
    keywords: [...GAME_WORDS, 'rules', 'move-generator', 'perft'],
    takes: layer('rules.*', '*/rules/**'),
    exports: { '.': 'rules', ...entries('rules/index'), ...rulebooks },
    more: ['RULES.md'],
    packed: 90,
    unpacked: 320,
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
    source: 'games',
    description:
      'Players of Talat, TZAAR and Taluva in twelve measured levels, from a beginner’s to well above the strongest earlier programs for TZAAR and Taluva.',
    keywords: [...GAME_WORDS, 'game-ai', 'bot', 'neural-network'],
    takes: layer('ratings.*', '*/bot/**'),
    exports: { './ratings': 'ratings', ...entries('bot/index') },
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
    name: '@threefold-games/faces',
    source: 'games',
    description:
      'What Talat, TZAAR and Taluva look like and say: scenes, drawings for a terminal, and words in seven languages.',
    keywords: [...GAME_WORDS, 'svg', 'i18n'],
    takes: layer('*/scene/**', '*/terminal.*', '*/words/*.*', '*/words/rules/**', '*/words/help/**', '*/words/late/**'),
    exports: {
      ...entries('scene/index'),
      ...Object.fromEntries(
        GAMES.flatMap(id => [
          [`./${id}/terminal`, `${id}/terminal`],
          [`./${id}/words`, `${id}/words/index`],
          [`./${id}/words/*`, `${id}/words/*`],
          [`./${id}/rules`, `${id}/words/rules/index`],
          [`./${id}/rules/en`, `${id}/words/rules/en.generated`],
        ]),
      ),
    },
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
    name: '@threefold-games/catalogue',
    source: 'games',
    description:
      'Everything of Talat, TZAAR and Taluva by name: rules, bots, faces, lessons, coaches and puzzles, loaded when they are asked for.',
    keywords: [...GAME_WORDS, 'puzzles', 'lessons'],
    exports: { '.': 'catalogue', './load': 'load', './coach': 'coach', './definitions': 'definitions' },
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
    name: '@threefold-games/play',
    source: 'packages/play',
    keywords: [...GAME_WORDS, 'rules', 'bot'],
    packed: 30,
    unpacked: 120,
  },
  {
    name: '@threefold-games/board',
    source: 'packages/board',
    keywords: [...GAME_WORDS, 'custom-element', 'web-component', 'board', 'replay'],
    more: ['standalone'],
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
    more: ['assets'],
    packed: 450,
    unpacked: 1800,
  },
  {
    name: 'threefold',
    source: 'apps/cli',
    keywords: [...GAME_WORDS, 'cli', 'bot', 'server'],
    more: ['bin'],
    packed: 250,
    unpacked: 1000,
  },
];
