import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder with the built web app. */
export const webRoot = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@threefold/web/package.json')), 'dist');
