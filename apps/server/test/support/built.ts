import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../../../scripts/ready.mjs';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/threefold-compiled', import.meta.url));

/**
 * The environment of a child process that runs the build. Fails if the build is not that of the sources; `npm test` and `npm run unit` build
 * what is stale. Node remembers the compiled code, which is half of what a start costs; a child that will be killed has to flush it.
 */
export const childEnvironment = (): NodeJS.ProcessEnv => {
  if (!isBuilt()) throw new Error('The build is older than the sources. Run "npm run build", then the test again.');
  return { ...process.env, NODE_COMPILE_CACHE: CACHE };
};
