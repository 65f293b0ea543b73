import type { RestoreRefusal } from '@threefold-games/server';
import { Command, Option } from 'commander';
import { helpText, type Run } from '../command.ts';
import { type CommandFault, commandFault, EXIT, type ExitCode, systemFault } from '../faults.ts';
import { type Context, report, writeLine } from '../output.ts';

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
  const { backupToFile } = await import('@threefold-games/server');
  try {
    const written = await backupToFile({ file, data, ...databaseUrl() }, Date.now());
    if (!written.ok) return report(io, commandFault(catalogue, written.error));
    writeLine(io, `${file}: ${countsOf(written.value.rows)}.`);
    return EXIT.fine;
  } catch (error) {
    return report(io, systemFault(error, file));
  }
};

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
  const { restoreFromFile } = await import('@threefold-games/server');
  try {
    const restored = await restoreFromFile({ file, data, ...databaseUrl() }, Date.now());
    if (!restored.ok) return report(io, troubleOf(context, file, restored.error));
    const { at, rows } = restored.value;
    writeLine(io, `Restored ${countsOf(rows)}, as it was at ${new Date(at).toISOString()}.`);
    return EXIT.fine;
  } catch (error) {
    return report(io, systemFault(error, file));
  }
};

const troubleOf = ({ catalogue }: Context, file: string, refusal: RestoreRefusal): CommandFault => {
  if (refusal.kind === 'fault') return commandFault(catalogue, refusal.fault);
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

/** Where a server keeps its games unless told otherwise. */
const DATA_FOLDER = '.threefold';

export const dataOption = (): Option =>
  new Option('--data <folder>', 'the folder with the games and the secrets').default(DATA_FOLDER);

/** The PostgreSQL that the environment names, if any; it may hold a password, so it is no option. */
export const databaseUrl = (): { readonly databaseUrl?: string } => {
  const url = process.env.DATABASE_URL ?? '';
  return url === '' ? {} : { databaseUrl: url };
};

export const PLACE_HELP = `With DATABASE_URL in the environment the games are in that PostgreSQL, and the data folder holds the secrets alone.`;

/** What a backup holds, in words. */
const countsOf = ({ rooms = 0, persons = 0 }: Readonly<Record<string, number>>): string =>
  `${rooms} ${rooms === 1 ? 'game' : 'games'}, ${persons} ${persons === 1 ? 'player' : 'players'}`;
