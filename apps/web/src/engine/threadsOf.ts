import { type Device, isSparing } from './isSparing.ts';

/** No position is thought about in more threads. */
const MOST = 4;

/** In how many threads a device may think: one core is left to the page where there are more than two. */
export const threadsOf = (device: Device): number => {
  const { hardwareConcurrency: cores = 1 } = device;
  if (isSparing(device)) return 1;
  return Math.max(1, Math.min(MOST, cores > 2 ? cores - 1 : cores));
};
