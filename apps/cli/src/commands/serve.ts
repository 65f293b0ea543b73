import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { helpText, type Run, wholeNumber } from '../command.ts';
import { commandFault, EXIT, type ExitCode } from '../faults.ts';
import type { Io } from '../io.ts';
import { type Context, report, writeLine } from '../output.ts';
import { databaseUrl, dataOption, PLACE_HELP } from './backup.ts';

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly url?: string;
  readonly proxy?: true;
  readonly log: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly metricsPort?: number;
  readonly metricsHost?: string;
  readonly open?: true;
}

/** What the server runs on. */
const versions = (version: string): string =>
  [`Threefold ${version}`, `Node ${process.versions.node}`, `SQLite ${process.versions.sqlite}`].join('\n');

export const serveCommand = (run: Run, version: string): Command =>
  new Command('serve')
    .description('serve the web app and the games that people play with each other')
    .option('--port <number>', 'the port; 0 takes any that is free', wholeNumber(0, 65535), 8080)
    .option('--host <address>', 'the address to listen on; 0.0.0.0 lets others on your network in', '127.0.0.1')
    .addOption(dataOption())
    .option('--url <address>', 'where people reach it, such as https://play.example.org')
    .option('--proxy', 'a reverse proxy stands before it: take its word for where people come from')
    .addOption(
      new Option('--log <level>', 'how much is logged, as lines of JSON on the standard error')
        .choices(['debug', 'info', 'warn', 'error', 'silent'])
        .default('warn'),
    )
    .option('--metrics-port <number>', 'a port for /metrics alone', wholeNumber(1, 65535))
    .option('--metrics-host <address>', 'the address that it listens on; 127.0.0.1 unless told otherwise')
    .option('--open', 'open the page in a browser')
    .version(versions(version), '-V, --version', 'print the versions of Threefold, Node and SQLite')
    .addHelpText(
      'after',
      helpText(
        `It serves until Ctrl-C. A data folder that is missing is made. ${PLACE_HELP} Whoever shows THREEFOLD_METRICS_TOKEN may read
/metrics; where it is not set, only --metrics-port shows them.`,
        'serve',
        'serve --port 3000 --host 0.0.0.0',
        'serve --url https://play.example.org --proxy --log info',
      ),
    )
    .action((options: ServeOptions) => run(context => serve(context, options)));

const serve = async ({ io, catalogue }: Context, options: ServeOptions): Promise<ExitCode> => {
  const { port, host, data, url, proxy, log, metricsPort, metricsHost, open } = options;
  const { THREEFOLD_METRICS_TOKEN: metricsToken } = process.env;
  // Loaded only when it is needed: no other command has to wait for it.
  const { openServer, spareMemory, webRoot } = await import('@threefold-games/server');
  spareMemory();
  const server = await openServer({
    root: webRoot(),
    port,
    host,
    data: resolve(data),
    log,
    trustProxy: proxy ?? false,
    ...databaseUrl(),
    ...(metricsToken ? { metricsToken } : {}),
    ...(metricsPort === undefined ? {} : { metricsPort }),
    ...(metricsHost === undefined ? {} : { metricsHost }),
    ...(url === undefined ? {} : { url }),
  });
  if (!server.ok) return report(io, commandFault(catalogue, server.error));
  const { url: here, close } = server.value;
  writeLine(io, `Threefold is at ${url ?? here} until you press Ctrl-C.`);
  if (open) openInBrowser(here);
  await stopped(io);
  await close();
  return EXIT.fine;
};

/** Resolves when somebody wants it to end; whoever insists is not kept waiting. */
const stopped = (io: Io): Promise<void> =>
  new Promise(resolve => {
    const stop = (): void => {
      release();
      process.off('SIGTERM', stop);
      resolve();
    };
    const release = io.onInterrupt(stop);
    process.on('SIGTERM', stop);
  });

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a page for the person in front of the machine. Where nobody can see one, nothing happens: the address has been printed. */
const openInBrowser = (url: string): void => {
  const { platform, env } = process;
  const opener = OPENERS[platform] ?? (env.DISPLAY || env.WAYLAND_DISPLAY ? (['xdg-open'] as const) : undefined);
  if (!opener || env.CI) return;
  const [command, ...args] = opener;
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
};
