import type { Catalogue } from './catalogue.ts';

/** The sentence of a rule, or undefined when the game has no such rule. */
export const ruleSentence = (catalogue: Catalogue, game: string, id: string): string | undefined =>
  catalogue
    .rulebook(game)
    .flatMap(({ rules }) => rules)
    .find(rule => rule.id === id)?.text;

/** A rule as it is quoted: its id and its sentence. */
export const quoteRule = (catalogue: Catalogue, game: string, id: string): string => {
  const sentence = ruleSentence(catalogue, game, id);
  return sentence === undefined ? id : `${id}: ${sentence}`;
};
