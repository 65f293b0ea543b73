import { formatRecord, type GameRecord } from '@threefold-games/core';
import type { OpenedStudy } from './studyRecord.ts';
import { formatStudy } from './studyText.ts';

/** An address that is longer gets lost in messages. */
const LONGEST = 4000;

/** The part of a link after its #: all of a study; undefined where that is too much for a link. */
export const studyAnchor = async (opened: OpenedStudy): Promise<string | undefined> =>
  short(`study=${await pack(formatStudy(opened))}`);

/** The same for one position. */
export const positionAnchor = async (position: string): Promise<string | undefined> =>
  short(`position=${await pack(position)}`);

/** What a link to the analysis brings: undefined where it brings nothing, null where it is damaged. */
export const readStudyAnchor = async (hash: string): Promise<string | null | undefined> => {
  const found = /^#?(?:study|position)=([\w-]+)$/.exec(hash);
  return found ? ((await unpack(found[1]!)) ?? null) : undefined;
};

/** The place of a replay that brings its record along: the name of no saved game. */
export const SHARED = 'shared';

/** The part of a link to a replay after its #: the turn, where one is meant, and the record. */
export const replayAnchor = async (record: GameRecord, turn: number | undefined): Promise<string | undefined> =>
  short(`${turn ?? ''}.${await pack(formatRecord(record))}`);

export const readReplayAnchor = async (
  hash: string,
): Promise<{ readonly record: string; readonly turn: number | undefined } | undefined> => {
  const found = /^#?(\d{0,6})\.([\w-]+)$/.exec(hash);
  const record = found ? await unpack(found[2]!) : undefined;
  return record === undefined ? undefined : { record, turn: found![1] === '' ? undefined : Number(found![1]) };
};

const short = (anchor: string): string | undefined => (anchor.length <= LONGEST ? anchor : undefined);

/** No text that was packed into a link is longer than this when it is unpacked. */
const LIMIT = 1 << 20;

/** A text made short enough for an address, with letters that need no escaping. */
export const pack = async (text: string): Promise<string> => {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** What was packed; undefined where the text is damaged, or larger than anything that is packed here. */
export const unpack = async (packed: string): Promise<string | undefined> => {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    const whole = await through(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), LIMIT);
    return whole && new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return undefined;
  }
};

/** All that comes out of a stream; undefined as soon as it is too much. */
const through = async (stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | undefined> => {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
