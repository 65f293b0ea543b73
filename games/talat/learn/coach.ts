import type { Coach } from '@threefold-games/learn';
import type { TalatView } from '../rules/view.ts';
import { reasons } from './reasons.ts';
import { remark } from './remarks.ts';

export { givenAway } from './givenAway.ts';
export { voice } from './say.ts';

/** Explains turns of Talat. */
export const coach: Coach<TalatView> = { reasons, remark };
