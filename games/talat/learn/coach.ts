import type { TalatView } from '@threefold-games/games/talat';
import type { Coach } from '@threefold-games/learn';
import { reasons } from './reasons.ts';
import { remark } from './remarks.ts';

export { givenAway } from './givenAway.ts';
export { voice } from './say.ts';

/** Explains turns of Talat. */
export const coach: Coach<TalatView> = { reasons, remark };
