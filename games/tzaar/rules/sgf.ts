import { fail, ok, quote, type Result } from '@threefold-games/core';

/** A property of a node; `raw` is all between its first `[` and its last `]`, several values joined by `][`. */
export interface SgfProperty {
  readonly id: string;
  readonly raw: string;
}
export type SgfNode = readonly SgfProperty[];

/** The game trees of a text, one after the other; what follows the last is a piece of its own, to be refused. */
export const splitSgf = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let from = 0;
  // Brackets hold values, in which a parenthesis is a letter like any other.
  for (const { 0: found, index } of text.matchAll(/\[(?:\\[\s\S]|[^\\\]])*\]?|\)/g)) {
    if (found !== ')') continue;
    pieces.push(text.slice(from, index + 1));
    from = index + 1;
  }
  const rest = text.slice(from);
  return rest.trim() === '' && pieces.length > 0 ? pieces : [...pieces, rest];
};

/** Reads one game tree without variations: `(;A[1]B[2];C[3])`. */
export const parseSgf = (text: string): Result<readonly SgfNode[]> => {
  const nodes: SgfProperty[][] = [];
  const pattern = /\s*(?:(\()|(\))|(;)|([A-Z][A-Z0-9]*)\s*\[((?:\\[\s\S]|[^\\\]])*)\]|\[((?:\\[\s\S]|[^\\\]])*)\])\s*/y;
  let open = 0;
  let closed = false;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found || closed) return fail('record.syntax', quote(text.slice(at, at + 40)));
    const [, start, end, node, id, value, more] = found;
    const last = nodes.at(-1);
    if (start) open++;
    else if (end) closed = true;
    else if (node) nodes.push([]);
    else if (id !== undefined && last) last.push({ id, raw: value! });
    else if (more !== undefined && last?.length) {
      const property = last.pop()!;
      last.push({ id: property.id, raw: `${property.raw}][${more}` });
    } else return fail('record.syntax', quote(found[0]));
    if (open !== 1) return fail('record.syntax', 'a single line of play is expected');
  }
  return closed ? ok(nodes) : fail('record.syntax', 'the last parenthesis is missing');
};

export const formatSgf = (nodes: readonly SgfNode[]): string =>
  `(${nodes.map(node => `;${node.map(({ id, raw }) => `${id}[${raw}]`).join('')}`).join('')})\n`;

export const escapeSgf = (text: string): string => text.replace(/[\\\]]/g, '\\$&');

export const unescapeSgf = (raw: string): string => raw.replace(/\\([\s\S])/g, '$1');

/** Whether a text can stand between the brackets of a property as it is. */
export const isSgfValue = (raw: string): boolean => /^(?:\\[\s\S]|[^\\\]]|\]\[)*$/.test(raw);
