import { tzaar as game } from '@threefold/games/tzaar';
import { openBoard } from '@threefold/games/tzaar/scene';
import { words } from '@threefold/games/tzaar/words/en';
import { boardGame, defineBoard } from './index.ts';

defineBoard(
  boardGame({
    game,
    open: openBoard,
    words,
    languages: {
      de: () => import('@threefold/games/tzaar/words/de'),
      fr: () => import('@threefold/games/tzaar/words/fr'),
      nl: () => import('@threefold/games/tzaar/words/nl'),
      it: () => import('@threefold/games/tzaar/words/it'),
      es: () => import('@threefold/games/tzaar/words/es'),
      pl: () => import('@threefold/games/tzaar/words/pl'),
    },
  }),
);
