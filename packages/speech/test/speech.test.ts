import { describe, expect, it } from 'vitest';
import { english, matchLang, type Shape, speaker, translation } from '../src/index.ts';

const en = english({
  turn: 'Turn {turn} of {total}',
  tiles: { one: '{n} tile of {kind}', other: '{n} tiles of {kind}' },
  deep: { plain: 'Plain' },
});
type Words = Shape<typeof en>;

const de: Words = translation<typeof en>()('de')({
  turn: 'Von {total}: {turn}',
  tiles: { one: '{n} Plättchen {kind}', other: '{n} Plättchen {kind}' },
  deep: { plain: 'Schlicht' },
});
const pl: Words = translation<typeof en>()('pl')({
  turn: 'Tura {turn} z {total}',
  tiles: {
    one: '{n} płytka: {kind}',
    few: '{n} płytki: {kind}',
    many: '{n} płytek: {kind}',
    other: '{n} płytki: {kind}',
  },
  deep: { plain: 'Po prostu' },
});

describe('a catalogue', () => {
  it('puts what it is given where the language wants it', () => {
    expect(speaker('en')((en as Words).turn, { turn: 3, total: 12 })).toBe('Turn 3 of 12');
    expect(speaker('de')(de.turn, { turn: 3, total: 12 })).toBe('Von 12: 3');
    expect(speaker('de')(de.deep.plain)).toBe('Schlicht');
  });

  it.each([
    [1, '1 płytka: las'],
    [3, '3 płytki: las'],
    [5, '5 płytek: las'],
    [22, '22 płytki: las'],
    [112, '112 płytek: las'],
  ])('has the form of its language for %i', (n, text) => {
    expect(speaker('pl')(pl.tiles, { n, kind: 'las' })).toBe(text);
  });

  it('writes numbers, shares and lists as the language does', () => {
    expect(speaker('de')(de.turn, { turn: 1234, total: 1 })).toBe('Von 1: 1.234');
    expect(speaker('fr').percent(0.47)).toMatch(/^47\s%$/u);
    expect(speaker('en').list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(speaker('es').list(['a', 'b'])).toBe('a y b');
  });
});

describe('the language of a reader', () => {
  it.each([
    [['de-CH', 'fr'], 'de'],
    [['ja', 'pt-BR', 'it-IT'], 'it'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('%j is spoken as %s', (wanted, lang) => {
    expect(matchLang(wanted)).toBe(lang);
  });
});

/** The type check of the project fails where one of these lines compiles. */
export const refusals = (words: Words): void => {
  const speak = speaker('de');
  const german = translation<typeof en>()('de');
  // @ts-expect-error a name is not given
  speak(words.turn, { turn: 1 });
  // @ts-expect-error nothing is given
  speak(words.turn);
  // @ts-expect-error the number is missing
  speak(words.tiles, { kind: 'sand' });
  // @ts-expect-error a key is missing
  german({ turn: '{turn} {total}', tiles: { one: '{n} {kind}', other: '{n} {kind}' } });
  // @ts-expect-error a name is missing
  german({ turn: '{turn}', tiles: { one: '{n} {kind}', other: '{n} {kind}' }, deep: { plain: '' } });
  // @ts-expect-error there is a name too many
  german({ turn: '{turn} {total} {x}', tiles: { one: '{n} {kind}', other: '{n} {kind}' }, deep: { plain: '' } });
  // @ts-expect-error there is a key too many
  german({ turn: '{turn} {total}', tiles: { one: '{n} {kind}', other: '{n} {kind}' }, deep: { plain: '', more: '' } });
  // @ts-expect-error Polish has more forms
  translation<typeof en>()('pl')({ ...pl, tiles: { one: '{n} {kind}', other: '{n} {kind}' } });
};
