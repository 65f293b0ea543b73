import type { GameDefinition } from '@threefold-games/catalogue-core';
import { HEAD as head } from './head.ts';
import type { MorrisView } from './rules.ts';
import type { Words } from './words.ts';

export const morris: GameDefinition<MorrisView, Words> = {
  head,
  game: async () => (await import('./rules.ts')).game,
  bot: () => import('./bot/index.ts'),
  scene: () => import('./scene.ts'),
  words: async lang => (await import('./words.ts')).words[lang],
  rules: async lang => (await import('./rulebook.ts')).rulebook[lang],
  terminal: () => import('./terminal.ts'),
  demo: () => import('./demo.ts'),
};
