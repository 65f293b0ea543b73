import { Command, CommanderError } from 'commander';
import type { Catalogue } from './catalogue.ts';
import type { Run } from './command.ts';
import { adminCommand } from './commands/admin.ts';
import { analyseCommand } from './commands/analyse.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { convertCommand } from './commands/convert.ts';
import { drawCommand } from './commands/draw.ts';
import { engineCommand } from './commands/engine.ts';
import { frozenCommand } from './commands/frozen.ts';
import { gamesCommand } from './commands/games.ts';
import { learnCommand } from './commands/learn.ts';
import { legalCommand } from './commands/legal.ts';
import { lessonsCommand } from './commands/lessons.ts';
import { matchCommand } from './commands/match.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { puzzleCommand } from './commands/puzzle.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { randomCommand } from './commands/random.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { rulesCommand } from './commands/rules.ts';
import { selfplayCommand } from './commands/selfplay.ts';
import { serveCommand } from './commands/serve.ts';
import { startCommand } from './commands/start.ts';
import { strengthCommand } from './commands/strength.ts';
import { verifyCommand } from './commands/verify.ts';
import { EXIT, EXIT_HELP, type ExitCode, wrongUsage } from './faults.ts';
import type { Io } from './io.ts';
import { report } from './output.ts';

const COMMANDS = [
  serveCommand,
  backupCommand,
  restoreCommand,
  adminCommand,
  playCommand,
  learnCommand,
  puzzleCommand,
  gamesCommand,
  rulesCommand,
  lessonsCommand,
  puzzlesCommand,
  replayCommand,
  drawCommand,
  legalCommand,
  randomCommand,
  convertCommand,
  verifyCommand,
  analyseCommand,
  reviewCommand,
  startCommand,
  frozenCommand,
  matchCommand,
  selfplayCommand,
  engineCommand,
  perftCommand,
  strengthCommand,
  benchCommand,
];

/** Runs the command with these arguments and returns its exit code. Bad input never makes it throw. */
export const run = async (
  argv: readonly string[],
  io: Io,
  catalogue: Catalogue,
  version: string,
): Promise<ExitCode> => {
  let code: ExitCode = EXIT.fine;
  const work: Run = async todo => {
    code = await todo({ io, catalogue });
  };
  const program = new Command('threefold')
    .description('Play and study Talat, TZAAR and Taluva.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help; "threefold COMMAND --help" tells all about a command')
    .addHelpText('afterAll', `\n${EXIT_HELP}`)
    // So that a command can have a --version of its own.
    .enablePositionalOptions()
    .exitOverride()
    .configureHelp({ minWidthToWrap: 20 })
    .configureOutput({
      writeOut: text => io.write(text),
      writeErr: text => io.writeError(text),
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
      outputError: refuse(io, 'threefold'),
    });
  for (const create of COMMANDS) {
    const command = create(work, version).copyInheritedSettings(program).helpOption('-h, --help', 'print this help');
    program.addCommand(command.configureOutput({ outputError: refuse(io, `threefold ${command.name()}`) }));
    for (const part of command.commands)
      part
        .copyInheritedSettings(command)
        .helpOption('-h, --help', 'print this help')
        .configureOutput({ outputError: refuse(io, `threefold ${command.name()} ${part.name()}`) });
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    throw error;
  }
};

/** Tells what was wrong with the arguments, and whose help to read. */
const refuse = (io: Io, command: string) => (text: string) => {
  report(io, wrongUsage(sentence(text), `"${command} --help" shows what is possible.`));
};

/** Commander's message as a sentence of ours. */
const sentence = (text: string): string => {
  const bare = text
    .replace(/^error: /, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.?)]$/.test(bare) ? '' : '.'}`;
};
