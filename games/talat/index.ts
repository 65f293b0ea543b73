import type { TalatView } from '@threefold-games/games/talat';
import { HEAD as head } from '@threefold-games/games/talat/head';
import { loadWords, type Words } from '@threefold-games/presenters/talat/words';
import type { GameDefinition } from '../../packages/catalogue/definition.ts';
import { puzzles } from './puzzles.ts';

export const talat: GameDefinition<TalatView, Words> = {
  head,
  game: async () => (await import('@threefold-games/games/talat')).talat,
  bot: () => import('@threefold-games/bots/talat'),
  scene: () => import('@threefold-games/presenters/talat'),
  words: loadWords,
  rules: async lang => (await import('@threefold-games/presenters/talat/rules')).loadRules(lang),
  learn: () => import('./learn/index.ts'),
  coach: () => import('./learn/coach.ts'),
  puzzles,
  terminal: () => import('@threefold-games/presenters/talat/terminal'),
  demo: () => import('./demo.ts'),
};
