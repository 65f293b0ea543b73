export type { NetFaultCode } from './faults.ts';
export type { GraphLimits } from './graphMemory.ts';
export { GraphNet } from './graphNet.ts';
export { type GameSizes, type GraphSizes, graphSizes } from './graphSizes.ts';
export type { ElementType, WeightsHead } from './head.ts';
export { type Kernel, type KernelMaker, Layout, NO_PART, packPanels } from './kernel.ts';
export { LEFT_OUT, type NetView, openNetEvaluator } from './netEvaluator.ts';
export { plainKernel } from './plain.ts';
export { chooseKernel, type KernelChoice, simdKernel } from './simd.ts';
export {
  decodeFloat16,
  encodeFloat16,
  formatWeights,
  parseWeights,
  type StoredTensor,
  type Tensor,
  type Weights,
} from './weights.ts';
