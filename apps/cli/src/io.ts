import type { StopSignal } from '@threefold-games/search';

/** The world outside, as the commands see it. All that they read, write or measure goes through here. */
export interface Io {
  /** Standard input. */
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Which of the three streams is a terminal. */
  readonly terminal: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
  /** How many characters fit on a line of the terminal. */
  readonly columns: number;
  /** How many lines fit on it. */
  readonly rows: number;
  /** True when the environment asks for no colours. */
  readonly noColour: boolean;
  /** Writes to standard output. */
  write(text: string): void;
  /** Writes to standard error. */
  writeError(text: string): void;
  /** Resolves when what was written has left, so that a fast writer does not fill the memory. */
  drained(): Promise<void>;
  /** The bytes of a file; throws what the system throws. */
  readFile(path: string): AsyncIterable<Uint8Array>;
  /** Writes a whole file; an existing one only where told so. Throws what the system throws. */
  writeFile(path: string, text: string, overwrite: boolean): Promise<void>;
  /** Adds to the end of a file. Throws what the system throws. */
  appendFile(path: string, text: string): Promise<void>;
  /** Leaves so many bytes of a file. Throws what the system throws. */
  cutFile(path: string, bytes: number): Promise<void>;
  /** A clock for durations, in milliseconds. */
  now(): number;
  /** The date of today, as a record writes it. */
  today(): string;
  /** A seed that nobody chose. */
  freshSeed(): string;
  /** An editor of lines on the terminal. */
  openEditor(): Lines;
  /** Calls back on Ctrl-C until the returned function is called. */
  onInterrupt(callback: () => void): () => void;
}

/** Where the lines of a player come from. */
export interface Lines {
  /** Asks for the next line; `complete` offers words for the one that is being typed. */
  ask(prompt: string, complete: (word: string) => string[]): Promise<Line>;
  /** Calls back on Ctrl-C while nothing is asked, until the returned function is called. */
  onInterrupt(callback: () => void): () => void;
  close(): void;
}

export type Line =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupted' };

/** No line that means anything is longer than this many bytes. */
export const LINE_LIMIT = 1 << 16;

/** The lines of a stream of bytes, without their ends. A line past the limit comes cut, one character longer than allowed. */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of bytes) {
    // One character a byte, so that a character cut in two at the end of a chunk is not lost.
    const lines = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1').split('\n');
    lines[0] = rest + lines[0]!;
    rest = lines.pop()!.slice(0, LINE_LIMIT + 1);
    for (const line of lines) yield decode(line);
  }
  if (rest !== '') yield decode(rest);
}

const decode = (line: string): string =>
  Buffer.from(line.slice(0, LINE_LIMIT + 1), 'latin1')
    .toString('utf8')
    .replace(/\r$/, '');

/** Works until it is done or Ctrl-C tells it to stop; what it has by then is still its answer. */
export const interruptible = async <T>(
  io: Pick<Io, 'onInterrupt'>,
  work: (stop: StopSignal) => Promise<T>,
): Promise<T> => {
  const stop = { aborted: false };
  const release = io.onInterrupt(() => {
    stop.aborted = true;
  });
  try {
    return await work(stop);
  } finally {
    release();
  }
};
