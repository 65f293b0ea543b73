import { type TaluvaView, taluva } from '@threefold-games/games/taluva';
import { open } from '@threefold-games/presenters/taluva';
import { rules } from '@threefold-games/presenters/taluva/rules/en';
import { drawing } from '@threefold-games/presenters/taluva/terminal';
import { words } from '@threefold-games/presenters/taluva/words/en';
import { speaker } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { Kit } from './kit.ts';

let face: Face<TaluvaView> | undefined;

export const taluvaKit: Kit<TaluvaView> = {
  game: taluva,
  rules: rules.rules,
  drawing,
  face() {
    face ??= open(words, speaker('en'));
    return face;
  },
};
