// The yardstick: boardgame.io's master, installed for this run alone into a temporary folder.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('./yardstick/', import.meta.url));

/** Moves a CPU-second over so many matches of a toy game, or why it could not be measured. */
export const boardgameYardstick = matches => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-yardstick-'));
  try {
    cpSync(SOURCE, folder, { recursive: true });
    const flags = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    const installed = spawnSync('npm', flags, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
    if (installed.status !== 0) return `it could not be installed: ${installed.stderr.trim().split('\n').at(-1)}`;
    const played = spawnSync(process.execPath, ['master.cjs', String(matches)], { cwd: folder, encoding: 'utf8' });
    return played.status === 0 ? Number(played.stdout) : played.stderr.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
