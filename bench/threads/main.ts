// Measures what a second thread gives an analysis: `npm run bench:threads -- speed tzaar`; by counted simulations
// `npm run bench:threads -- match tzaar small 50 100` (the game, the net, simulations for each thread, games for each pair); by the clock
// `npm run bench:threads -- timed tzaar 300 100` (the game, milliseconds for each step, games for each pair, number of the first one).
import { playMatches } from './match.ts';
import { measureSpeed } from './speed.ts';
import { playTimed } from './timed.ts';

const [what, game = 'tzaar', ...more] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (what === 'match') {
  const [net = 'small', simulations = '50', games = '100'] = more;
  await playMatches(game, net === 'big' ? 'big' : 'small', Number(simulations), Number(games), say);
} else if (what === 'timed') {
  const [milliseconds = 300, games = 100, first = 0] = more.map(Number);
  await playTimed(game, { milliseconds, games, first }, say);
  process.exit();
} else await measureSpeed(game, say);
