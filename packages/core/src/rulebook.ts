/** A numbered rule of a RULES.md. */
export interface NumberedRule {
  readonly id: string;
  readonly text: string;
}

/** A chapter of a RULES.md. */
export interface RulesChapter {
  readonly title: string;
  readonly rules: readonly NumberedRule[];
}

/** The chapters of a RULES.md: a heading such as `## 2 Set-up`, then rules, one a line: `- **TZ-2.1** With ...`. */
export const readRulebook = (markdown: string): readonly RulesChapter[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map(chapter => ({
      title: chapter.split('\n', 1)[0]!.trim(),
      rules: [...chapter.matchAll(/^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({
        id,
        text: text.trim(),
      })),
    }))
    .filter(({ rules }) => rules.length > 0);

/** All the rules of a RULES.md in their order. */
export const readRules = (markdown: string): readonly NumberedRule[] =>
  readRulebook(markdown).flatMap(chapter => chapter.rules);
