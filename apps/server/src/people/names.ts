import { fail, ok, type Result } from '@threefold/core';
import { DELETED_NAME } from '@threefold/wire';

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

const RESERVED: ReadonlySet<string> = new Set([DELETED_NAME, 'server', 'threefold'].map(foldName));

/** A name as it is kept. The schema has seen to its length and its characters. */
export const readName = (text: string): Result<string> => {
  const name = withoutTowers(text.normalize('NFC').replace(/\s+/gu, ' ').trim());
  return !isVisible(name) || RESERVED.has(foldName(name)) ? fail('people.name') : ok(name);
};

/** Whether there is anything to be seen: signs that leave a blank, or hang on a letter that is not there, are nothing. */
export const isVisible = (text: string): boolean =>
  /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** No script has more than five signs upon one letter: whoever writes a tower of them writes over what others wrote. */
export const withoutTowers = (text: string): string => text.replace(/(\p{M}{5})\p{M}+/gu, '$1');
