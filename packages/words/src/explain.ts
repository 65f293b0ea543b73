import { faults } from './en/faults.ts';

/** English with the quotation marks of a terminal. */
export const inAscii = (text: string): string => text.replaceAll('’', "'").replaceAll(/[“”]/g, '"');

/** Whether a code has a sentence: one of a newer server has none. */
export const hasSentence = (code: string): code is keyof typeof faults => Object.hasOwn(faults, code);

/** A fault as an English sentence in ASCII, for terminals and programs; a code without one does not compile. */
export const explain = ({ code, detail }: { readonly code: keyof typeof faults; readonly detail: string }): string => {
  const sentence = inAscii(faults[code]);
  return detail === '' ? sentence : sentence.replace('.', () => `: ${detail}.`);
};
