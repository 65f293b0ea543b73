import type { RestoreRefusal } from '@threefold/server';
import { Command } from 'commander';
import { helpText, type Run } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Context, report, writeLine } from '../output.ts';
import { countsOf, databaseUrl, dataOption, PLACE_HELP } from '../storePlace.ts';
import { fromFault, fromSystem, type Trouble } from '../trouble.ts';

interface RestoreOptions {
  readonly data: string;
}

export const restoreCommand = (run: Run): Command =>
  new Command('restore')
    .description('fill an empty database from a backup')
    .argument('<file>', 'what "threefold backup" wrote')
    .addOption(dataOption())
    .addHelpText(
      'after',
      helpText(
        `All of it is restored, or nothing; nothing is overwritten, and no server may be running on the data folder. A backup of an older
version is brought forward. No clock counts the time since the backup was made.

${PLACE_HELP}`,
        'restore games.backup --data /var/lib/threefold',
        'restore games.backup',
      ),
    )
    .action((file: string, { data }: RestoreOptions) => run(context => restore(context, file, data)));

const restore = async (context: Context, file: string, data: string): Promise<ExitCode> => {
  const { io } = context;
  const { restoreFromFile } = await import('@threefold/server');
  try {
    const restored = await restoreFromFile({ file, data, ...databaseUrl() }, Date.now());
    if (!restored.ok) return report(io, troubleOf(context, file, restored.refusal));
    const { at, rows } = restored.value;
    writeLine(io, `Restored ${countsOf(rows)}, as it was at ${new Date(at).toISOString()}.`);
    return EXIT.fine;
  } catch (error) {
    return report(io, fromSystem(error, file));
  }
};

const troubleOf = ({ catalogue }: Context, file: string, refusal: RestoreRefusal): Trouble => {
  if (refusal.kind === 'fault') return fromFault(catalogue, refusal.fault);
  if (refusal.kind === 'used') {
    return {
      code: 'file.exists',
      sentence: 'The database is not empty.',
      hint: 'Choose a new folder with --data, or an empty database; nothing is overwritten.',
      exit: EXIT.refused,
    };
  }
  return {
    code: 'file.broken',
    sentence: `${file}, line ${refusal.line}: This is not a whole backup.`,
    hint: 'Nothing was restored. Take another copy of it, or an older backup.',
    exit: EXIT.refused,
  };
};
