import type { Kit } from '@threefold-games/play-core';
import { open } from '@threefold-games/presenters/talat';
import { rules } from '@threefold-games/presenters/talat/rules/en';
import { drawing } from '@threefold-games/presenters/talat/terminal';
import { words } from '@threefold-games/presenters/talat/words/en';
import { speaker } from '@threefold-games/speech';
import { type TalatView, talat } from '@threefold-games/talat';

let face: ReturnType<typeof open> | undefined;

export const talatKit: Kit<TalatView> = {
  game: talat,
  rules: rules.rules,
  drawing,
  face() {
    face ??= open(words, speaker('en'));
    return face;
  },
};
