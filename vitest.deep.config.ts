import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

const { projects: _, ...usual } = base.test!;

/** The long tests (perft rows above ten million leaves, many more random games and seeds): `npm run test:deep`. */
export default defineConfig({
  ...base,
  test: {
    ...usual,
    include: [
      'games/test/**/*.deep.ts',
      'games/test/conformance.test.ts',
      'games/*/test/referee.test.ts',
      'games/test/puzzles.test.ts',
      'apps/cli/test/**/*.deep.ts',
      'apps/server/test/proof/**/*.test.ts',
      'scripts/test/codeBlocks.test.ts',
    ],
    env: { THREEFOLD_DEEP: '1' },
    testTimeout: 3_600_000,
  },
});
