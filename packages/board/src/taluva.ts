import { taluva as game } from '@threefold/games/taluva';
import { openBoard } from '@threefold/games/taluva/scene';
import { words } from '@threefold/games/taluva/words/en';
import { boardGame, defineBoard } from './index.ts';

defineBoard(
  boardGame({
    game,
    open: openBoard,
    words,
    languages: {
      de: () => import('@threefold/games/taluva/words/de'),
      fr: () => import('@threefold/games/taluva/words/fr'),
      nl: () => import('@threefold/games/taluva/words/nl'),
      it: () => import('@threefold/games/taluva/words/it'),
      es: () => import('@threefold/games/taluva/words/es'),
      pl: () => import('@threefold/games/taluva/words/pl'),
    },
  }),
);
