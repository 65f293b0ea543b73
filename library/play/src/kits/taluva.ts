import type { Kit } from '@threefold-games/play-core';
import { open } from '@threefold-games/presenters/taluva';
import { rules } from '@threefold-games/presenters/taluva/rules/en';
import { drawing } from '@threefold-games/presenters/taluva/terminal';
import { words } from '@threefold-games/presenters/taluva/words/en';
import { speaker } from '@threefold-games/speech';
import { type TaluvaView, taluva } from '@threefold-games/taluva';

let face: ReturnType<typeof open> | undefined;

export const taluvaKit: Kit<TaluvaView> = {
  game: taluva,
  rules: rules.rules,
  drawing,
  face() {
    face ??= open(words, speaker('en'));
    return face;
  },
};
