import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in German. */
export const words = translation<typeof english>()('de')({
  odds: {
    name: 'Vorgabe',
    about: 'Hausregel: Wer schwächer ist, beginnt mit fertigen Stapeln.',
    none: 'Keine',
    count: { one: '{n} Stapel', other: '{n} Stapel' },
    stacks: {
      1: 'einem Tzaar der Höhe 3',
      2: 'einem Tzaar und einem Tzarra der Höhe 3',
      3: 'einem Tzaar der Höhe 4, einem Tzarra und einem Tott der Höhe 3',
    },
    you: 'Du beginnst mit {stacks}.',
    other: '{name} beginnt mit {stacks}.',
  },
});
