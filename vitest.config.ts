import { defineConfig } from 'vitest/config';

/** Tests run the sources, not the build. */
const conditions = ['threefold-source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: [
      '{packages,apps}/*/test/**/*.test.ts',
      'examples/*/test/**/*.test.ts',
      'games/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'bench/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    setupFiles: ['scripts/test/fuzzSeed.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
  },
});
