import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/server.ts';
import type { Balancer } from './balancer.ts';
import type { Folders } from './servers.ts';
import { sleep } from './tables.ts';

/** A balancer that others have written, with the configuration that docs/hosting.md shows. */
interface Program {
  readonly name: string;
  readonly version: readonly string[];
  /** Its arguments, after its configuration was written into a folder. */
  readonly configure: (folder: string, port: number) => readonly string[];
}

const HOSTING = readFileSync(fileURLToPath(new URL('../../../../docs/hosting.md', import.meta.url)), 'utf8');

/** The part of the page in code that begins so. */
const shown = (beginning: string): string => {
  const from = HOSTING.indexOf(`\`\`\`${beginning}`);
  if (from === -1) throw new Error(`docs/hosting.md does not show ${beginning}`);
  return HOSTING.slice(HOSTING.indexOf('\n', from), HOSTING.indexOf('\n```', from));
};

const write = (folder: string, name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const nginx = (folder: string, port: number): readonly string[] => {
  const [processes, location] = shown('nginx\n# What belongs').split('# in its location:') as [string, string];
  const server = shown('nginx\nmap')
    .replace(/listen .*/, `listen 127.0.0.1:${port};`)
    .replaceAll(/ssl_certificate.*/g, '')
    .replace(/proxy_pass .*/, `proxy_pass http://threefold;${location}`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`,
  );
  const text = `daemon off; pid ${folder}/pid; events { worker_connections 1024; }
    http { access_log off; ${places.join(' ')} ${processes} ${server} }`;
  return ['-e', join(folder, 'log'), '-c', write(folder, 'nginx.conf', text)];
};

const haproxy = (folder: string, port: number): readonly string[] => [
  '-db',
  '-f',
  write(folder, 'haproxy.cfg', `${shown('\nfrontend').replace(/bind .*/, `bind 127.0.0.1:${port}`)}\n`),
];

const caddy = (folder: string, port: number): readonly string[] => {
  const site = shown('\nplay.example.org {\n\treverse_proxy 127.0.0.1:8081').replace(
    'play.example.org',
    `http://:${port}`,
  );
  return ['run', '--adapter', 'caddyfile', '--config', write(folder, 'Caddyfile', `{\n\tadmin off\n}\n${site}\n`)];
};

const PROGRAMS: readonly Program[] = [
  { name: 'nginx', version: ['-v'], configure: nginx },
  { name: 'haproxy', version: ['-v'], configure: haproxy },
  { name: 'caddy', version: ['version'], configure: caddy },
];

/** Those that are on this machine. */
export const installed = (
  folders: Folders,
): readonly { readonly name: string; readonly before: (ports: readonly number[]) => Promise<Balancer> }[] =>
  PROGRAMS.filter(({ name, version }) => spawnSync(name, version).status === 0).map(program => ({
    name: program.name,
    before: ports => start(program, folders.fresh(program.name), ports),
  }));

const start = async ({ name, configure }: Program, folder: string, ports: readonly number[]): Promise<Balancer> => {
  const port = await freePort('127.0.0.1');
  const args = configure(folder, port);
  const file = args.at(-1)!;
  const text = ports.reduce(
    (before, to, n) => before.replaceAll(`127.0.0.1:808${n + 1}`, `127.0.0.1:${to}`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
  const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await answers(port))) await sleep(20);
  return { port, close: () => end(child) };
};

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.end();
  });

const end = async (child: ChildProcess): Promise<void> => {
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
};
