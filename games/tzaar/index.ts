import type { TzaarView } from '@threefold-games/games/tzaar';
import { HEAD as head } from '@threefold-games/games/tzaar/head';
import { loadWords, type Words } from '@threefold-games/presenters/tzaar/words';
import type { GameDefinition } from '../../packages/catalogue/definition.ts';
import { puzzles } from './puzzles.ts';

export const tzaar: GameDefinition<TzaarView, Words> = {
  head,
  game: async () => (await import('@threefold-games/games/tzaar')).tzaar,
  bot: () => import('@threefold-games/bots/tzaar'),
  scene: () => import('@threefold-games/presenters/tzaar'),
  words: loadWords,
  rules: async lang => (await import('@threefold-games/presenters/tzaar/rules')).loadRules(lang),
  learn: () => import('./learn/index.ts'),
  coach: () => import('./learn/coach.ts'),
  puzzles,
  terminal: () => import('@threefold-games/presenters/tzaar/terminal'),
  demo: () => import('./demo.ts'),
};
