import { type TaluvaView, taluva } from '@threefold-games/games/taluva';
import { open } from '@threefold-games/games/taluva/scene';
import { drawing } from '@threefold-games/games/taluva/terminal';
import { words } from '@threefold-games/games/taluva/words/en';
import { rules } from '@threefold-games/games/taluva/words/rules/en.generated';
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
