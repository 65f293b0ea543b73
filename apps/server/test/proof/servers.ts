import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '../../src/index.ts';
import { TEST_LIMITS } from '../live/table.ts';
import { childEnvironment } from '../support/built.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The folders of a test, removed at its end. */
export class Folders {
  private readonly made: string[] = [];

  fresh(name: string): string {
    const folder = mkdtempSync(join(tmpdir(), `threefold-${name}-`));
    this.made.push(folder);
    return folder;
  }

  /** A web app as small as it gets. */
  root(): string {
    const root = this.fresh('root');
    mkdirSync(join(root, 'en'));
    for (const page of ['index.html', 'en/index.html']) writeFileSync(join(root, page), '<!doctype html>');
    return root;
  }

  remove(): void {
    for (const folder of this.made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export const optionsOf = (folders: Folders, more: Partial<ServerOptions> = {}): ServerOptions => ({
  root: folders.root(),
  data: folders.fresh('data'),
  port: 0,
  host: '127.0.0.1',
  limits: TEST_LIMITS,
  ...more,
});

const ENVIRONMENT = childEnvironment();

const running = new Set<ServerProcess>();

/** Ends what a failed test has left. */
export const killAll = async (): Promise<void> => {
  for (const server of running) await server.kill();
};

interface Launch {
  /** The file of another version of the server. */
  readonly code?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A server in a process of its own, which runs the build. */
export class ServerProcess {
  readonly port: number;
  private readonly options: ServerOptions;
  private readonly launch: Launch;
  private child: ChildProcess | undefined;

  /** @param options - With a port of its own, so that it is found again after it was killed. */
  constructor(options: ServerOptions, launch: Launch = {}) {
    this.options = options;
    this.port = options.port;
    this.launch = launch;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  start(): Promise<void> {
    const { code, env } = this.launch;
    const args = [join(HERE, 'serverChild.mjs'), JSON.stringify(this.options), ...(code ? [code] : [])];
    const child = spawn(process.execPath, args, {
      cwd: PROJECT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...ENVIRONMENT, ...env },
    });
    this.child = child;
    running.add(this);
    return new Promise((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** Stops the process where it stands, or lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(name);
  }

  /** As when the power fails: nothing is finished, nobody is told. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = undefined;
    running.delete(this);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
