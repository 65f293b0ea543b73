import { Command } from 'commander';
import { helpText, type Run } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Context, report, writeLine } from '../output.ts';
import { countsOf, databaseUrl, dataOption, PLACE_HELP } from '../storePlace.ts';
import { fromFault, fromSystem } from '../trouble.ts';

interface BackupOptions {
  readonly data: string;
}

export const backupCommand = (run: Run): Command =>
  new Command('backup')
    .description('write everything that a server keeps into a file')
    .argument('<file>', 'the file; it must not be there yet')
    .addOption(dataOption())
    .addHelpText(
      'after',
      helpText(
        `Servers may go on meanwhile: the file holds everything as it was at one moment. It fits a data folder and a PostgreSQL alike, so
"backup" and "restore" also move a server from one to the other. Whoever has the file can act for your players: keep it safe.

${PLACE_HELP}`,
        'backup games.backup',
        'backup "games-$(date +%F).backup" --data /var/lib/threefold',
      ),
    )
    .action((file: string, { data }: BackupOptions) => run(context => backup(context, file, data)));

const backup = async ({ io, catalogue }: Context, file: string, data: string): Promise<ExitCode> => {
  // Loaded only when it is needed: no other command has to wait for it.
  const { backupToFile } = await import('@threefold/server');
  try {
    const written = await backupToFile({ file, data, ...databaseUrl() }, Date.now());
    if (!written.ok) return report(io, fromFault(catalogue, written.error));
    writeLine(io, `${file}: ${countsOf(written.value.rows)}.`);
    return EXIT.fine;
  } catch (error) {
    return report(io, fromSystem(error, file));
  }
};
