import type { Position } from '@threefold/core';
import type { Eye } from '@threefold/search';
import { BUILD_TEMPLE, BUILD_TOWER, cellOf, EXPAND, verbOf } from '../rules/actions.ts';
import { LAND, levelOf, ownerOf } from '../rules/field.ts';
import { type TaluvaState, TO_LAY } from '../rules/state.ts';
import { AROUND, DIRECTIONS } from '../rules/tables.ts';
import { tableOf } from './handValue.ts';

/** Who plays a low level: one who builds at home, one who spoils what others build, one who climbs. */
const BUILDER = 0;
const SPOILER = 1;

/** How much a taste counts. */
const FOND = 2.5;

/** What people see first in Taluva: what lies beside their own settlements, and large buildings. Eruptions are easily overlooked. */
export const eye: Eye = {
  look(
    position: Position,
    actions: Int32Array,
    count: number,
    character: number,
    salience: Float32Array,
    liking: Float32Array,
  ): void {
    const table = tableOf(position);
    const lays = table.phase === TO_LAY;
    for (let i = 0; i < count; i++) {
      liking[i] = 1;
      if (lays) lookAtLaying(table, actions[i]!, character, i, salience, liking);
      else lookAtBuild(table, actions[i]!, character, i, salience, liking);
    }
  },
};

const lookAtLaying = (
  { cells, seat }: TaluvaState,
  action: number,
  character: number,
  i: number,
  salience: Float32Array,
  liking: Float32Array,
): void => {
  const volcano = cellOf(action);
  const rotation = verbOf(action);
  const erupts = cells[volcano]! >= LAND;
  let own = false;
  let others = false;
  for (let half = 0; half < 2; half++) {
    const cell = volcano + AROUND[rotation + half]!;
    for (let k = 0; k < DIRECTIONS; k++) {
      const owner = ownerOf(cells[cell + AROUND[k]!]!);
      if (owner === seat) own = true;
      else if (owner >= 0) others = true;
    }
  }
  salience[i] = (own ? 3 : others ? 1 : 0.5) * (erupts ? 0.7 : 1);
  const fond = character === BUILDER ? own && !erupts : character === SPOILER ? others : erupts;
  if (fond) liking[i] = FOND;
};

const lookAtBuild = (
  { cells }: TaluvaState,
  action: number,
  character: number,
  i: number,
  salience: Float32Array,
  liking: Float32Array,
): void => {
  const verb = verbOf(action);
  const high = levelOf(cells[cellOf(action)]!) > 1;
  const large = verb === BUILD_TEMPLE || verb === BUILD_TOWER;
  const expands = verb >= EXPAND;
  salience[i] = large ? 4 : expands ? 1.5 : 1;
  const fond = character === BUILDER ? expands : character === SPOILER ? large : high;
  if (fond) liking[i] = FOND;
};
