import type { Catalogue } from './catalogue.ts';

/** A chapter of a game's numbered rules. */
export interface Chapter {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly sentence: string }[];
}

/** Reads RULES.md: `## 2 Set-up`, then one line a rule, `- **TZ-2.1** text`. All else is prose around them. */
export const parseRulebook = (text: string): Chapter[] => {
  const chapters: { title: string; rules: { id: string; sentence: string }[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const title = /^##\s+(\S.*)$/.exec(line)?.[1];
    if (title !== undefined) chapters.push({ title: title.trim(), rules: [] });
    const rule = /^- \*\*([A-Z]{2}-\d+\.\d+)\*\*\s+(\S.*)$/.exec(line);
    if (rule) {
      if (chapters.length === 0) chapters.push({ title: '', rules: [] });
      chapters.at(-1)!.rules.push({ id: rule[1]!, sentence: rule[2]!.trim() });
    }
  }
  return chapters.filter(chapter => chapter.rules.length > 0);
};

/** The sentence of a rule, or undefined when the game has no such rule. */
export const ruleSentence = (catalogue: Catalogue, game: string, id: string): string | undefined =>
  parseRulebook(catalogue.rulesText(game))
    .flatMap(chapter => chapter.rules)
    .find(rule => rule.id === id)?.sentence;

/** A rule as it is quoted: its id and its sentence. */
export const quoteRule = (catalogue: Catalogue, game: string, id: string): string => {
  const sentence = ruleSentence(catalogue, game, id);
  return sentence === undefined ? id : `${id}: ${sentence}`;
};
