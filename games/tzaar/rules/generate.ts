import { PASS, placement, step } from './actions.ts';
import { OWN, SECOND, type TzaarState } from './state.ts';
import { SEEN, SPACES } from './tables.ts';

/** TZ-4: captures from every own stack in six directions, and on a second step stackings and the pass. */
export const writeSteps = (state: TzaarState, out: Int32Array): number => {
  const { take, height, next } = state;
  const seen = SEEN * state.actor;
  const own = OWN; // Read at every step of the loop, where a local is quicker than an import.
  const second = state.phase === SECOND;
  let n = 0;
  for (let from = 0; from < SPACES; from++) {
    if (take[seen + from] !== own) continue;
    const strength = height[from]!;
    const links = 6 * from;
    for (let d = 0; d < 6; d++) {
      const to = next[links + d]!;
      const target = take[seen + to]!;
      if (target <= strength || (second && target === own)) out[n++] = step(from, to);
    }
  }
  if (second) out[n++] = PASS;
  return n;
};

/** TZ-5.2: whether the acting seat can capture at all. */
export const canCapture = (state: TzaarState): boolean => {
  const { take, height, next } = state;
  const seen = SEEN * state.actor;
  const own = OWN;
  for (let from = 0; from < SPACES; from++) {
    if (take[seen + from] !== own) continue;
    const strength = height[from]!;
    const links = 6 * from;
    for (let d = 0; d < 6; d++) if (take[seen + next[links + d]!]! <= strength) return true;
  }
  return false;
};

/** TZ-2.3: any own piece in hand on any free space. */
export const writePlacements = (state: TzaarState, out: Int32Array): number => {
  let n = 0;
  for (let type = 0; type < 3; type++) {
    if (state.hand[3 * state.actor + type] === 0) continue;
    for (let space = 0; space < SPACES; space++) if (state.top[space] === 0) out[n++] = placement(type, space);
  }
  return n;
};
