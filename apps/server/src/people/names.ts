import { fail, ok, type Result } from '@threefold-games/core';
import { DELETED_NAME } from '@threefold-games/wire';
import { CONFUSABLES } from './confusables.ts';

/** Letters of other scripts, and digits, that look like a Latin letter. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'ьвβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    h: 'һн',
    i: 'іιıl1|!',
    j: 'ј',
    k: 'кκ',
    m: 'м',
    n: 'ո',
    o: 'оοσ0',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
    z: 'ζ',
  }).flatMap(([letter, others]) => [...others].map(other => [other, letter])),
);

/** A name as names are compared: neither case, nor accents, nor signs between letters, nor letters that look alike make another one. */
export const foldName = (name: string): string => {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase();
  const letters = plain.replace(/[^\p{L}\p{N}|!]/gu, '');
  return Array.from(letters === '' ? plain : letters, letter => LOOKALIKES.get(letter) ?? letter).join('');
};

const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.trim()
    .split('\n')
    .flatMap(line => {
      const [prototype = '', sources = ''] = line.split(' ');
      return Array.from(sources, source => [source, prototype]);
    }),
);

/** Each character as what it is taken for. */
const prototypesOf = (text: string): string =>
  Array.from(text, letter => PROTOTYPES.get(letter) ?? letter)
    .join('')
    .toLowerCase();

/**
 * A name as it looks (UTS 39): two with the same skeleton are easily mistaken for each other. `foldName` tells which are the same name in
 * another spelling; this one goes by the shapes, so that a name in Greek capitals is what its Latin lookalike is.
 */
export const skeletonOf = (name: string): string => {
  const plain = name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  // Once more, since the small letter has lookalikes of its own.
  const shown = prototypesOf(prototypesOf(plain));
  const letters = shown.replaceAll('!', 'l').replace(/[^\p{L}\p{N}]/gu, '');
  // A capital I is an l, and an i is a capital I.
  return letters === '' ? plain : letters.replaceAll('i', 'l').replaceAll('vv', 'w');
};

/** Scripts in which names are written today (UAX 31, table 5). */
const SCRIPTS = [
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao',
  'Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
].flatMap(line => line.split(' '));
/** Scripts that are written together. */
const TOGETHER = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];
const WRITTEN = [...SCRIPTS, ...TOGETHER].map(
  scripts =>
    new RegExp(
      `^[\\p{sc=Common}\\p{sc=Inherited}${scripts
        .split(' ')
        .map(script => `\\p{scx=${script}}`)
        .join('')}]*$`,
      'u',
    ),
);

/** Whether all of it is of one script, or of some that are written together: "highly restrictive" in the words of UTS 39. */
const isOfOneScript = (name: string): boolean => WRITTEN.some(script => script.test(name));

/** What cannot be seen, but for the sign that gives an emoji its colours. */
const UNSEEN = /(?!\ufe0f)\p{Default_Ignorable_Code_Point}/u;

const RESERVED = [DELETED_NAME, 'server', 'threefold'];
const reserved: ReadonlySet<string> = new Set([...RESERVED.map(foldName), ...RESERVED.map(skeletonOf)]);
const isReserved = (name: string): boolean => reserved.has(foldName(name)) || reserved.has(skeletonOf(name));

/** A name as it is kept. The schema has seen to its length and its characters. */
export const readName = (text: string): Result<string> => {
  const name = withoutTowers(text.normalize('NFC').replace(/\s+/gu, ' ').trim());
  const isFit = isVisible(name) && !UNSEEN.test(name) && isOfOneScript(name) && !isReserved(name);
  return isFit ? ok(name) : fail('people.name');
};

/** Whether there is anything to be seen: signs that leave a blank, or hang on a letter that is not there, are nothing. */
export const isVisible = (text: string): boolean =>
  /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** No script has more than five signs upon one letter: whoever writes a tower of them writes over what others wrote. */
export const withoutTowers = (text: string): string => text.replace(/(\p{M}{5})\p{M}+/gu, '$1');
