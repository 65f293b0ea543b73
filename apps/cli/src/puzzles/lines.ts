import { ok, type Result } from '@threefold-games/core';
import { type CommandFault, refuse, systemFault, wrongUsage } from '../faults.ts';
import type { Io } from '../io.ts';
import { JSON_LINES, openResumable, type ResumableFile } from '../resumableFile.ts';

/** The values of files of JSON lines. A line that was torn by an interruption is left out. */
export const readJsonLines = async <T>(
  io: Io,
  paths: readonly string[],
): Promise<Result<readonly T[], CommandFault>> => {
  const values: T[] = [];
  for (const path of paths) {
    try {
      for (const line of (await readText(io, path)).split('\n')) {
        const value = parse(line);
        if (value !== undefined) values.push(value as T);
      }
    } catch (error) {
      return refuse(systemFault(error, path));
    }
  }
  return ok(values);
};

/** A file of such lines that work goes on in; it is made where there is none. */
export const openJsonLines = <T>(io: Io, path: string): Promise<Result<ResumableFile<T>, CommandFault>> =>
  openResumable<T>(io, path, true, {
    split: JSON_LINES.split,
    begin: '{',
    read: line => (JSON_LINES.isWhole(line) ? (parse(line) as T | undefined) : undefined),
    refusal: wrongUsage(`${path} holds other things than lines of JSON.`, 'Choose another file.'),
  });

const parse = (line: string): unknown => {
  try {
    return line.trim() === '' ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** A whole text file. */
export const readText = async (io: Io, path: string): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of io.readFile(path)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};
