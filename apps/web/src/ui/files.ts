/** Hands something to the person as a file. */
export const download = (name: string, content: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

export const textFile = (text: string): Blob => new Blob([text], { type: 'text/plain;charset=utf-8' });

/** Hands a text to the person as a file. */
export const saveFile = (name: string, text: string): void => download(name, textFile(text));

/** No file is read that is larger than this many bytes. */
const LARGEST = 8 << 20;

/** The text of a file; undefined where it is none, or too much. */
export const readText = async (file: Blob): Promise<string | undefined> => {
  if (file.size > LARGEST) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};

/** A text with the name of the file that it came from. */
export interface Source {
  readonly name: string;
  /** Undefined where the file is no text. */
  readonly text: string | undefined;
}

export const readFiles = (files: Iterable<File>): Promise<readonly Source[]> =>
  Promise.all(Array.from(files, async file => ({ name: file.name, text: await readText(file) })));

/** Copies a text; false where the browser forbids it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** The name of a file for a game, by its day. */
export const recordName = (game: string, moment: number): string =>
  `threefold-${game}-${new Date(moment).toISOString().slice(0, 10)}.txt`;
