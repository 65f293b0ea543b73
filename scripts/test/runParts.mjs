// Runs named parts of a check one after the other, and shows how long each took.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Minutes and seconds, such as `3:07`. */
export const clock = seconds => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Runs a command line of the project, with the programs of node_modules/.bin, and returns its exit code. */
export const runCommand = ([program, ...args], env = {}) =>
  new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', error => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(127);
    });
    child.on('close', code => resolve(code ?? 1));
  });

/**
 * Runs `{ name, commands }` in order. The commands of a part run one after the other, parts in one array at the same time.
 * Stops after the first that fails. Returns a row for each part that ran.
 */
export const runParts = async (parts, env) => {
  const rows = [];
  for (const together of parts.map(part => [part].flat())) {
    await Promise.all(
      together.map(async ({ name, commands, env: own }) => {
        const begin = performance.now();
        let code = 0;
        for (const command of commands) if (code === 0) code = await runCommand(command, { ...env, ...own });
        rows.push({ name, seconds: (performance.now() - begin) / 1000, code });
      }),
    );
    if (rows.some(({ code }) => code !== 0)) break;
  }
  return rows;
};

/** Prints the time of each part. */
export const showTimes = rows => {
  const width = Math.max(...rows.map(({ name }) => name.length), 'total'.length);
  process.stdout.write('\n');
  for (const { name, seconds, code } of rows)
    process.stdout.write(`  ${name.padEnd(width)}  ${clock(seconds).padStart(6)}${code === 0 ? '' : '  failed'}\n`);
};
