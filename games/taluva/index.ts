import type { GameDefinition } from '../definition.ts';
import { puzzles } from './puzzles.ts';
import { HEAD as head } from './rules/head.ts';
import type { TaluvaView } from './rules/index.ts';
import { loadWords, type Words } from './words/index.ts';

export const taluva: GameDefinition<TaluvaView, Words> = {
  head,
  game: async () => (await import('./rules/index.ts')).taluva,
  bot: () => import('./bot/index.ts'),
  scene: () => import('./scene/index.ts'),
  words: loadWords,
  rules: async lang => (await import('./words/rules/index.ts')).loadRules(lang),
  learn: () => import('./learn/index.ts'),
  coach: () => import('./learn/coach.ts'),
  puzzles,
  terminal: () => import('./terminal.ts'),
  demo: () => import('./demo.ts'),
};
