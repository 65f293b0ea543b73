/**
 * Writes apps/server/src/people/confusables.ts from Unicode's list of characters that look alike:
 * `node scripts/data/confusables.mjs confusables.txt`, with the file of https://www.unicode.org/Public/security/.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** Those of names (`SCRIPTS` in names.ts), less Hangul, whose letters the list takes apart into strokes. */
const SCRIPTS =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'.split(
    ' ',
  );
const ofNames = new RegExp(`^(?=[\\p{L}\\p{N}])[${SCRIPTS.map(script => `\\p{scx=${script}}`).join('')}]$`, 'u');
/** Signs that belong to no script, such as ⍺, look like letters of these. */
const isSign = /^[\p{sc=Common}]$/u;
const isEuropean = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}0-9]+$/u;

const text = readFileSync(process.argv[2], 'utf8');
const version = /# Version: (\S+)/.exec(text)?.[1];
const alike = new Map();
for (const line of text.split('\n')) {
  const [source, target] = line
    .split('#')[0]
    .split(';')
    .map(part =>
      part
        .trim()
        .split(/\s+/)
        .map(code => String.fromCodePoint(Number.parseInt(code, 16) || 0))
        .join(''),
    );
  if (!target) continue;
  // Accents do not make another name; in other scripts such marks make another letter.
  const marks = /\p{M}/u.test(target.normalize('NFKD'));
  const plain = target
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  const isWanted =
    (ofNames.test(source) || (isSign.test(source) && isEuropean.test(plain) && plain.length === 1)) && plain !== '';
  const isDone = source.normalize('NFKD') !== source || source.toLowerCase() === plain;
  if (!isWanted || isDone || (marks && !isEuropean.test(source))) continue;
  alike.set(plain, (alike.get(plain) ?? '') + source);
}
const lines = [...alike].map(([plain, sources]) => `${plain} ${sources}`);
writeFileSync(
  new URL('../../apps/server/src/people/confusables.ts', import.meta.url),
  `/**
 * What looks alike, by Unicode ${version} (confusables.txt of UTS 39, © Unicode, Inc., https://www.unicode.org/terms_of_use.html): on each line
 * what is taken for the characters after it. Written by scripts/data/confusables.mjs: only scripts that names may have, in small letters,
 * without marks, and without what normalization does.
 */
export const CONFUSABLES = \`
${lines.join('\n')}
\`;
`,
);
