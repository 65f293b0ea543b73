import { type TaluvaView, taluva } from '@threefold/games/taluva';
import { open } from '@threefold/games/taluva/scene';
import { drawing } from '@threefold/games/taluva/terminal';
import { words } from '@threefold/games/taluva/words/en';
import { rules } from '@threefold/games/taluva/words/rules/en.generated';
import { speaker } from '@threefold/speech';
import type { Face } from '@threefold/stage';
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
