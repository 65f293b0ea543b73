import { afterAll, vi } from 'vitest';

// Files share a process: what one of them replaces, the next one must not find.
afterAll(() => {
  vi.unstubAllGlobals();
});
