// Runs a command with a Node that is new enough, after installing and building what is missing: `node scripts/run.mjs COMMAND ...`.
// Every script in package.json starts here, so that `npm start` and `npm test` work on a machine with an older Node.
import { ready } from './ready.mjs';
import { runProgram } from './runtime.mjs';

const [command, ...args] = process.argv.slice(2);
ready();
process.exitCode = await runProgram(command, args);
