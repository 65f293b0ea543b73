/** Hands a text to the person as a file. */
export const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** The text of a file; undefined where it is none. */
export const readText = async (file: Blob): Promise<string | undefined> => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};

/** The name of a file for a game, by its day. */
export const recordName = (game: string, moment: number): string =>
  `threefold-${game}-${new Date(moment).toISOString().slice(0, 10)}.txt`;
