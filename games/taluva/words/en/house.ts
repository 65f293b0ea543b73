import { english, type Shape } from '@threefold-games/speech';

/** The names of this game's house rules, in English. */
export const words = english({
  odds: {
    name: 'Odds',
    about: 'House rule: some pieces of the weaker player count as built from the start.',
    none: 'None',
    both: 'Both',
    you: 'Counted as built for you from the start: {pieces}.',
    other: 'Counted as built for {name} from the start: {pieces}.',
  },
});

export type HouseWords = Shape<typeof words>;
