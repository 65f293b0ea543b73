import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';

/** What goes wrong where somebody plays and serves with the `threefold` that is installed in a folder. */
export const faultsOfCommand = async (folder, version) => {
  const faults = [];
  const run = (args, input) =>
    spawnSync(npx, ['--no', '--', 'threefold', ...args], { cwd: folder, encoding: 'utf8', input });
  const told = run(['--version']);
  if (told.stdout.trim() !== version) faults.push(`threefold --version says ${told.stdout}${told.stderr}`);
  const played = run(
    ['play', 'tzaar', '--option', 'setup=fixed', '--seat', 'me', '--seat', 'bot:4', '--plain'],
    'D3xC3\nquit\n',
  );
  if (played.status !== 0 || !/^2\. \S+x\S+/m.test(played.stdout))
    faults.push(`threefold play tzaar: ${played.stdout}${played.stderr}`);
  faults.push(...(await faultsOfServer(folder)));
  return faults;
};

/** The pages and answers that show whether all of it is there: the app, its files, a bot's rules, and a picture. */
const ASKED = [
  ['/en/', 'text/html', /<title>/],
  ['/manifest.webmanifest', 'application/manifest+json', /Threefold/],
  ['/healthz', 'application/json', /true/],
  ['/api/picture/site.png', 'image/png', /PNG/],
];

const faultsOfServer = async folder => {
  // Not by npx, which keeps a signal to itself.
  const command = join(folder, 'node_modules/threefold/bin/threefold.js');
  const args = [command, 'serve', '--port', '0', '--data', join(folder, 'data')];
  const server = spawn(process.execPath, args, { cwd: folder });
  const errors = [];
  server.stderr.on('data', chunk => errors.push(String(chunk)));
  try {
    const url = await addressOf(server);
    if (url === undefined) return [`threefold serve does not start: ${errors.join('')}`];
    const faults = [];
    for (const [path, type, contents] of ASKED) {
      const answer = await fetch(new URL(path, url));
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith(type) || !contents.test(text))
        faults.push(`threefold serve answers ${answer.status} ${answer.headers.get('content-type')} for ${path}`);
    }
    return faults;
  } finally {
    server.kill('SIGINT');
    await new Promise(resolve => (server.exitCode === null ? server.once('close', resolve) : resolve()));
  }
};

/** Where a server says that it is; undefined when it ends before. */
const addressOf = server =>
  new Promise(resolve => {
    createInterface({ input: server.stdout }).on('line', line => {
      const url = /http:\/\/\S+/.exec(line)?.[0];
      if (url) resolve(url);
    });
    server.once('close', () => resolve(undefined));
  });
