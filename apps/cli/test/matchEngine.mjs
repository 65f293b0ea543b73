// A program that speaks the protocol up to its first turn, and misbehaves there as its argument says.
import { createInterface } from 'node:readline';

const [how] = process.argv.slice(2);

const misbehave = () => {
  if (how === 'crash') {
    process.stderr.write('out of ideas\n');
    process.exit(7);
  } else if (how === 'illegal') process.stdout.write('bestturn A1xI9\n');
  else if (how === 'half') process.stdout.write('bestturn\n');
  else if (how === 'complain') process.stdout.write('error engine.tired I am tired.\n');
};

for await (const line of createInterface({ input: process.stdin })) {
  if (how === 'mute') continue;
  if (line === 'threefold') process.stdout.write('ready\n');
  else if (line === 'isready') process.stdout.write('readyok\n');
  else if (line.startsWith('go ')) misbehave();
}
