export {
  type Camera,
  clamp,
  fit,
  home,
  type Limits,
  limits,
  pan,
  pitch,
  reveal,
  type Size,
  seen,
  TARGET,
  toPixel,
  toScene,
  zoom,
} from './camera.ts';
export type { Playing, Stage } from './cast.ts';
export {
  type Finger,
  type Gesture,
  type GestureResult,
  type GestureRules,
  gesture,
  IDLE,
  type Meaning,
  type PointerStep,
  SLOP,
} from './gesture.ts';
export { keyed, patch, standing } from './patch.ts';
export { show } from './show.ts';
