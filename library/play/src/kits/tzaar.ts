import type { Kit } from '@threefold-games/play-core';
import { open } from '@threefold-games/presenters/tzaar';
import { rules } from '@threefold-games/presenters/tzaar/rules/en';
import { drawing } from '@threefold-games/presenters/tzaar/terminal';
import { words } from '@threefold-games/presenters/tzaar/words/en';
import { speaker } from '@threefold-games/speech';
import { type TzaarView, tzaar } from '@threefold-games/tzaar';

let face: ReturnType<typeof open> | undefined;

export const tzaarKit: Kit<TzaarView> = {
  game: tzaar,
  rules: rules.rules,
  drawing,
  face() {
    face ??= open(words, speaker('en'));
    return face;
  },
};
