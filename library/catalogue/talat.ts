import type { GameDefinition } from '@threefold-games/catalogue-core';
import { loadWords, type Words } from '@threefold-games/presenters/talat/words';
import type { TalatView } from '@threefold-games/talat';
import { HEAD as head } from '@threefold-games/talat/head';
import { puzzles } from '../../games/talat/puzzles.ts';

export const talat: GameDefinition<TalatView, Words> = {
  head,
  game: async () => (await import('@threefold-games/talat')).talat,
  bot: () => import('@threefold-games/bots/talat'),
  scene: () => import('@threefold-games/presenters/talat'),
  words: loadWords,
  rules: async lang => (await import('@threefold-games/presenters/talat/rules')).loadRules(lang),
  learn: () => import('../../games/talat/learn/index.ts'),
  coach: () => import('../../games/talat/learn/coach.ts'),
  puzzles,
  terminal: () => import('@threefold-games/presenters/talat/terminal'),
  demo: () => import('../../games/talat/demo.ts'),
};
