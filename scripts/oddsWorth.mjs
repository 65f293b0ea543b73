// What the odds of a game are worth: the share that whoever has them wins from an equal player, over both seats, and its rating.
//   node scripts/oddsWorth.mjs GAME PLAYER PLAYER [GAMES] [JOBS]
// The two players should be about equal and not the same, which would play each game twice: net:64 and net:60.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [game, first, second, games = '200', jobs = '2'] = process.argv.slice(2);
if (!second) {
  process.stderr.write('node scripts/oddsWorth.mjs GAME PLAYER PLAYER [GAMES] [JOBS]\n');
  process.exit(2);
}
const program = fileURLToPath(new URL('../apps/cli/bin/threefold.js', import.meta.url));

/** What a seat wins of so many games with these odds. */
const shareOf = (seat, step) => {
  const odds = step === 0 ? [] : ['--option', `odds=seat${seat}step${step}`];
  const common = ['--game', game, '--seats', '2', '--games', games, '--jobs', jobs, '--seed', `odds${step}`, '--json'];
  const { stdout, status } = spawnSync(process.execPath, [program, 'match', first, second, ...common, ...odds], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout).seatShares[seat];
};

process.stdout.write(`${game}, ${first} against ${second}, ${games} games for each seat and step\n`);
for (const step of [0, 1, 2, 3]) {
  const shares = [0, 1].map(seat => shareOf(seat, step));
  const share = (shares[0] + shares[1]) / 2;
  const error = 1.96 * Math.sqrt((share * (1 - share)) / (2 * Number(games)));
  const elo = Math.round(400 * Math.log10(share / (1 - share)));
  const each = shares.map(part => `${(100 * part).toFixed(0)} %`).join(' and ');
  process.stdout.write(
    `step ${step}: ${(100 * share).toFixed(1)} +- ${(100 * error).toFixed(1)} % (${each}), ${elo} Elo\n`,
  );
}
