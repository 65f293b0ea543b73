import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('the reference says what the built types say, and they name and describe all that is public', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/docs/reference/write.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('');
});
