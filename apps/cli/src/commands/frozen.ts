import { type Fault, fail, ok, quote, type Result } from '@threefold-games/core';
import { findWitness, isBoardFrozen, parseBoard } from '@threefold-games/games/talat';
import { Command } from 'commander';
import { helpText, type Run } from '../command.ts';
import { EXIT, type ExitCode, errorJson, systemFault } from '../faults.ts';
import { LINE_LIMIT, readLines } from '../io.ts';
import { type Context, report, writeJson } from '../output.ts';

export const frozenCommand = (run: Run): Command =>
  new Command('frozen')
    .description('tell which boards of Talat are frozen, and how a capture is still possible on the others')
    .argument('<file>', 'lines of JSON, a board each; - is standard input')
    .addHelpText(
      'after',
      helpText(
        `A line is {"board":[...]}: five ranks, rank 5 first, cells separated by blanks; M4 moves up, m4 moves down, . is empty.
With "davidGoliath":false in it, or in its "options", S3 does not take L6. Each line is answered by one of
  {"frozen":true,"witness":"none"}
  {"frozen":false,"witness":["d2-c1","e3-d2","c2xd2"]}   a shortest line of steps that ends with a capture
  {"error":{"code","rule","turn","step","message"}}      and the exit code is 1 in the end`,
        'frozen boards.jsonl',
      ),
    )
    .action((file: string) => run(context => checkBoards(context, file)));

const checkBoards = async ({ io, catalogue }: Context, file: string): Promise<ExitCode> => {
  let code: ExitCode = EXIT.fine;
  let number = 0;
  try {
    for await (const line of readLines(file === '-' ? io.stdin : io.readFile(file))) {
      number++;
      if (line.trim() === '') continue;
      const verdict = checkBoard(line);
      if (verdict.ok) writeJson(io, verdict.value);
      else {
        code = EXIT.refused;
        const fault: Fault = { ...verdict.error, detail: `line ${number}: ${verdict.error.detail}` };
        writeJson(io, errorJson(catalogue, fault, 'talat'));
      }
      await io.drained();
    }
  } catch (error) {
    return report(io, systemFault(error, file));
  }
  return code;
};

const checkBoard = (
  line: string,
): Result<{ readonly frozen: boolean; readonly witness: readonly string[] | 'none' }> => {
  const row = parseRow(line);
  if (!row.ok) return row;
  const board = parseBoard(row.value.board);
  if (!board.ok) return board;
  const { davidGoliath } = row.value;
  const frozen = isBoardFrozen(board.value, davidGoliath);
  return ok({ frozen, witness: (frozen ? undefined : findWitness(board.value, davidGoliath)) ?? 'none' });
};

const parseRow = (line: string): Result<{ readonly board: readonly string[]; readonly davidGoliath: boolean }> => {
  if (line.length > LINE_LIMIT) return fail('position.syntax', `more than ${LINE_LIMIT} characters`);
  const row = parseJson(line);
  if (typeof row !== 'object' || row === null) return fail('position.syntax', `${quote(line)} is no JSON object`);
  const board: unknown = 'board' in row ? row.board : undefined;
  if (!Array.isArray(board) || !board.every(rank => typeof rank === 'string')) {
    return fail('position.syntax', '"board" must be five texts');
  }
  const options: unknown = 'options' in row ? row.options : row;
  const named = typeof options === 'object' && options !== null && 'davidGoliath' in options;
  const davidGoliath: unknown = named ? options.davidGoliath : true;
  if (typeof davidGoliath !== 'boolean') return fail('options.value', '"davidGoliath" must be true or false');
  return ok({ board, davidGoliath });
};

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
};
