import type { Position } from '@threefold/core';
import { hexDistance } from '@threefold/grid';
import type { Eye } from '@threefold/search';
import { goalOf, PASS, sourceOf } from '../rules/actions.ts';
import type { TzaarPosition } from '../rules/position.ts';
import { PLACING } from '../rules/state.ts';
import { SPACE_COORDINATES, SPACES } from '../rules/tables.ts';
import { isStacking } from './handSteps.ts';

/** DISTANCE[SPACES * from + to]. */
const DISTANCE = Uint8Array.from(
  SPACE_COORDINATES.flatMap(([q, r]) => SPACE_COORDINATES.map(([x, y]) => hexDistance(x - q, y - r))),
);

/** Who plays a low level: one who loves tall stacks, one who hunts Tzaars, one who likes it at close quarters. */
const STACKER = 0;
const HUNTER = 1;

/** How much a taste counts. */
const FOND = 2.5;

/** What people see first in TZAAR: what is next to them, and what is big or rare. Long lines are easily overlooked. */
export const eye: Eye = {
  look(
    position: Position,
    actions: Int32Array,
    count: number,
    character: number,
    salience: Float32Array,
    liking: Float32Array,
  ): void {
    const tzaar = position as TzaarPosition;
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      salience[i] = 1;
      liking[i] = 1;
      if (tzaar.phase === PLACING) continue;
      if (action === PASS) {
        salience[i] = 0.5;
        continue;
      }
      const from = sourceOf(action);
      const to = goalOf(action);
      const distance = DISTANCE[SPACES * from + to]!;
      const stacks = isStacking(tzaar, action);
      const isTzaar = (tzaar.top[to]! - 1) % 3 === 0;
      const tall = Math.max(tzaar.height[from]!, tzaar.height[to]!);
      salience[i] = (distance === 1 ? 3 : distance < 4 ? 1 : 0.5) * (isTzaar ? 2 : 1) * (1 + 0.3 * (tall - 1));
      const fond =
        character === STACKER ? stacks && tall > 1 : character === HUNTER ? isTzaar && !stacks : distance === 1;
      if (fond) liking[i] = FOND;
    }
  },
};
