/** What a declaration says of itself, on one line. */
export const summaryOf = ({ comment }) =>
  (comment?.summary ?? [])
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();

/** Its first sentence. */
export const firstSentence = text => /^.*?[.:;](?= |$)/.exec(text)?.[0].replace(/[:;]$/, '.') ?? text;
