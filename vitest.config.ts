import { defineConfig } from 'vitest/config';

/** Tests run the sources, not the build. */
const conditions = ['threefold-source', 'node'];

/** Tests of plain code and of servers in the same process: files share it, since reading the sources anew for each of them took half of the time. */
const PLAIN = [
  'packages/*/test/**/*.test.ts',
  'games/test/**/*.test.ts',
  'games/*/test/**/*.test.ts',
  'bench/test/**/*.test.ts',
  'apps/web/test/**/*.test.ts',
  // A server of a test has its own port, folders and time.
  'apps/server/test/*.test.ts',
  'apps/server/test/!(proof|store)/**/*.test.ts',
];
/** Tests that end servers and databases in the middle of their work, or change what others share: each file has a process of its own. */
const ALONE = [
  'apps/cli/test/**/*.test.ts',
  'apps/server/test/{proof,store}/**/*.test.ts',
  'examples/*/test/**/*.test.ts',
  'scripts/test/**/*.test.ts',
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    setupFiles: ['scripts/test/fuzzSeed.ts'],
    testTimeout: 120_000,
    // One more than the cores of a small machine: many tests wait for time to pass.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      { extends: true, test: { name: 'plain', include: PLAIN, isolate: false } },
    ],
  },
});
