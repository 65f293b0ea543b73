import { ok, type Result } from '@threefold/core';
import { type CommandFault, refuse, systemFault } from './faults.ts';
import type { Io } from './io.ts';

/** A file that pieces are added to, one by one, so that whoever is interrupted loses no more than the last. */
export interface GrowingFile<T> {
  /** What the pieces say that it held already. */
  readonly held: readonly T[];
  /** Adds a piece; what went wrong, if something did. */
  add(piece: string): Promise<CommandFault | undefined>;
}

/** What is read of a piece that somebody else has written. */
export const FOREIGN = Symbol('foreign');

/** What a file grows by. */
export interface Growth<T> {
  /** Cuts a stream of text into pieces with all that stands in it. */
  split(emit: (piece: string) => void): { push(chunk: string): void; end(): void };
  /** How every piece begins: nothing that begins otherwise is cut off as torn. */
  readonly begin: string;
  /** What a whole piece says that comes after so many others; undefined where it is torn. */
  read(piece: string, before: number): T | typeof FOREIGN | undefined;
  /** What is told of a file in which anything else stands. */
  readonly refusal: CommandFault;
}

/** No piece of ours is longer; what is comes in parts, and is nothing that could be read. */
const LONGEST = 1 << 24;

const intoLines: Growth<unknown>['split'] = emit => {
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
const intoRecords: Growth<unknown>['split'] = emit => {
  let piece = '';
  const lines = intoLines(line => {
    const isFirst = line.startsWith('[Game ') || (line.startsWith('[') && piece.endsWith('\n\n'));
    if (piece !== '' && (isFirst || piece.length > LONGEST)) {
      emit(piece);
      piece = '';
    }
    piece += line;
  });
  return {
    push: lines.push,
    end() {
      lines.end();
      if (piece !== '') emit(piece);
    },
  };
};

/** Records, each with a blank line behind it. */
export const RECORDS = { split: intoRecords, isWhole: (piece: string) => piece.endsWith('\n\n') };
/** Lines of JSON. */
export const JSON_LINES = { split: intoLines, isWhole: (piece: string) => piece.endsWith('\n') };

/** Makes the file, or with `resume` goes on with one: what is torn at its end is cut off, and all else is left as it stands. */
export const openGrowing = async <T>(
  io: Io,
  path: string,
  resume: boolean,
  growth: Growth<T>,
): Promise<Result<GrowingFile<T>, CommandFault>> => {
  try {
    const found = resume ? await survey(io, path, growth) : undefined;
    if (found === FOREIGN) return refuse(growth.refusal);
    if (!found) await io.writeFile(path, '', false);
    else if (found.torn > 0) await io.cutFile(path, found.whole);
    const add = async (piece: string): Promise<CommandFault | undefined> => {
      try {
        await io.appendFile(path, piece);
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
  /** The bytes of all whole pieces, and those of a torn one behind them. */
  readonly whole: number;
  readonly torn: number;
}

/** Goes through a file, which may be larger than the memory; undefined where there is none. */
const survey = async <T>(io: Io, path: string, growth: Growth<T>): Promise<Survey<T> | typeof FOREIGN | undefined> => {
  const held: T[] = [];
  const pieces: string[] = [];
  const splitter = growth.split(piece => void pieces.push(piece));
  let [whole, torn] = [0, 0];
  /** Whether all that was cut off so far is ours. */
  const take = (): boolean =>
    pieces.splice(0).every(piece => {
      // Only the last can be torn: what comes behind it was written by somebody else.
      const said = torn > 0 ? FOREIGN : growth.read(Buffer.from(piece, 'latin1').toString('utf8'), held.length);
      if (said === FOREIGN) return false;
      if (said === undefined) torn = piece.length;
      else {
        held.push(said);
        whole += piece.length;
      }
      return said !== undefined || piece.startsWith(growth.begin) || growth.begin.startsWith(piece);
    });
  try {
    for await (const chunk of io.readFile(path)) {
      // One character a byte, so that pieces are counted in bytes.
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
