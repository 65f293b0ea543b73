// How many steps a player should notice to win a wanted share from a rival: for setting the levels that overlook.
//   node scripts/research/setLevel.mjs GAME EVALUATOR:SIMULATIONS RIVAL SHARE LOW HIGH [GAMES] [JOBS]
//   node scripts/research/setLevel.mjs tzaar small:1 level:3 0.69 10 60
// The looks between LOW and HIGH are tried coarsely, then finely around the best guess; the last line is the result.
import { playMatch } from './match.mjs';

const [game, player, rival, ...numbers] = process.argv.slice(2);
const [wanted, low, high, games = 400, jobs = 2] = numbers.map(Number);
if (!(wanted > 0 && wanted < 1 && low > 0 && high > low)) {
  process.stderr.write(
    'node scripts/research/setLevel.mjs GAME EVALUATOR:SIMULATIONS RIVAL SHARE LOW HIGH [GAMES] [JOBS]\n',
  );
  process.exit(2);
}
const logit = share => Math.log(share / (1 - share));
const rounded = looks => Number(looks.toPrecision(2));
/** What was played: the looks, and the share that they won. */
const tried = [];

const play = looks => {
  const players = [`${player}:${looks}`, rival];
  const { score } = playMatch({ game, players, games, jobs, seed: `looks ${tried.length}` }).players[0];
  tried.push({ looks, score });
  process.stdout.write(`${game} ${player}:${looks} against ${rival}: ${(100 * score).toFixed(1)} %\n`);
};

/** Where the line through what was played, share by logarithm of the looks, has the wanted share; the nearer, the more it counts. */
const guess = () => {
  const points = tried.map(({ looks, score }) => {
    const y = logit(Math.min(0.98, Math.max(0.02, score)));
    return { x: Math.log(looks), y, weight: 1 / (0.1 + (y - logit(wanted)) ** 2) };
  });
  const sum = of => points.reduce((all, point) => all + point.weight * of(point), 0);
  const all = sum(() => 1);
  const x = sum(point => point.x) / all;
  const y = sum(point => point.y) / all;
  const slope = sum(point => (point.x - x) * (point.y - y)) / sum(point => (point.x - x) ** 2);
  const best = x + (logit(wanted) - y) / slope;
  return Math.min(high, Math.max(low, Math.exp(best)));
};

for (let i = 0; i < 4; i++) play(rounded(low * (high / low) ** (i / 3)));
for (const factor of [1, 0.8, 1.25]) play(rounded(factor * guess()));
process.stdout.write(`${rounded(guess())}\n`);
