import { defineConfig } from 'vitest/config';

/** Tests run the sources, not the build. */
const conditions = ['threefold-source', 'node'];

/** Most tests: files share a process, since reading the sources anew for each of them took half of the time. Servers have ports, folders and time of their own. */
const PLAIN = [
  'packages/*/test/**/*.test.ts',
  'games/*/test/**/*.test.ts',
  'library/*/test/**/*.test.ts',
  'bench/test/**/*.test.ts',
  'apps/*/test/**/*.test.ts',
];
/** Tests that change what others share: each file has a process of its own. */
const ALONE = ['examples/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'];
/** What is about the packages as they are published: `npm run test:packages`. They pack, install and compile, each in a process of its own. */
const PACKAGES = ['scripts/test/{packed,codeBlocks,python,reference,runtime}.test.ts', 'bench/test/native.test.ts'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    setupFiles: [
      'scripts/test/provideGames.ts',
      'scripts/test/fuzzSeed.ts',
      'scripts/test/restoreGlobals.ts',
      'scripts/test/costs/unitSetup.ts',
    ],
    reporters: ['default', './scripts/test/costs/vitestReporter.mjs'],
    testTimeout: 120_000,
    // Some remove whole installations, which takes long on a slow disk.
    hookTimeout: 120_000,
    // One more than the cores of a small machine: many tests wait for time to pass.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE, exclude: PACKAGES } },
      { extends: true, test: { name: 'plain', include: PLAIN, exclude: PACKAGES, isolate: false } },
      { extends: true, test: { name: 'packages', include: PACKAGES } },
    ],
  },
});
