/** Breaks a text so that each line, `hang` included, fits into `width`; all lines but the first begin with `hang`. */
export const wrap = (text: string, width: number, hang = ''): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && hang.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${hang}`);
};
