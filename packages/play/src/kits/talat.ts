import { type TalatView, talat } from '@threefold-games/games/talat';
import { open } from '@threefold-games/presenters/talat';
import { rules } from '@threefold-games/presenters/talat/rules/en';
import { drawing } from '@threefold-games/presenters/talat/terminal';
import { words } from '@threefold-games/presenters/talat/words/en';
import { speaker } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { Kit } from './kit.ts';

let face: Face<TalatView> | undefined;

export const talatKit: Kit<TalatView> = {
  game: talat,
  rules: rules.rules,
  drawing,
  face() {
    face ??= open(words, speaker('en'));
    return face;
  },
};
