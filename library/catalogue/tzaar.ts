import type { GameDefinition } from '@threefold-games/catalogue-core';
import { loadWords, type Words } from '@threefold-games/presenters/tzaar/words';
import type { TzaarView } from '@threefold-games/tzaar';
import { HEAD as head } from '@threefold-games/tzaar/head';
import { puzzles } from '../../games/tzaar/puzzles.ts';

export const tzaar: GameDefinition<TzaarView, Words> = {
  head,
  game: async () => (await import('@threefold-games/tzaar')).tzaar,
  bot: () => import('@threefold-games/bots/tzaar'),
  scene: () => import('@threefold-games/presenters/tzaar'),
  words: loadWords,
  rules: async lang => (await import('@threefold-games/presenters/tzaar/rules')).loadRules(lang),
  learn: () => import('../../games/tzaar/learn/index.ts'),
  coach: () => import('../../games/tzaar/learn/coach.ts'),
  puzzles,
  terminal: () => import('@threefold-games/presenters/tzaar/terminal'),
  demo: () => import('../../games/tzaar/demo.ts'),
};
