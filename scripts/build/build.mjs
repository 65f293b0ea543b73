// Builds everything: the kernel and the rules in English, which the packages embed, nets and puzzles beside the built code, the
// packages themselves, and the web app.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const run = (script, ...args) => {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

run('scripts/build/kernel.mjs');
run('scripts/build/rulebooks.mjs');
for (const game of readdirSync(join(root, 'games')))
  for (const folder of ['bot/weights', 'puzzles']) {
    const files = join(root, 'games', game, folder);
    const built = join(root, 'games/dist', game, folder);
    // One that is gone or was renamed shall not be published.
    rmSync(built, { recursive: true, force: true });
    if (existsSync(files)) cpSync(files, built, { recursive: true });
  }
run('node_modules/typescript/bin/tsc', '-b', 'tsconfig.build.json');
run('packages/board/build/build.mjs');
run('apps/web/build/build.mjs');
