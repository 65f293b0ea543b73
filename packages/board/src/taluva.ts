import { taluva as game } from '@threefold-games/games/taluva';
import { openBoard } from '@threefold-games/games/taluva/scene';
import { words } from '@threefold-games/games/taluva/words/en';
import { boardGame, defineBoard } from './index.ts';

defineBoard(
  boardGame({
    game,
    open: openBoard,
    words,
    languages: {
      de: () => import('@threefold-games/games/taluva/words/de'),
      fr: () => import('@threefold-games/games/taluva/words/fr'),
      nl: () => import('@threefold-games/games/taluva/words/nl'),
      it: () => import('@threefold-games/games/taluva/words/it'),
      es: () => import('@threefold-games/games/taluva/words/es'),
      pl: () => import('@threefold-games/games/taluva/words/pl'),
    },
  }),
);
