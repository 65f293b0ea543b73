/** A numbered rule of a RULES.md. */
export interface NumberedRule {
  readonly id: string;
  readonly text: string;
}

/** The rules of a RULES.md: lines such as `- **TZ-2.1** With the random set-up ...`. */
export const readRules = (markdown: string): readonly NumberedRule[] =>
  [...markdown.matchAll(/^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({ id, text }));
