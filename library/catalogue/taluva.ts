import type { GameDefinition } from '@threefold-games/catalogue-core';
import { loadWords, type Words } from '@threefold-games/presenters/taluva/words';
import type { TaluvaView } from '@threefold-games/taluva';
import { HEAD as head } from '@threefold-games/taluva/head';
import { puzzles } from '../../games/taluva/puzzles.ts';

export const taluva: GameDefinition<TaluvaView, Words> = {
  head,
  game: async () => (await import('@threefold-games/taluva')).taluva,
  bot: () => import('@threefold-games/bots/taluva'),
  scene: () => import('@threefold-games/presenters/taluva'),
  words: loadWords,
  rules: async lang => (await import('@threefold-games/presenters/taluva/rules')).loadRules(lang),
  learn: () => import('../../games/taluva/learn/index.ts'),
  coach: () => import('../../games/taluva/learn/coach.ts'),
  puzzles,
  terminal: () => import('@threefold-games/presenters/taluva/terminal'),
  demo: () => import('../../games/taluva/demo.ts'),
};
