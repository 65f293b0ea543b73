import {
  type ForeignFormat,
  fail,
  type GameRecord,
  parseRecord,
  RECORD_LIMIT,
  type Result,
  recordSplitter,
} from '@threefold/core';
import type { Context } from './output.ts';
import { fromSystem, type Trouble } from './trouble.ts';

/** One record of a file, good or bad, or the reason why there are no more. */
export type Piece =
  | { readonly kind: 'record'; readonly record: Result<GameRecord>; readonly format: ForeignFormat | undefined }
  | { readonly kind: 'broken'; readonly trouble: Trouble };

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
    yield { kind: 'broken', trouble: fromSystem(error, path === '-' ? 'standard input' : path) };
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
