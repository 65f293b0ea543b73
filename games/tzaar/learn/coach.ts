import type { TzaarView } from '@threefold-games/games/tzaar';
import type { Coach } from '@threefold-games/learn';
import { reasons } from './reasons.ts';
import { remark } from './remarks.ts';

export { givenAway } from './givenAway.ts';
export { voice } from './say.ts';

/** Explains turns of TZAAR. */
export const coach: Coach<TzaarView> = { reasons, remark };
