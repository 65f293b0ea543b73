// Plays a match with the built command line, and gives what it says of it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../apps/cli/bin/threefold.js', import.meta.url));

/** Two players at two seats; `more` are further words of `threefold match`. */
export const playMatch = ({ game, players, games, jobs, seed }, ...more) => {
  const words = [
    '--game',
    game,
    '--seats',
    '2',
    '--games',
    String(games),
    '--jobs',
    String(jobs),
    '--seed',
    seed,
    '--json',
  ];
  const { stdout, status } = spawnSync(process.execPath, [program, 'match', ...players, ...words, ...more], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
};
