import { createRequire } from 'node:module';
import { loadBot } from '@threefold-games/catalogue';
import { Command } from 'commander';
import { around, openEvaluator } from '../bots.ts';
import { helpText, type Run } from '../command.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { readLines } from '../io.ts';
import { type Context, writeLine } from '../output.ts';

const { version } = createRequire(import.meta.url)('../../package.json') as { readonly version: string };

export const engineCommand = (run: Run): Command =>
  new Command('engine')
    .description('think for another program: lines in, lines out')
    .option('--seed <text>', 'what is left to chance follows from it', '1')
    .addHelpText(
      'after',
      helpText(
        `The protocol is told in docs/protocol.md. In short: "game GAME", "position start", "go simulations 200", and "bestturn ..." comes.`,
        'engine',
        'match net cmd:"threefold engine" --game tzaar',
      ),
    )
    .action(({ seed }: { readonly seed: string }) => run(context => converse(context, seed)));

const converse = async ({ io, catalogue }: Context, seed: string): Promise<ExitCode> => {
  // Loaded only when it is needed: no other command has to wait for it.
  const { EngineProtocol } = await import('../engine/protocol.ts');
  const send = (line: string): void => writeLine(io, line);
  const protocol = new EngineProtocol({ catalogue, around, version, seed, loadBot, openEvaluator, send });
  for await (const line of readLines(io.stdin)) {
    protocol.take(line);
    if (protocol.over) break;
    await io.drained();
  }
  await protocol.end();
  return EXIT.fine;
};
