import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Why the Python here cannot run the tests; nothing where it can. */
const unfit = (): string | undefined => {
  const { error, stdout } = spawnSync('python3', ['-c', 'import sys; print(*sys.version_info[:2])'], {
    encoding: 'utf8',
  });
  if (error) return 'there is no python3';
  const [major = 0, minor = 0] = stdout.trim().split(' ').map(Number);
  return major === 3 && minor >= 9 ? undefined : `Python ${major}.${minor} is older than 3.9`;
};

/** The command line of the built engine, which starts faster than the sources: the tests start it many times. */
const ENGINE = [process.execPath, `${root}apps/cli/bin/threefold.js`, 'engine'].map(word => `'${word}'`).join(' ');

const unittest = (): Promise<{ readonly code: number | null; readonly text: string }> =>
  new Promise(resolve => {
    const child = spawn('python3', ['-B', '-m', 'unittest', 'discover', '-t', 'python', '-s', 'python/tests'], {
      cwd: root,
      env: { ...process.env, THREEFOLD_ENGINE: ENGINE },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
    child.on('close', code => resolve({ code, text }));
  });

const why = unfit();

it.skipIf(why)(`the tests of python/ pass${why === undefined ? '' : ` (skipped: ${why})`}`, async () => {
  const { code, text } = await unittest();
  expect([code, text]).toEqual([0, expect.stringMatching(/\nOK\n$/)]);
});
