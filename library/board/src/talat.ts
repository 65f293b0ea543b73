import { openBoard } from '@threefold-games/presenters/talat';
import { words } from '@threefold-games/presenters/talat/words/en';
import { talat as game } from '@threefold-games/talat';
import { boardGame, defineBoard } from './index.ts';

defineBoard(
  boardGame({
    game,
    open: openBoard,
    words,
    languages: {
      de: () => import('@threefold-games/presenters/talat/words/de'),
      fr: () => import('@threefold-games/presenters/talat/words/fr'),
      nl: () => import('@threefold-games/presenters/talat/words/nl'),
      it: () => import('@threefold-games/presenters/talat/words/it'),
      es: () => import('@threefold-games/presenters/talat/words/es'),
      pl: () => import('@threefold-games/presenters/talat/words/pl'),
    },
  }),
);
