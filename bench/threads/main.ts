// Measures what a second thread gives an analysis: `npm run bench:threads -- speed tzaar`, and by counted simulations
// `npm run bench:threads -- match tzaar small 50 100` (the game, the net, simulations for each thread, games for each pair).
import { playMatches } from './match.ts';
import { measureSpeed } from './speed.ts';

const [what, game = 'tzaar', net = 'small', simulations = '50', games = '100'] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (what === 'match') await playMatches(game, net === 'big' ? 'big' : 'small', Number(simulations), Number(games), say);
else await measureSpeed(game, say);
