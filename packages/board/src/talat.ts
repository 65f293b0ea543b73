import { talat as game } from '@threefold-games/games/talat';
import { openBoard } from '@threefold-games/games/talat/scene';
import { words } from '@threefold-games/games/talat/words/en';
import { boardGame, defineBoard } from './index.ts';

defineBoard(
  boardGame({
    game,
    open: openBoard,
    words,
    languages: {
      de: () => import('@threefold-games/games/talat/words/de'),
      fr: () => import('@threefold-games/games/talat/words/fr'),
      nl: () => import('@threefold-games/games/talat/words/nl'),
      it: () => import('@threefold-games/games/talat/words/it'),
      es: () => import('@threefold-games/games/talat/words/es'),
      pl: () => import('@threefold-games/games/talat/words/pl'),
    },
  }),
);
