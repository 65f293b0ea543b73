import {
  fail,
  formatRecord,
  type GameRecord,
  ok,
  quote,
  type Result,
  replay,
  rewriteRecord,
  tagValue,
} from '@threefold-games/core';
import { Command } from 'commander';
import { examples, type Run } from '../command.ts';
import { commandFault, EXIT, type ExitCode, systemFault, wrongUsage } from '../faults.ts';
import { type Context, report } from '../output.ts';
import { readRecords } from '../readRecords.ts';

interface ConvertOptions {
  readonly to: string;
  readonly out?: string;
}

/** The name of our own format. */
const OURS = 'record';

export const convertCommand = (run: Run): Command =>
  new Command('convert')
    .description('write the records of a file in another format; "games" lists the formats')
    .argument('<file>', 'a file of ours or in a foreign format; - is standard input')
    .requiredOption('--to <format>', `the name of a format, "${OURS}" for ours`)
    .option('--out <file>', 'a new file to write to (default: standard output)')
    .addHelpText('after', examples('convert game.txt --to littlegolem', 'convert lg.txt --to record --out game.txt'))
    .action((file: string, options: ConvertOptions) => run(context => convert(context, file, options)));

const convert = async (context: Context, file: string, { to, out }: ConvertOptions): Promise<ExitCode> => {
  const { io, catalogue } = context;
  const names = [OURS, ...catalogue.games.flatMap(game => game.formats).map(format => format.name)];
  if (!names.includes(to)) {
    return report(io, wrongUsage(`There is no format ${quote(to)}.`, `The formats are ${names.join(', ')}.`));
  }
  let code: ExitCode = EXIT.fine;
  const kept: string[] = [];
  let first = true;
  for await (const piece of readRecords(context, file)) {
    if (piece.kind === 'broken') return report(io, piece.fault);
    const text = piece.record.ok ? write(context, piece.record.value, to) : piece.record;
    const game = piece.record.ok ? tagValue(piece.record.value, 'Game') : undefined;
    if (!text.ok) {
      code = report(io, commandFault(catalogue, text.error, game, file));
      continue;
    }
    const separated = `${first ? '' : '\n'}${text.value}`;
    first = false;
    // A new file is written in one go, or not at all.
    if (out === undefined) io.write(separated);
    else kept.push(separated);
    await io.drained();
  }
  if (out === undefined || kept.length === 0) return code;
  try {
    await io.writeFile(out, kept.join(''), false);
  } catch (error) {
    return report(io, systemFault(error, out));
  }
  return code;
};

/** The record in the format. One that breaks a rule is not passed on. */
const write = ({ catalogue }: Context, record: GameRecord, to: string): Result<string> => {
  const replayed = replay(id => catalogue.findGame(id), record);
  if (!replayed.ok) return replayed;
  if (to === OURS) return ok(formatRecord(rewriteRecord(record, replayed.value)));
  const { game } = replayed.value.history;
  const format = game.formats.find(({ name }) => name === to);
  return format ? format.write(record) : fail('record.tag', `${game.id} has no format ${to}`);
};
