import { isBuilt } from '../../../../scripts/ready.mjs';

/** Makes sure that a child process, which runs the build, runs what the sources say. `npm test` and `npm run unit` build what is stale. */
export const requireBuild = (): void => {
  if (!isBuilt()) throw new Error('The build is older than the sources. Run "npm run build", then the test again.');
};
