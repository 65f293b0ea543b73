import { findGame, games, loadDrawing, type RulesText } from '@threefold-games/catalogue';
import { loadRules } from '@threefold-games/catalogue/load';
import type { Game } from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import type { Drawing } from '@threefold-games/stage/terminal';
import { inAscii } from '@threefold-games/words/explain';

/** The games that the command knows. */
export interface Catalogue {
  readonly games: readonly Game[];
  findGame(id: string): Game | undefined;
  /** The rules of a game. */
  rulebook(id: string): readonly RulesChapter[];
}

/** A chapter of the rules: its number and title, then the rules with their ids. */
interface RulesChapter {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

const writeRulebook = ({ chapters, rules }: RulesText): readonly RulesChapter[] => {
  const speak = speaker('en');
  const all = Object.entries(rules).map(([rule, text]) => ({ id: rule, text: inAscii(speak(text)) }));
  return Object.entries(chapters).map(([number, title]) => ({
    title: `${number} ${speak(title)}`,
    rules: all.filter(rule => rule.id.split(/[-.]/)[1] === number),
  }));
};

const byGame = async <T>(load: (id: string) => Promise<T>): Promise<ReadonlyMap<string, T>> =>
  new Map(await Promise.all(games.map(async ({ id }) => [id, await load(id)] as const)));

const rules = await byGame(id => loadRules(id, 'en'));
const drawings = await byGame(loadDrawing);
/** Written when one is asked for: most commands quote no rule. */
const rulebooks = new Map<string, readonly RulesChapter[]>();

export const catalogue: Catalogue = {
  games,
  findGame,
  rulebook: id => {
    const text = rules.get(id);
    if (text && !rulebooks.has(id)) rulebooks.set(id, writeRulebook(text));
    return rulebooks.get(id) ?? [];
  },
};

/** How a game looks in a terminal. */
export const findDrawing = (id: string): Drawing | undefined => drawings.get(id);

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
