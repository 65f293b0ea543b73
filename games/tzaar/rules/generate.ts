import { PASS, placement } from './actions.ts';
import { GOAL, HALF, HEIGHT, NEXT, PREY, SECOND, type TzaarState } from './state.ts';
import { ROW, SPACES } from './tables.ts';

/**
 * TZ-4: captures from every own stack in six directions, and on a second step stackings and the pass.
 *
 * Every step is written, but counted only if its goal is not too tall: a branch would go either way and cost more. For the same reason
 * the six directions stand one after the other, and `| 0` says that no sum grows large.
 */
export const writeSteps = (state: TzaarState, out: Int32Array): number => {
  const { bytes, stacks, actor } = state;
  const second = state.phase === SECOND;
  const seen = (second ? GOAL : PREY) + ROW * actor;
  // Read at every step of the loop, where a local is quicker than an import.
  const [half, heights, next] = [HALF, HEIGHT, NEXT];
  let n = 0;
  for (let i = 0; i < 2; i++) {
    for (let rest = stacks[2 * actor + i]!; rest !== 0; rest &= rest - 1) {
      const from = (half * i + 31 - Math.clz32(rest & -rest)) | 0;
      const strength = bytes[(heights + from) | 0]!;
      const links = (next + 6 * from) | 0;
      const source = from << 6;
      let to = bytes[links]!;
      out[n] = source | to;
      n = (n + 1 + ((strength - bytes[(seen + to) | 0]!) >> 31)) | 0;
      to = bytes[links + 1]!;
      out[n] = source | to;
      n = (n + 1 + ((strength - bytes[(seen + to) | 0]!) >> 31)) | 0;
      to = bytes[links + 2]!;
      out[n] = source | to;
      n = (n + 1 + ((strength - bytes[(seen + to) | 0]!) >> 31)) | 0;
      to = bytes[links + 3]!;
      out[n] = source | to;
      n = (n + 1 + ((strength - bytes[(seen + to) | 0]!) >> 31)) | 0;
      to = bytes[links + 4]!;
      out[n] = source | to;
      n = (n + 1 + ((strength - bytes[(seen + to) | 0]!) >> 31)) | 0;
      to = bytes[links + 5]!;
      out[n] = source | to;
      n = (n + 1 + ((strength - bytes[(seen + to) | 0]!) >> 31)) | 0;
    }
  }
  if (second) out[n++] = PASS;
  return n;
};

/** TZ-5.2: whether the acting seat can capture at all. */
export const canCapture = (state: TzaarState): boolean => {
  const { bytes, stacks, actor } = state;
  const prey = PREY + ROW * actor;
  for (let i = 0; i < 2; i++) {
    for (let rest = stacks[2 * actor + i]!; rest !== 0; rest &= rest - 1) {
      const from = HALF * i + 31 - Math.clz32(rest & -rest);
      const strength = bytes[HEIGHT + from]!;
      const links = NEXT + 6 * from;
      for (let d = 0; d < 6; d++) if (bytes[prey + bytes[links + d]!]! <= strength) return true;
    }
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
