import { afterAll } from 'vitest';
import { treeCpu } from './cpu.mjs';

declare module 'vitest' {
  interface TaskMeta {
    /** CPU-seconds that this file took, children included. */
    cpu?: number;
  }
}

const before = treeCpu();

// biome-ignore lint/correctness/noEmptyPattern: vitest wants its fixtures destructured, and none is used.
afterAll(({}, file) => {
  file.meta.cpu = treeCpu() - before;
});
