// Starts a PostgreSQL for a run of tests, reports where it is, and removes it when the run has ended.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { REPORT, type Report } from './sharedPostgres.ts';

const [run, folder] = [Number(process.argv[2]), process.argv[3]!];
/** Milliseconds between looks at the run. */
const LOOK_EVERY = 200;

const isRunning = (): boolean => {
  try {
    process.kill(run, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const report = (told: Report): void => {
  writeFileSync(join(folder, 'unfinished'), JSON.stringify(told));
  renameSync(join(folder, 'unfinished'), join(folder, REPORT));
};

const start = async (): Promise<TestPostgres | undefined> => {
  try {
    const started = await startPostgres({ connections: 300 });
    report('missing' in started ? started : { url: started.url });
    return 'missing' in started ? undefined : started;
  } catch (error) {
    report({ failure: String(error) });
    return undefined;
  }
};

const signalled = new Promise<void>(resolve => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve());
});
const runEnds = async (): Promise<void> => {
  while (isRunning()) await new Promise(resolve => setTimeout(resolve, LOOK_EVERY));
};

const postgres = await start();
await Promise.race([signalled, runEnds()]);
await postgres?.remove();
rmSync(folder, { recursive: true, force: true });
process.exit();
