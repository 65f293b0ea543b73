import { faults } from './en/faults.ts';

/** A fault as an English sentence, for terminals and programs; a code without one does not compile. */
export const explain = ({ code, detail }: { readonly code: keyof typeof faults; readonly detail: string }): string =>
  detail === '' ? faults[code] : faults[code].replace('.', () => `: ${detail}.`);
