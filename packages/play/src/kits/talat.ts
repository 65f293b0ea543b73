import { type TalatView, talat } from '@threefold/games/talat';
import { open } from '@threefold/games/talat/scene';
import { drawing } from '@threefold/games/talat/terminal';
import { words } from '@threefold/games/talat/words/en';
import { rules } from '@threefold/games/talat/words/rules/en.generated';
import { speaker } from '@threefold/speech';
import type { Face } from '@threefold/stage';
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
