import { CHANCE, legalActions, NOBODY } from '@threefold-games/core';
import { Command } from 'commander';
import { helpText, type Run } from '../command.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { type Context, report, writeJson, writeLine } from '../output.ts';
import { lastReplay } from '../readRecords.ts';

export const legalCommand = (run: Run): Command =>
  new Command('legal')
    .description('list the legal steps at the end of a record')
    .argument('<file>', 'the file (of several records the last counts); - is standard input')
    .option('--json', 'one line of JSON instead')
    .addHelpText(
      'after',
      helpText(
        `The line of JSON is {"game", "position", "actor", "legal": [...]}: actor is a seat, "chance", or null at the end; position is the
text that "threefold perft --position" takes.`,
        'legal game.txt',
        'legal --json game.txt',
      ),
    )
    .action((file: string, { json }: { json?: true }) => run(context => listLegal(context, file, json === true)));

const listLegal = async (context: Context, file: string, json: boolean): Promise<ExitCode> => {
  const { io } = context;
  const last = await lastReplay(context, file);
  if (!last.ok) return report(io, last.error);
  const { game, position } = last.value.replay.history;
  const { actor } = position;
  const steps = legalActions(game, position).map(action => position.format(action));
  if (json) {
    writeJson(io, {
      game: game.id,
      position: position.encode(),
      actor: actor === CHANCE ? 'chance' : actor === NOBODY ? null : actor,
      legal: steps,
    });
  } else for (const step of steps) writeLine(io, step);
  return EXIT.fine;
};
