import type { Sitter } from './state.ts';

/**
 * What bots are called, three names a level: they read and sound alike in all languages. A name's place among the three is its bearer's
 * character.
 */
export const BOT_NAMES = [
  ['Pim', 'Lola', 'Teo'],
  ['Mila', 'Otto', 'Greta'],
  ['Nina', 'Bruno', 'Klara'],
  ['Rosa', 'Felix', 'Ida'],
  ['Emil', 'Paula', 'Anton'],
  ['Nora', 'Oskar', 'Tilda'],
  ['Ilka', 'Marek', 'Sonia'],
  ['Viktor', 'Alma', 'Leon'],
  ['Dora', 'Simon', 'Elsa'],
  ['Silas', 'Petra', 'Roman'],
  ['Livia', 'Boris', 'Marta'],
  ['Max', 'Olga', 'Konrad'],
] as const;

/** How many bots of a level there are. */
export const CHARACTERS = 3;

/** What tells a bot from the others at its table. */
interface Named {
  readonly level: number;
  readonly character: number;
}

export const botName = ({ level, character }: Named): string => BOT_NAMES[level - 1]?.[character] ?? '';

export const isCharacter = (character: unknown): character is number =>
  Number.isInteger(character) && (character as number) >= 0 && (character as number) < CHARACTERS;

/** Whether no bot of a table has the name. */
export const isFree = (seats: readonly Sitter[], level: number, character: number): boolean =>
  !seats.some(sitter => sitter.kind === 'bot' && sitter.level === level && sitter.character === character);

/** The first of a level that does not sit at the table; the very first where all do. */
export const freeCharacter = (seats: readonly Sitter[], level: number): number =>
  Math.max(
    0,
    Array.from({ length: CHARACTERS }).findIndex((_, character) => isFree(seats, level, character)),
  );
