import type { Action } from '@threefold-games/core';

/** An action: `source << 6 | goal` for captures and stackings, then the pass, then placements `PLACE + (type << 6 | space)`. */
export const PASS = (64 * 64) as Action;
export const PLACE = PASS + 1;

export const step = (source: number, goal: number): number => (source << 6) | goal;
export const placement = (type: number, space: number): number => PLACE + ((type << 6) | space);
/** The space that a capture or a stacking comes from. */
export const sourceOf = (action: number): number => action >> 6;
/** The space that a capture or a stacking goes to. */
export const goalOf = (action: number): number => action & 63;
/** The type and the space of a placement. */
export const typePlaced = (action: number): number => (action - PLACE) >> 6;
export const spacePlaced = (action: number): number => (action - PLACE) & 63;

/** No position has more legal steps: 30 stacks in six directions and the pass, or three types on 60 spaces. */
export const MAX_ACTIONS = 30 * 6 + 1;
/** No game has more steps (TZ-3): 60 placements, then two for each of the 59 pieces that can be captured. */
export const MAX_STEPS = 60 + 2 * 59;
