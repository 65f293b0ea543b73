import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The long tests (perft rows above ten million leaves): `npm run test:deep`. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['games/test/**/*.deep.ts'], testTimeout: 3_600_000 },
});
