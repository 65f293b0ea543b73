export { type AnimateOptions, animate, type Playing } from './animate.ts';
export * from './camera.ts';
export { type Gesture, type GestureRules, gesture, IDLE, type Meaning, type PointerStep, SLOP } from './gesture.ts';
export { findKey, patch } from './patch.ts';
