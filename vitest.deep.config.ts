import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

const { projects: _, ...usual } = base.test!;

/** All tests with their deep amounts, and the ones that have no usual amount (`*.deep.ts`): `npm run test:deep` runs them in parts. */
export default defineConfig({
  ...base,
  test: {
    ...usual,
    include: ['packages', 'games', 'library', 'bench', 'apps', 'scripts'].map(
      folder => `${folder}/**/*.{test,deep}.ts`,
    ),
    env: { THREEFOLD_DEEP: '1' },
    testTimeout: 3_600_000,
  },
});
