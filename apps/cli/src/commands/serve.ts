import { Command } from 'commander';
import { helpText, type Run, wholeNumber } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { openInBrowser } from '../openInBrowser.ts';
import { type Context, report, writeLine } from '../output.ts';
import { fromFault } from '../trouble.ts';

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly open?: true;
}

export const serveCommand = (run: Run): Command =>
  new Command('serve')
    .description('serve the web app')
    .option('--port <number>', 'the port; 0 takes any that is free', wholeNumber(0, 65535), 8080)
    .option('--host <address>', 'the address to listen on; 0.0.0.0 lets others on your network in', '127.0.0.1')
    .option('--open', 'open the page in a browser')
    .addHelpText('after', helpText('It serves until Ctrl-C.', 'serve', 'serve --port 3000 --host 0.0.0.0'))
    .action((options: ServeOptions) => run(context => serve(context, options)));

const serve = async ({ io, catalogue }: Context, { port, host, open }: ServeOptions): Promise<ExitCode> => {
  // Loaded only when it is needed: no other command has to wait for it.
  const { openServer, webRoot } = await import('@threefold/server');
  const server = await openServer({ root: webRoot(), port, host });
  if (!server.ok) return report(io, fromFault(catalogue, server.error));
  const { url, close } = server.value;
  writeLine(io, `Threefold is at ${url} until you press Ctrl-C.`);
  if (open) openInBrowser(url);
  await new Promise<void>(resolve => io.onInterrupt(resolve));
  await close();
  return EXIT.fine;
};
