import { tzaar as game } from '@threefold-games/games/tzaar';
import { openBoard } from '@threefold-games/games/tzaar/scene';
import { words } from '@threefold-games/games/tzaar/words/en';
import { boardGame, defineBoard } from './index.ts';

defineBoard(
  boardGame({
    game,
    open: openBoard,
    words,
    languages: {
      de: () => import('@threefold-games/games/tzaar/words/de'),
      fr: () => import('@threefold-games/games/tzaar/words/fr'),
      nl: () => import('@threefold-games/games/tzaar/words/nl'),
      it: () => import('@threefold-games/games/tzaar/words/it'),
      es: () => import('@threefold-games/games/tzaar/words/es'),
      pl: () => import('@threefold-games/games/tzaar/words/pl'),
    },
  }),
);
