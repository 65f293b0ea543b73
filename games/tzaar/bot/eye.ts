import type { Position } from '@threefold-games/core';
import { hexDistance } from '@threefold-games/grid';
import type { Eye } from '@threefold-games/search';
import {
  goalOf,
  PASS,
  PLACING,
  SECOND,
  SPACE_COORDINATES,
  SPACES,
  sourceOf,
  type TzaarPosition,
} from '@threefold-games/tzaar/internal';
import { isStacking } from './handSteps.ts';

/** DISTANCE[SPACES * from + to]. */
const DISTANCE = Uint8Array.from(
  SPACE_COORDINATES.flatMap(([q, r]) => SPACE_COORDINATES.map(([x, y]) => hexDistance(x - q, y - r))),
);

/** Who plays a low level: one who loves tall stacks, one who hunts and captures twice where it can, one who runs along the lines. */
const STACKER = 0;
const HUNTER = 1;
const RUNNER = 2;

/** How the eye falls on what is so many spaces away: long lines are easily overlooked, but for who likes to run along them. */
const NEAR = [0, 4, 1, 0.5, 0.25, 0.25, 0.25, 0.25, 0.25];
const FAR = [0, 2, 2, 1.5, 1, 1, 1, 1, 1];

/** How the types catch the eye where they can be captured: Tzaar, Tzarra, Tott. */
const PRIZE = [3, 1.5, 1];
/** And where so many are left of them: the last one ends the game. */
const LAST = [0, 8, 2];

/** Hardly anybody thinks of covering a nobler piece of their own, or one of the last two of a type. */
const COVERS_NOBLER = 0.1;
const COVERS_SCARCE = 0.05;
/** What captures nothing is seen later, but for who loves stacks. */
const QUIET = 0.4;
/** A pass is rarely thought of. */
const PASSES = 0.3;

/** How much a taste counts: for long lines, for Tzaars that can be captured, for a second capture rather than a stacking. */
const FOND = 2;
const TZAARS = 1.5;
const AGAIN = 1.5;

/** What people see first in TZAAR: what is next to them, what is tall or rare, and what there is to capture. */
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
    const { top, height, left, phase } = tzaar;
    const lines = character === RUNNER ? FAR : NEAR;
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      salience[i] = 1;
      liking[i] = 1;
      if (phase === PLACING) continue;
      if (action === PASS) {
        salience[i] = PASSES;
        continue;
      }
      const from = sourceOf(action);
      const to = goalOf(action);
      const distance = DISTANCE[SPACES * from + to]!;
      const target = top[to]! - 1;
      const type = target % 3;
      const tall = height[to]!;
      const grows = isStacking(tzaar, action);
      const by = (1 + height[from]!) / 2;
      if (grows) {
        const covers = left[target]! < 3 ? COVERS_SCARCE : type < (top[from]! - 1) % 3 ? COVERS_NOBLER : 1;
        salience[i] = lines[distance]! * by * ((1 + tall) / 2) * covers * (character === STACKER ? 1 : QUIET);
      } else salience[i] = lines[distance]! * by * PRIZE[type]! * tall * tall * (LAST[left[target]!] ?? 1);
      if (character === STACKER) {
        if (grows) liking[i] = height[from]! + tall;
      } else if (character === HUNTER) {
        if (!grows) liking[i] = (phase === SECOND ? AGAIN : 1) * (type === 0 ? TZAARS : 1);
      } else if (distance > 1) liking[i] = FOND;
    }
  },
};
