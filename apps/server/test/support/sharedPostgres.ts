import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';
import { type MissingPostgres, missingPostgres, type TestPostgres } from './postgres.ts';

/** Databases of one test file on the cluster that all files of a run share. Tests that stop a cluster start one with `startPostgres`. */
export type SharedPostgres = Pick<TestPostgres, 'url' | 'database' | 'remove'>;

/** What the keeper of the cluster writes into its folder: where the cluster is, or why there is none. */
export type Report = { readonly url: string } | MissingPostgres | { readonly failure: string };

export const REPORT = 'report.json';

const KEEPER = fileURLToPath(new URL('./postgresKeeper.ts', import.meta.url));
/** The process of the whole run, which starts the processes that test files run in. The cluster ends with it. */
const RUN = isMainThread ? process.ppid : process.pid;
const FOLDER = join(tmpdir(), `threefold-postgres-of-${RUN}`);
/** Milliseconds that a busy machine may take to make a cluster. */
const PATIENCE = 100_000;

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

const readReport = (): Report | undefined => {
  try {
    return JSON.parse(readFileSync(join(FOLDER, REPORT), 'utf8')) as Report;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Starts the keeper unless another test file has: making the folder is the lock. */
const startKeeper = (): void => {
  try {
    mkdirSync(FOLDER);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return;
    throw error;
  }
  // Detached: Ctrl-C ends the run, and the keeper then cleans up.
  spawn(process.execPath, [KEEPER, String(RUN), FOLDER], { detached: true, stdio: 'ignore' }).unref();
};

const reportOfKeeper = async (): Promise<Report> => {
  startKeeper();
  const end = Date.now() + PATIENCE;
  for (;;) {
    const report = readReport();
    if (report) return report;
    if (Date.now() > end) throw new Error(`PostgreSQL does not start. If no tests are running, remove ${FOLDER}.`);
    await new Promise(resolve => setTimeout(resolve, 25));
  }
};

/** Runs statements one by one. Databases cannot be made or dropped in a transaction. */
const execute = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

class Databases implements SharedPostgres {
  readonly url: string;
  private readonly cluster: string;
  private readonly names: string[] = [];

  private constructor(cluster: string, first: string) {
    this.cluster = cluster;
    this.url = this.urlOf(first);
  }

  static async on(cluster: string): Promise<Databases> {
    const name = freshName();
    const databases = new Databases(cluster, name);
    await databases.make(name);
    return databases;
  }

  async database(): Promise<string> {
    const name = freshName();
    await this.make(name);
    return this.urlOf(name);
  }

  async remove(): Promise<void> {
    await execute(
      this.cluster,
      this.names.splice(0).map(name => `drop database ${name} with (force)`),
    );
  }

  private async make(name: string): Promise<void> {
    this.names.push(name);
    await execute(this.cluster, [`create database ${name}`]);
  }

  private urlOf(name: string): string {
    return Object.assign(new URL(this.cluster), { pathname: name }).href;
  }
}

const freshName = (): string => `test_${randomBytes(8).toString('hex')}`;

/**
 * Databases on a cluster that the first test file starts, and that ends with the run. Gives the reason if PostgreSQL cannot run here; throws if
 * it has to (THREEFOLD_NEEDS_POSTGRES=1, or CI).
 */
export const sharedPostgres = async (): Promise<SharedPostgres | MissingPostgres> => {
  for (let tries = 1; ; tries += 1) {
    const report = await reportOfKeeper();
    if ('failure' in report) throw new Error(report.failure);
    if ('missing' in report) return missingPostgres(report.missing);
    try {
      return await Databases.on(report.url);
    } catch (error) {
      // A run that was killed with the number of this one left its report behind.
      if (tries > 1 || !isCode(error, 'ECONNREFUSED')) throw error;
      rmSync(FOLDER, { recursive: true, force: true });
    }
  }
};
