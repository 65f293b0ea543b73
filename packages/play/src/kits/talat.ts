import { type TalatView, talat } from '@threefold-games/games/talat';
import { open } from '@threefold-games/games/talat/scene';
import { drawing } from '@threefold-games/games/talat/terminal';
import { words } from '@threefold-games/games/talat/words/en';
import { rules } from '@threefold-games/games/talat/words/rules/en.generated';
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
