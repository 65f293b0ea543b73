import type { TestInfo } from '@playwright/test';
import { treeCpu } from '../../../scripts/test/costs/cpu.mjs';

/** Notes the CPU-seconds of a test, its browser included, for the list at the end of the run. */
export const noteCost = async (info: TestInfo, run: () => Promise<void>): Promise<void> => {
  const before = treeCpu();
  await run();
  info.annotations.push({ type: 'cpu', description: String(treeCpu() - before) });
};
