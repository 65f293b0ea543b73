import { openBoard } from '@threefold-games/presenters/tzaar';
import { words } from '@threefold-games/presenters/tzaar/words/en';
import { tzaar as game } from '@threefold-games/tzaar';
import { boardGame, defineBoard } from './index.ts';

defineBoard(
  boardGame({
    game,
    open: openBoard,
    words,
    languages: {
      de: () => import('@threefold-games/presenters/tzaar/words/de'),
      fr: () => import('@threefold-games/presenters/tzaar/words/fr'),
      nl: () => import('@threefold-games/presenters/tzaar/words/nl'),
      it: () => import('@threefold-games/presenters/tzaar/words/it'),
      es: () => import('@threefold-games/presenters/tzaar/words/es'),
      pl: () => import('@threefold-games/presenters/tzaar/words/pl'),
    },
  }),
);
