import {
  type ForeignFormat,
  fail,
  type GameRecord,
  ok,
  parseRecord,
  RECORD_LIMIT,
  type Replay,
  type Result,
  recordSplitter,
  replay,
  tagValue,
} from '@threefold-games/core';
import { type CommandFault, commandFault, refuse, systemFault } from './faults.ts';
import type { Context } from './output.ts';

/** One record of a file, good or bad, or the reason why there are no more. */
type Piece =
  | { readonly kind: 'record'; readonly record: Result<GameRecord>; readonly format: ForeignFormat | undefined }
  | { readonly kind: 'broken'; readonly fault: CommandFault };

/** How much of a file is looked at to tell in which format it is written. */
const BEGINNING = 4096;

/**
 * The records of a file (`-` is standard input), one after the other: a file may be larger than the memory. What cannot be read
 * comes as a fault in its place, and the others follow.
 */
export async function* readRecords({ io, catalogue }: Context, path: string): AsyncGenerator<Piece> {
  const formats = catalogue.games.flatMap(game => game.formats);
  const pieces: string[] = [];
  const splitter = recordSplitter(piece => void pieces.push(piece));
  const ours = (piece: string): Piece => ({
    kind: 'record',
    record: parsePiece(piece, parseRecord),
    format: undefined,
  });
  const detect = (text: string): Writing => {
    const format = formats.find(each => each.detect(text.replace(/^\xef\xbb\xbf/, '')));
    return format ? { kind: 'foreign', format } : { kind: 'ours' };
  };
  // What is not yet known to be ours is kept, up to the size of a record.
  let kept = '';
  let writing: Writing = { kind: 'unknown' };
  let count = 0;
  try {
    for await (const chunk of path === '-' ? io.stdin : io.readFile(path)) {
      // One character a byte: pieces are cut first and decoded one by one, so that a wrong byte spoils its own record only.
      const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
      if (writing.kind !== 'ours' && kept.length <= RECORD_LIMIT) kept += text;
      if (writing.kind === 'ours') splitter.push(text);
      else if (writing.kind === 'unknown' && kept.length >= BEGINNING) {
        writing = detect(kept);
        if (writing.kind === 'ours') splitter.push(kept);
      }
      for (const piece of pieces.splice(0)) {
        count++;
        yield ours(piece);
      }
    }
  } catch (error) {
    yield { kind: 'broken', fault: systemFault(error, path === '-' ? 'standard input' : path) };
    return;
  }
  if (writing.kind === 'unknown') {
    writing = detect(kept);
    if (writing.kind === 'ours') splitter.push(kept);
  }
  if (writing.kind === 'foreign') {
    const { format } = writing;
    for (const piece of kept.length > RECORD_LIMIT ? [kept] : format.split(kept)) {
      yield { kind: 'record', record: parsePiece(piece, text => format.read(text)), format };
    }
    return;
  }
  splitter.end();
  for (const piece of pieces) yield ours(piece);
  if (count + pieces.length === 0) yield ours('');
}

/** What is known so far about how a file is written. */
type Writing = { readonly kind: 'unknown' | 'ours' } | { readonly kind: 'foreign'; readonly format: ForeignFormat };

const parsePiece = (bytes: string, parse: (text: string) => Result<GameRecord>): Result<GameRecord> => {
  if (bytes.length > RECORD_LIMIT) return fail('record.size', `more than ${RECORD_LIMIT} characters`);
  const text = decodeUtf8(bytes);
  return text === undefined ? fail('record.encoding') : parse(text);
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decodeUtf8 = (bytes: string): string | undefined => {
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return undefined;
  }
};

/** The last record of a file, replayed. */
interface LastReplay {
  readonly record: GameRecord;
  readonly replay: Replay;
  /** How many records the file holds. */
  readonly count: number;
  /** Whether it is written in a foreign format. */
  readonly foreign: boolean;
}

export const lastReplay = async (context: Context, path: string): Promise<Result<LastReplay, CommandFault>> => {
  const { catalogue } = context;
  let last: Result<GameRecord> = fail('record.empty');
  let count = 0;
  let foreign = false;
  for await (const piece of readRecords(context, path)) {
    if (piece.kind === 'broken') return refuse(piece.fault);
    last = piece.record;
    foreign = piece.format !== undefined;
    count++;
  }
  const place = count > 1 ? `${path}, record ${count}` : path;
  if (!last.ok) return refuse(commandFault(catalogue, last.error, undefined, place));
  const record = last.value;
  const replayed = replay(id => catalogue.findGame(id), record);
  return replayed.ok
    ? ok({ record, replay: replayed.value, count, foreign })
    : refuse(commandFault(catalogue, replayed.error, tagValue(record, 'Game'), place));
};
