import { type TzaarView, tzaar } from '@threefold-games/games/tzaar';
import { open } from '@threefold-games/presenters/tzaar';
import { rules } from '@threefold-games/presenters/tzaar/rules/en';
import { drawing } from '@threefold-games/presenters/tzaar/terminal';
import { words } from '@threefold-games/presenters/tzaar/words/en';
import { speaker } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { Kit } from './kit.ts';

let face: Face<TzaarView> | undefined;

export const tzaarKit: Kit<TzaarView> = {
  game: tzaar,
  rules: rules.rules,
  drawing,
  face() {
    face ??= open(words, speaker('en'));
    return face;
  },
};
