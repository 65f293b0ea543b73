import type { TaluvaView } from '@threefold-games/games/taluva';
import type { Coach } from '@threefold-games/learn';
import { reasons } from './reasons.ts';
import { remark } from './remarks.ts';

export { givenAway } from './givenAway.ts';
export { voice } from './say.ts';

/** Explains the turns of Taluva. */
export const coach: Coach<TaluvaView> = { reasons, remark };
