// The fenced blocks of a Markdown file. After the language stand, as far as needed: `file=NAME` (the block is that file of the reader's folder),
// `from=PATH` (it is a part of that file of the repository), `continued` (it goes on
// where the one before in its language ended), `slow` (for the deep tests), `live` (under /docs the boards in it stand there, too), and at the end
// `not-run: REASON`.

const FENCE = /^( *)(`{3,})(.*)$/;

const infoOf = info => {
  const [words, reason] = info.split(/\bnot-run:?/);
  const [lang = '', ...rest] = words.trim().split(/\s+/);
  const options = Object.fromEntries(rest.filter(word => word.includes('=')).map(word => word.split('=')));
  return {
    lang,
    file: options.file,
    from: options.from,
    flags: rest.filter(word => !word.includes('=')),
    notRun: reason?.trim(),
  };
};

/** `code` is what is run: all that a block goes on with, and itself. */
const closed = ({ block, lines }, before) => {
  const text = lines.join('\n');
  const last = block.flags.includes('continued') && before.findLast(({ lang }) => lang === block.lang);
  return { ...block, text, code: last ? `${last.code}\n${text}` : text };
};

/** Every block of a text, with the line where it begins. */
export const blocksOf = text => {
  const blocks = [];
  let open;
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent = '', ticks = '', info = ''] = FENCE.exec(line) ?? [];
    if (open) {
      if (ticks.length >= open.ticks.length && info.trim() === '') {
        blocks.push(closed(open, blocks));
        open = undefined;
      } else open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
    } else if (ticks !== '') open = { indent, ticks, lines: [], block: { ...infoOf(info), line: index + 1 } };
  }
  return blocks;
};

/** The part of a text under one bold or `#` title, down to the next title of any kind. */
export const partOf = (text, title) => {
  const from = text.indexOf(title);
  if (from < 0) return '';
  const rest = text.slice(from + title.length);
  const end = rest.search(/^(?:#+ |\*\*)/m);
  return '\n'.repeat(text.slice(0, from).split('\n').length - 1) + (end < 0 ? rest : rest.slice(0, end));
};
