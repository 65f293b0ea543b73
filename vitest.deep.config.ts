import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The long tests (perft rows above ten million leaves): `npm run test:deep`. */
export default mergeConfig(base, {
  test: { include: ['games/test/**/*.deep.ts'], passWithNoTests: false, testTimeout: 3_600_000 },
});
