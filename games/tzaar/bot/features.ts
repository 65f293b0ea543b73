import { type GameSizes, type GraphLimits, type GraphNet, LEFT_OUT } from '@threefold-games/net';
import {
  goalOf,
  MAX_ACTIONS,
  OPENING,
  PASS,
  RIM,
  SECOND,
  SPACE_COORDINATES,
  SPACES,
  sourceOf,
  type TzaarPosition,
} from '@threefold-games/tzaar/internal';
import { buriesLast } from './survey.ts';

/**
 * What the net is told. Nothing ever moves to an empty space, so a position is its stacks and who is next to whom along the lines:
 * the tokens are the stacks, seen from the seat that acts.
 *
 * A token's features: PIECE + 10 * (own type 0 to 2, enemy type 3 to 5) + height - 1; ORBIT + which spaces are alike under the board's
 * symmetries; EDGE + 5 * direction + what is next that way.
 */
const HEIGHTS = 10;
const PIECE = 0;
const ORBIT = PIECE + 6 * HEIGHTS;
const EDGE = ORBIT + 8;
const [NOTHING, FRIEND, ENEMY, CAN_TAKE, CAN_BE_TAKEN] = [0, 1, 2, 3, 4];
const FEATURES = EDGE + 6 * 5;

/** The position's: 16 * kind + how many stacks of it are left, TALLEST + kind with a fifth of its height, PHASE + phase. */
const COUNTS = 16;
const TALLEST = 6 * COUNTS;
const PHASE = TALLEST + 6;
const GLOBALS = PHASE + 3;

/** The parts of a step: where it begins and where it ends. */
const [FROM, TO] = [0, 1];

/** A token hears from six neighbours and itself; the pass touches no token. */
export const SIZES: GameSizes = {
  features: FEATURES,
  globals: GLOBALS,
  taps: 7,
  slots: 2,
  classes: 1,
  extras: 1,
  seats: 2,
  boards: 1,
};

export const LIMITS: GraphLimits = {
  tokens: SPACES,
  features: SPACES * (2 + 6 * 3),
  globals: 6 + 6 + 1,
  steps: MAX_ACTIONS,
};

/** Which spaces a turn or a reflection of the board takes to one another, numbered as they first appear. */
const ORBITS: Uint8Array = (() => {
  const shapes = SPACE_COORDINATES.map(([q, r]) =>
    [q, r, q + r]
      .map(Math.abs)
      .sort((a, b) => a - b)
      .join(),
  );
  const distinct = [...new Set(shapes)];
  return Uint8Array.from(shapes, shape => distinct.indexOf(shape));
})();

const tallest = new Uint8Array(6);
/** The token that stands on each space of the position described last. */
const tokenOf = new Int32Array(SPACES);

/** Describes a position to the net, but for the steps. */
export const describePosition = (position: TzaarPosition, net: GraphNet): void => {
  const { top, height, next, left } = position;
  const seat = position.actor;
  const { features, featureEnds, neighbours, globals, globalScales } = net;
  let tokens = 0;
  for (let space = 0; space < SPACES; space++) if (top[space] !== 0) tokenOf[space] = tokens++;
  net.tokens = tokens;

  tallest.fill(0);
  let at = 0;
  for (let space = 0, token = 0; space < SPACES; space++) {
    if (top[space] === 0) continue;
    const kind = (top[space]! - 1 + 3 * seat) % 6;
    const tall = height[space]!;
    if (tall > tallest[kind]!) tallest[kind] = tall;
    features[at++] = PIECE + HEIGHTS * kind + Math.min(tall, HEIGHTS) - 1;
    features[at++] = ORBIT + ORBITS[space]!;
    for (let d = 0; d < 6; d++) {
      const other = next[6 * space + d]!;
      const edge = EDGE + 5 * d;
      neighbours[6 * token + d] = other === RIM ? -1 : tokenOf[other]!;
      if (other === RIM) features[at++] = edge + NOTHING;
      else if (top[other]! <= 3 === top[space]! <= 3) features[at++] = edge + FRIEND;
      else {
        features[at++] = edge + ENEMY;
        if (tall >= height[other]!) features[at++] = edge + CAN_TAKE;
        if (tall <= height[other]!) features[at++] = edge + CAN_BE_TAKEN;
      }
    }
    featureEnds[token++] = at;
  }

  for (let kind = 0; kind < 6; kind++) {
    globals[kind] = COUNTS * kind + Math.min(left[(kind + 3 * seat) % 6]!, COUNTS - 1);
    globalScales[kind] = 1;
    globals[6 + kind] = TALLEST + kind;
    globalScales[6 + kind] = tallest[kind]! / 5;
  }
  globals[12] = PHASE + (position.phase === OPENING ? 2 : position.phase === SECOND ? 1 : 0);
  globalScales[12] = 1;
  net.globalCount = 13;
};

/** Describes a step in the position described last, and says where its score will be. */
export const describeStep = (position: TzaarPosition, action: number, net: GraphNet): number => {
  if (action === PASS) return net.extra(0);
  // Never chosen, and with a pass always at hand never needed.
  if (buriesLast(position, action)) return LEFT_OUT;
  const place = net.addStep(0);
  net.touch(tokenOf[sourceOf(action)]!, FROM);
  net.touch(tokenOf[goalOf(action)]!, TO);
  return place;
};
