import type { KernelMaker } from './kernel.ts';
import { plainKernel } from './plain.ts';
import { simdKernel } from './simd.ts';

/** How a net may compute. */
export interface KernelChoice {
  /** Whether to use vectors where the machine has them; so it does when nothing is said. */
  readonly simd?: boolean;
}

/** The fastest kernel that the machine and the caller allow. */
export const chooseKernel = ({ simd = true }: KernelChoice = {}): KernelMaker =>
  (simd ? simdKernel() : undefined) ?? plainKernel;
