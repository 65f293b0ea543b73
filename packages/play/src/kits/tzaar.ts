import { type TzaarView, tzaar } from '@threefold/games/tzaar';
import { open } from '@threefold/games/tzaar/scene';
import { drawing } from '@threefold/games/tzaar/terminal';
import { words } from '@threefold/games/tzaar/words/en';
import { rules } from '@threefold/games/tzaar/words/rules/en.generated';
import { speaker } from '@threefold/speech';
import type { Face } from '@threefold/stage';
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
