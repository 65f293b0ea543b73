import { spacePlaced, typePlaced } from '../rules/actions.ts';
import type { TzaarPosition } from '../rules/position.ts';
import { NEIGHBOUR, RIM } from '../rules/tables.ts';

/** The share of games that White wins when both sides play well, whatever the set-up. */
export const WHITE_SHARE = 0.33;

/** How much it matters where a piece of each type stands. */
const WORTH = [1, 0.6, 0.3] as const;

/** TZ-2.3: weighs a placement: scarce types away from the enemy's pieces and from open ground, common ones first. */
export const weighPlacement = (position: TzaarPosition, action: number): number => {
  const type = typePlaced(action);
  const space = spacePlaced(action);
  const seat = position.actor;
  let exposure = 0;
  for (let d = 0; d < 6; d++) {
    const next = NEIGHBOUR[6 * space + d]!;
    if (next === RIM) continue;
    const top = position.top[next]!;
    exposure += top === 0 ? 0.5 : top > 3 === (seat === 1) ? 0 : 1;
  }
  return position.hand[3 * seat + type]! * Math.exp(-0.4 * WORTH[type]! * exposure);
};
