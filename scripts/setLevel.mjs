// How many steps a player should notice to win a wanted share from a rival: for setting the levels that overlook.
//   node scripts/setLevel.mjs GAME EVALUATOR:SIMULATIONS RIVAL SHARE LOW HIGH [GAMES] [JOBS]
//   node scripts/setLevel.mjs tzaar small:1 level:3 0.69 10 60
// The looks between LOW and HIGH are tried coarsely, then finely around the best guess; the last line is the result.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [game, player, rival, wanted, low, high, games = '400', jobs = '2'] = process.argv.slice(2);
if (!high) {
  process.stderr.write('node scripts/setLevel.mjs GAME EVALUATOR:SIMULATIONS RIVAL SHARE LOW HIGH [GAMES] [JOBS]\n');
  process.exit(2);
}
const program = fileURLToPath(new URL('../apps/cli/bin/threefold.js', import.meta.url));
const logit = share => Math.log(share / (1 - share));
const rounded = looks => Number(looks.toPrecision(2));
/** What was played: the looks and the points that they made. */
const tried = [];

const play = looks => {
  const seed = `looks ${tried.length}`;
  const common = ['--game', game, '--seats', '2', '--games', games, '--jobs', jobs, '--seed', seed, '--json'];
  const { stdout, status } = spawnSync(process.execPath, [program, 'match', `${player}:${looks}`, rival, ...common], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  const { score } = JSON.parse(stdout).players[0];
  tried.push({ looks, score });
  process.stdout.write(`${game} ${player}:${looks} against ${rival}: ${(100 * score).toFixed(1)} %\n`);
};

/** Where the line through what was played, share by logarithm of the looks, has the wanted share; the nearer, the more it counts. */
const guess = () => {
  const points = tried.map(({ looks, score }) => {
    const y = logit(Math.min(0.98, Math.max(0.02, score)));
    return { x: Math.log(looks), y, weight: 1 / (0.1 + (y - logit(Number(wanted))) ** 2) };
  });
  const mean = of => points.reduce((sum, point) => sum + point.weight * of(point), 0);
  const all = mean(() => 1);
  const x = mean(point => point.x) / all;
  const y = mean(point => point.y) / all;
  const slope = mean(point => (point.x - x) * (point.y - y)) / mean(point => (point.x - x) ** 2);
  const best = x + (logit(Number(wanted)) - y) / slope;
  return Math.exp(Math.min(Math.log(Number(high)), Math.max(Math.log(Number(low)), best)));
};

for (let i = 0; i < 4; i++) play(rounded(Number(low) * (Number(high) / Number(low)) ** (i / 3)));
for (const factor of [1, 0.8, 1.25]) play(rounded(factor * guess()));
process.stdout.write(`${rounded(guess())}\n`);
