import { ok, type Result } from '@threefold/core';
import { type CommandFault, refuse, systemFault } from '../faults.ts';
import type { Io } from '../io.ts';

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

/** The same of one file that work goes on in: nothing where it is not there yet; a torn last line is cut off. */
export const resumeJsonLines = async <T>(io: Io, path: string): Promise<Result<readonly T[], CommandFault>> => {
  try {
    const known = await readJsonLines<T>(io, [path]);
    if (known.ok) await io.writeFile(path, known.value.map(value => `${JSON.stringify(value)}\n`).join(''), true);
    else if (known.error.code === 'file.missing') await io.writeFile(path, '', false);
    else return known;
    return known.ok ? known : ok([]);
  } catch (error) {
    return refuse(systemFault(error, path));
  }
};

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
