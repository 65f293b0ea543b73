import { openBoard } from '@threefold-games/presenters/taluva';
import { words } from '@threefold-games/presenters/taluva/words/en';
import { taluva as game } from '@threefold-games/taluva';
import { boardGame, defineBoard } from './index.ts';

defineBoard(
  boardGame({
    game,
    open: openBoard,
    words,
    languages: {
      de: () => import('@threefold-games/presenters/taluva/words/de'),
      fr: () => import('@threefold-games/presenters/taluva/words/fr'),
      nl: () => import('@threefold-games/presenters/taluva/words/nl'),
      it: () => import('@threefold-games/presenters/taluva/words/it'),
      es: () => import('@threefold-games/presenters/taluva/words/es'),
      pl: () => import('@threefold-games/presenters/taluva/words/pl'),
    },
  }),
);
