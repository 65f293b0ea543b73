// Builds everything: the kernel and the rules in English, which the packages embed, nets and puzzles beside the built code, the
// packages themselves, and the web app.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const run = (script, ...args) => {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

// After a change of what a project consists of, its old output would stay and be published.
const config = 'tsconfig.build.json';
for (const { path } of JSON.parse(readFileSync(join(root, config), 'utf8')).references) {
  const built = join(root, dirname(path), 'dist');
  const info = statSync(join(built, '.tsbuildinfo'), { throwIfNoEntry: false });
  if (info && info.mtimeMs < statSync(join(root, path)).mtimeMs) rmSync(built, { recursive: true });
}
run('scripts/build/kernel.mjs');
run('scripts/build/rulebooks.mjs');
/** Files beside the code, by the package that has them. */
const ASSETS = {
  'bot/weights': 'library/bots/dist/games',
  puzzles: 'library/catalogue/dist/games',
  'RULES.md': 'library/games/dist',
};
for (const game of readdirSync(join(root, 'games')))
  for (const [path, owner] of Object.entries(ASSETS)) {
    const files = join(root, 'games', game, path);
    const built = join(root, owner, game, path);
    // One that is gone or was renamed shall not be published.
    rmSync(built, { recursive: true, force: true });
    if (existsSync(files)) cpSync(files, built, { recursive: true });
  }
run('node_modules/typescript/bin/tsc', '-b', config);
run('library/board/build/build.mjs');
run('apps/web/build/build.mjs');
