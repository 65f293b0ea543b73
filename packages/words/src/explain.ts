import { faults } from './en/faults.ts';

/** A fault as an English sentence in ASCII, for terminals and programs; a code without one does not compile. */
export const explain = ({ code, detail }: { readonly code: keyof typeof faults; readonly detail: string }): string => {
  const sentence = faults[code].replaceAll('’', "'");
  return detail === '' ? sentence : sentence.replace('.', () => `: ${detail}.`);
};
