import type { TaluvaView } from '@threefold-games/games/taluva';
import { HEAD as head } from '@threefold-games/games/taluva/head';
import { loadWords, type Words } from '@threefold-games/presenters/taluva/words';
import type { GameDefinition } from '../../packages/catalogue/definition.ts';
import { puzzles } from './puzzles.ts';

export const taluva: GameDefinition<TaluvaView, Words> = {
  head,
  game: async () => (await import('@threefold-games/games/taluva')).taluva,
  bot: () => import('@threefold-games/bots/taluva'),
  scene: () => import('@threefold-games/presenters/taluva'),
  words: loadWords,
  rules: async lang => (await import('@threefold-games/presenters/taluva/rules')).loadRules(lang),
  learn: () => import('./learn/index.ts'),
  coach: () => import('./learn/coach.ts'),
  puzzles,
  terminal: () => import('@threefold-games/presenters/taluva/terminal'),
  demo: () => import('./demo.ts'),
};
