// Checks a Node version against the `engines` range. Runs on any Node that loads ES modules, to be able to say that it is too old.
import { readFileSync } from 'node:fs';

/** The range of package.json, such as `^22.22.3 || ^24.15.0 || >=26.0.0`: the first release of each line with a safe SQLite. */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Whether a version is in a range of `^` and `>=` terms. */
export const satisfies = (version, range = engines.node) => {
  const [major, minor, patch] = version.replace(/^v/, '').split(/[.-]/).map(Number);
  return range.split('||').some(term => {
    const [operator, ...numbers] = term
      .trim()
      .match(/^(\^|>=)(\d+)\.(\d+)\.(\d+)$/)
      .slice(1);
    const [leastMajor, leastMinor, leastPatch] = numbers.map(Number);
    if (operator === '>=' && major > leastMajor) return true;
    return major === leastMajor && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
  });
};

export const supportedRange = engines.node;
