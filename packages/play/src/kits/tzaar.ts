import { type TzaarView, tzaar } from '@threefold-games/games/tzaar';
import { open } from '@threefold-games/games/tzaar/scene';
import { drawing } from '@threefold-games/games/tzaar/terminal';
import { words } from '@threefold-games/games/tzaar/words/en';
import { rules } from '@threefold-games/games/tzaar/words/rules/en.generated';
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
