import { fail, ok, type Result } from '@threefold/core';
import { DELETED_NAME } from '@threefold/wire';
import { isVisible, withoutTowers } from '../visible.ts';

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
