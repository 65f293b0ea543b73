import { openPast } from '../analyse/place.ts';
import { beginAt } from '../beginAt.ts';
import type { Context } from '../output.ts';
import { fromSystem, stop, type Tried, wrongUsage } from '../trouble.ts';
import { type Moment, momentAfter, wholeTurns } from './moment.ts';

/** A position text begins with its game and version. */
const POSITION = /^\s*([a-z]+)\/\d+ /;

/** A moment of the last record of a file, or the position that the file holds. */
export const openMoment = async (context: Context, file: string, turn: number | undefined): Promise<Tried<Moment>> => {
  const opened = await opening(context, file);
  if (!opened.ok) return opened;
  const { text, again } = opened.value;
  const game = POSITION.exec(text)?.[1];
  if (game !== undefined && context.catalogue.findGame(game)) return ofPosition(again, game, turn);
  const past = await openPast(again, file);
  if (!past.ok) return past;
  const { replay, lengths } = past.value;
  const whole = wholeTurns(replay, lengths);
  if (turn !== undefined && turn > whole)
    return stop(wrongUsage(`The record has ${whole} turns.`, `Give --turn 0 to --turn ${whole}.`));
  return { ok: true, value: momentAfter(replay, lengths, turn) };
};

const ofPosition = async (context: Context, game: string, turn: number | undefined): Promise<Tried<Moment>> => {
  if (turn !== undefined) return stop(wrongUsage('Only a record has turns.', 'Leave --turn away.'));
  const begun = await beginAt(context, game, { position: (await wholeText(context)).trim() });
  return begun.ok ? { ok: true, value: { ...begun.value, names: [], last: [] } } : begun;
};

const wholeText = async ({ io }: Context): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of io.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

interface Opening {
  /** How the file begins. */
  readonly text: string;
  /** A world in which the file, or standard input, can be read from its beginning. */
  readonly again: Context;
}

const opening = async (context: Context, file: string): Promise<Tried<Opening>> => {
  const { io } = context;
  const source = (file === '-' ? io.stdin : io.readFile(file))[Symbol.asyncIterator]();
  try {
    const first = await source.next();
    const text = first.done ? '' : Buffer.from(first.value).toString();
    const stdin = rest(first, source);
    return { ok: true, value: { text, again: { ...context, io: { ...io, stdin, readFile: () => stdin } } } };
  } catch (error) {
    return stop(fromSystem(error, file === '-' ? 'standard input' : file));
  }
};

async function* rest(first: IteratorResult<Uint8Array>, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let read = first; !read.done; read = await source.next()) yield read.value;
}
