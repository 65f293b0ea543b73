import type { Action } from '@threefold/core';

/** What the acting seat is to do. */
export const PLACING = 0; // TZ-2.3: put a piece on a free space
export const OPENING = 1; // TZ-3.1: White's single capture
export const FIRST = 2; // TZ-3.3: the capture that begins a turn
export const SECOND = 3; // TZ-3.4: a capture, a stacking or a pass
export const OVER = 4;
export type Phase = typeof PLACING | typeof OPENING | typeof FIRST | typeof SECOND | typeof OVER;

/** Actions: `from << 6 | to` for captures and stackings, then the pass, then placements `PLACE + (type << 6 | space)`. */
export const PASS = (64 * 64) as Action;
export const PLACE = PASS + 1;

/** In `take`: a piece of one's own, and no piece at all. Both are taller than any stack. */
export const OWN = 254;
export const NONE = 255;

/** No position has more: 30 stacks in six directions and the pass, or three types on 60 spaces. */
export const MAX_ACTIONS = 30 * 6 + 1;
/** TZ-3: 60 placements, then two steps for each of the 59 pieces that can be captured. */
export const MAX_STEPS = 60 + 2 * 59;
