/** How many bots of a level there are. */
export const CHARACTERS = 3;

/**
 * What bots are called, three names a level: they read and sound alike in all languages. A name's place among the three is its bearer's
 * character.
 */
const NAMES = (
  'Pim Lola Teo Mila Otto Greta Nina Bruno Klara Rosa Felix Ida Emil Paula Anton Nora Oskar Tilda ' +
  'Ilka Marek Sonia Viktor Alma Leon Dora Simon Elsa Silas Petra Roman Livia Boris Marta Max Olga Konrad'
).split(' ');

/** What tells a bot from the others at its table. */
export interface NamedBot {
  readonly level: number;
  readonly character: number;
}

/** A fourth bot of a level plays as the first does, and is called so with a number. */
export const botName = ({ level, character }: NamedBot): string => {
  const name = NAMES[(level - 1) * CHARACTERS + (character % CHARACTERS)] ?? '';
  return character < CHARACTERS ? name : `${name} ${1 + Math.floor(character / CHARACTERS)}`;
};

/** Whoever sits somewhere: a bot is known by its level and its character. */
export type Seated = Partial<NamedBot> & { readonly kind: string };

/** The characters of a level that do not sit at a table. */
export const freeCharacters = (seats: readonly Seated[], level: number): readonly number[] =>
  Array.from({ length: CHARACTERS }, (_, character) => character).filter(
    character => !seats.some(seat => seat.kind === 'bot' && seat.level === level && seat.character === character),
  );

/** The first of them; one more where all sit there. */
export const freeCharacter = (seats: readonly Seated[], level: number): number =>
  freeCharacters(seats, level)[0] ?? CHARACTERS;
