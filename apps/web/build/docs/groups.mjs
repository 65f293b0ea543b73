// The list of all pages beside each of them: what the first page lists, and the packages while one of them is read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Lexer } from 'marked';
import { root, targetOf } from './sources.mjs';

const linksOf = ({ type, href, text, tokens = [] }) =>
  type === 'link' ? [{ href, title: text.replaceAll('`', '') }] : tokens.flatMap(linksOf);

/** The lists of a file by the headings above them, with the pages that they lead to. */
const listsIn = (file, addresses) => {
  const groups = [];
  for (const token of Lexer.lex(readFileSync(join(root, file), 'utf8'))) {
    if (token.type === 'heading') groups.push({ title: token.text, items: [] });
    if (token.type === 'list') {
      const links = token.items.flatMap(linksOf);
      for (const { href, title } of links) {
        const address = addresses.get(targetOf(file, href));
        if (address !== undefined) groups.at(-1).items.push({ title, address });
      }
    }
  }
  return groups.filter(({ items }) => items.length > 0);
};

/** `addresses` by file. Each page is listed once, in the last group that has it. */
export const pageGroups = addresses => {
  const all = listsIn('docs/README.md', addresses);
  const last = new Map(all.flatMap(({ title, items }) => items.map(({ address }) => [address, title])));
  const groups = all
    .map(({ title, items }) => ({ title, items: items.filter(({ address }) => last.get(address) === title) }))
    .filter(({ items }) => items.length > 0);
  const packages = listsIn('docs/reference/README.md', addresses).map(group => ({ ...group, title: 'Packages' }));
  const at = groups.findIndex(({ title }) => title === 'Reference') + 1;
  return address => (address.startsWith('/docs/reference') ? groups.toSpliced(at, 0, ...packages) : groups);
};
