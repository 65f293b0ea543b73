/** A step as people read it: × for a capture, a dash for a way; the record keeps the plain signs. */
export const showStep = (text: string): string =>
  text === '-'
    ? '–'
    : text.replace(/(?<=[A-Za-z]\d)x(?=[A-Za-z]\d)/, '×').replace(/(?<=[A-Za-z]\d)-(?=[A-Za-z]\d)/, '–');

/** The steps of a turn. */
export const showSteps = (steps: readonly string[]): string => steps.map(showStep).join('  ');
