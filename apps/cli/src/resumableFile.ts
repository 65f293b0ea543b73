import { ok, type Result } from '@threefold-games/core';
import { type CommandFault, refuse, systemFault } from './faults.ts';
import type { Io } from './io.ts';

/** A file that entries are added to, one by one, so that whoever is interrupted loses no more than the last. */
export interface ResumableFile<T> {
  /** What the entries say that it held already. */
  readonly held: readonly T[];
  /** Adds an entry; what went wrong, if something did. */
  add(entry: string): Promise<CommandFault | undefined>;
}

/** What is read of an entry that somebody else has written. */
export const FOREIGN = Symbol('foreign');

/** How entries stand in a file. */
export interface EntryFormat<T> {
  /** Cuts a stream of text into entries with all that stands in it. */
  split(emit: (entry: string) => void): { push(chunk: string): void; end(): void };
  /** How every entry begins: nothing that begins otherwise is cut off as torn. */
  readonly begin: string;
  /** What a whole entry says that comes after so many others; undefined where it is torn. */
  read(entry: string, before: number): T | typeof FOREIGN | undefined;
  /** What is told of a file in which anything else stands. */
  readonly refusal: CommandFault;
}

/** No entry of ours is longer; what is comes in parts, and is nothing that could be read. */
const LONGEST = 1 << 24;

const intoLines: EntryFormat<unknown>['split'] = emit => {
  let rest = '';
  return {
    push(chunk) {
      let from = 0;
      for (let end = chunk.indexOf('\n') + 1; end > 0; end = chunk.indexOf('\n', from) + 1) {
        emit(rest + chunk.slice(from, end));
        rest = '';
        from = end;
      }
      rest += chunk.slice(from);
      if (rest.length <= LONGEST) return;
      emit(rest);
      rest = '';
    },
    end() {
      if (rest !== '') emit(rest);
    },
  };
};

/** Behind a whole record the first letter of the next is enough, since the file may end there. */
const intoRecords: EntryFormat<unknown>['split'] = emit => {
  let entry = '';
  const lines = intoLines(line => {
    const isFirst = line.startsWith('[Game ') || (line.startsWith('[') && entry.endsWith('\n\n'));
    if (entry !== '' && (isFirst || entry.length > LONGEST)) {
      emit(entry);
      entry = '';
    }
    entry += line;
  });
  return {
    push: lines.push,
    end() {
      lines.end();
      if (entry !== '') emit(entry);
    },
  };
};

/** Records, each with a blank line behind it. */
export const RECORDS = { split: intoRecords, isWhole: (entry: string) => entry.endsWith('\n\n') };
/** Lines of JSON. */
export const JSON_LINES = { split: intoLines, isWhole: (entry: string) => entry.endsWith('\n') };

/** Makes the file, or with `resume` goes on with one: what is torn at its end is cut off, and all else is left as it stands. */
export const openResumable = async <T>(
  io: Io,
  path: string,
  resume: boolean,
  format: EntryFormat<T>,
): Promise<Result<ResumableFile<T>, CommandFault>> => {
  try {
    const found = resume ? await survey(io, path, format) : undefined;
    if (found === FOREIGN) return refuse(format.refusal);
    if (!found) await io.writeFile(path, '', false);
    else if (found.torn > 0) await io.cutFile(path, found.whole);
    const add = async (entry: string): Promise<CommandFault | undefined> => {
      try {
        await io.appendFile(path, entry);
        return undefined;
      } catch (error) {
        return systemFault(error, path);
      }
    };
    return ok({ held: found?.held ?? [], add });
  } catch (error) {
    return refuse(systemFault(error, path));
  }
};

interface Survey<T> {
  readonly held: readonly T[];
  /** The bytes of all whole entries, and those of a torn one behind them. */
  readonly whole: number;
  readonly torn: number;
}

/** Goes through a file, which may be larger than the memory; undefined where there is none. */
const survey = async <T>(
  io: Io,
  path: string,
  format: EntryFormat<T>,
): Promise<Survey<T> | typeof FOREIGN | undefined> => {
  const held: T[] = [];
  const entries: string[] = [];
  const splitter = format.split(entry => void entries.push(entry));
  let [whole, torn] = [0, 0];
  /** Whether all that was cut off so far is ours. */
  const take = (): boolean =>
    entries.splice(0).every(entry => {
      // Only the last can be torn: what comes behind it was written by somebody else.
      const said = torn > 0 ? FOREIGN : format.read(Buffer.from(entry, 'latin1').toString('utf8'), held.length);
      if (said === FOREIGN) return false;
      if (said === undefined) torn = entry.length;
      else {
        held.push(said);
        whole += entry.length;
      }
      return said !== undefined || entry.startsWith(format.begin) || format.begin.startsWith(entry);
    });
  try {
    for await (const chunk of io.readFile(path)) {
      // One character a byte, so that entries are counted in bytes.
      splitter.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1'));
      if (!take()) return FOREIGN;
    }
  } catch (error) {
    if (systemFault(error, path).code === 'file.missing') return undefined;
    throw error;
  }
  splitter.end();
  return take() ? { held, whole, torn } : FOREIGN;
};
