import type { Motion } from '../face.ts';
import type { Scene } from '../scene.ts';
import { place } from '../svg/hit.ts';
import { pitch } from './camera.ts';

/** How long things take, in milliseconds, and how they gather speed: the design's table. */
export const FADE = 120;
export const LIFT = { time: 140, curve: 'cubic-bezier(.2,.8,.2,1)', height: 0.1 } as const;
export const TRAVEL = { time: 180, each: 40, most: 420, curve: 'cubic-bezier(.3,.7,.2,1)' } as const;
export const TAKEN = { time: 160, from: 0.7, size: 0.8, curve: 'ease-in' } as const;
export const SETTLE = { time: 120, apart: 30, height: 0.1, curve: 'ease-out' } as const;
export const TURN = { time: 160, curve: 'cubic-bezier(.2,.8,.2,1)' } as const;
export const DROP = { time: 220, height: 0.45, held: 0.22, curve: 'cubic-bezier(.2,.8,.2,1)' } as const;
export const PLACE = { time: 140, apart: 45, most: 600, size: 0.6, curve: 'ease-out' } as const;
export const FREEZE = 600;

/** How long a piece travels between two cells. */
export const travelTime = (scene: Scene, from: string, to: string): number => {
  const [a, b] = [place(scene, from), place(scene, to)];
  if (!a || !b) return 0;
  return Math.min(TRAVEL.most, TRAVEL.time + (TRAVEL.each * Math.hypot(a.x - b.x, a.y - b.y)) / pitch(scene));
};

/** When each of so many pieces that come one after the other begins. */
export const placeDelays = (count: number): readonly number[] => {
  const apart = count > 1 ? Math.min(PLACE.apart, (PLACE.most - PLACE.time) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => index * apart);
};

/** When a motion is over, counted from its beginning; the next one begins then. */
export const motionTime = (scene: Scene, motion: Motion): number => {
  switch (motion.kind) {
    case 'travel': {
      const time = travelTime(scene, motion.from, motion.to);
      return motion.onto === 'taken' ? Math.max(time, time * TAKEN.from + TAKEN.time) : time;
    }
    case 'place':
      return motion.cells.length === 0 ? 0 : placeDelays(motion.cells.length).at(-1)! + PLACE.time;
    case 'drop':
      return DROP.time;
    default:
      return FREEZE;
  }
};
