// What publint and "Are the types wrong?" say about the tarballs.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../stage.mjs';

const faultsOfPublint = async ({ name, tarball, manifest }) => {
  const bytes = readFileSync(tarball);
  const { messages } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true,
  });
  return messages.map(message => `${name}: publint: ${formatMessage(message, manifest, { color: false })}`);
};

/** Exports that are no modules: the rules as text, and the manifest. */
const isModule = target => typeof target === 'object';

const faultsOfAttw = async ({ name, tarball, manifest }) => {
  const exports = Object.entries(manifest.exports ?? {});
  // A command and built files have no types that anybody could import.
  if (!exports.some(([, target]) => isModule(target))) return [];
  const others = exports.filter(([, target]) => !isModule(target)).map(([path]) => path);
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const args = [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'];
  if (others.length > 0) args.push('--exclude-entrypoints', ...others);
  return promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 26 }).then(
    () => [],
    ({ stdout, stderr }) => [`${name}: attw:\n${stdout}${stderr}`],
  );
};

/** What is wrong with the exports of a packed package, for those who import it in any way that ESM knows. */
export const faultsOfExports = async packed => [...(await faultsOfPublint(packed)), ...(await faultsOfAttw(packed))];
