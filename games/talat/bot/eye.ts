import type { Position } from '@threefold/core';
import type { Eye } from '@threefold/search';
import { CAPTURE, goalOf, sourceOf } from '../rules/actions.ts';
import type { TalatPosition } from '../rules/position.ts';
import { CELLS, columnOf, heightOf, rankOf, SIZE } from '../rules/tables.ts';

/** Who plays a low level: one who hunts, one who runs for the far line, one who keeps a watch on the middle. */
const HUNTER = 0;
const RUNNER = 1;

/** How much a taste counts. */
const FOND = 2.5;

/** What people see first in Talat: captures straight ahead, large towers. Sideways captures and David are easily overlooked. */
export const eye: Eye = {
  look(
    position: Position,
    actions: Int32Array,
    count: number,
    character: number,
    salience: Float32Array,
    liking: Float32Array,
  ): void {
    const talat = position as TalatPosition;
    const settingUp = talat.isSettingUp();
    for (let i = 0; i < count; i++) {
      salience[i] = 1;
      liking[i] = 1;
      if (settingUp) continue;
      const action = actions[i]!;
      const from = sourceOf(action) % CELLS;
      const to = goalOf(action) % CELLS;
      const captures = (action & CAPTURE) !== 0;
      const height = heightOf(talat.kinds[sourceOf(action)]!);
      const sideways = rankOf(from) === rankOf(to);
      salience[i] = (captures ? 3 : 1) * (1 + 0.25 * height);
      if (sideways) salience[i]! *= 0.3;
      // David before Goliath.
      if (captures && height < heightOf(talat.kinds[goalOf(action)]!)) salience[i]! *= 0.3;
      const toGo = Math.min(rankOf(to), SIZE - 1 - rankOf(to));
      const fond =
        character === HUNTER
          ? captures
          : character === RUNNER
            ? !captures && toGo < 2
            : columnOf(to) > 0 && columnOf(to) < SIZE - 1;
      if (fond) liking[i] = FOND;
    }
  },
};
