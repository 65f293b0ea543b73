import type { GameDefinition } from '../definition.ts';
import { HEAD as head } from './rules/head.ts';
import type { TalatView } from './rules/index.ts';
import { loadWords, type Words } from './words/index.ts';
import { loadRules } from './words/rules/index.ts';

export const talat: GameDefinition<TalatView, Words> = {
  head,
  game: async () => (await import('./rules/index.ts')).talat,
  bot: () => import('./bot/index.ts'),
  scene: () => import('./scene/index.ts'),
  words: loadWords,
  rules: loadRules,
  learn: () => import('./learn/index.ts'),
  terminal: () => import('./terminal.ts'),
  demo: () => import('./demo.ts'),
};
