import { TOP_LEVEL } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { botName, CHARACTERS, freeCharacter } from '../src/botNames.ts';
import type { Sitter } from '../src/state.ts';

const BY_LEVEL = Array.from({ length: TOP_LEVEL }, (_, i) =>
  Array.from({ length: CHARACTERS }, (__, character) => botName({ level: i + 1, character })),
);
const ALL = BY_LEVEL.flat();

/** How many letters have to be changed, added or left out to make one name of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === against ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
};

describe('the names of bots', () => {
  it('are three a level, each at one level only', () => {
    expect(new Set(ALL).size).toBe(TOP_LEVEL * CHARACTERS);
    expect(BY_LEVEL.map(([first]) => first).join(' ')).toBe(
      'Pim Mila Nina Rosa Emil Nora Ilka Viktor Dora Silas Livia Max',
    );
    expect(botName({ level: 5, character: 1 })).toBe('Paula');
  });

  it('can be written in records, and are told apart when they are said', () => {
    expect(ALL.every(name => /^[A-Z][a-z]{2,6}$/.test(name))).toBe(true);
    for (const names of BY_LEVEL) expect(new Set(names.map(name => name[0])).size).toBe(CHARACTERS);
    const close = ALL.flatMap((one, i) =>
      ALL.slice(i + 1).flatMap(other => (distance(one, other) < 2 ? [`${one} ${other}`] : [])),
    );
    expect(close).toEqual(['Nora Dora']);
  });

  it('are given to bots in their order, and a fourth of a level has a number', () => {
    const seats: Sitter[] = [];
    for (let n = 0; n < CHARACTERS; n++) {
      expect(freeCharacter(seats, 4)).toBe(n);
      seats.push({ kind: 'bot', level: 4, of: 12, character: n });
    }
    expect(freeCharacter(seats, 4)).toBe(CHARACTERS);
    expect(botName({ level: 4, character: CHARACTERS })).toBe('Rosa 2');
    expect(freeCharacter(seats, 5)).toBe(0);
    expect(freeCharacter(seats.slice(1), 4)).toBe(0);
  });
});
