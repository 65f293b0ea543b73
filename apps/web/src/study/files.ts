/** Offers a text or a picture as a file. */
export const download = (name: string, content: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

export const textFile = (text: string): Blob => new Blob([text], { type: 'text/plain;charset=utf-8' });

/** Copies a text; false where the browser forbids it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** No file is read that is larger than this many bytes. */
const LARGEST = 8 << 20;

/** The text of a file; undefined where it is too large or cannot be read. */
export const readText = async (file: File): Promise<string | undefined> => {
  try {
    return file.size > LARGEST ? undefined : await file.text();
  } catch {
    return undefined;
  }
};
