import type { Lang } from './langs.ts';
import type { Plural, Text } from './message.ts';

/** What a message is given: numbers are written as the language writes them. */
export type Given<Names extends string> = { readonly [Name in Names]: Name extends 'n' ? number : string | number };

/** Speaks a language: fills in messages and writes numbers, lists and dates. */
export interface Speak {
  readonly lang: Lang;
  /** The message as it stands; with what it wants put in, and in the form for `n`. */
  <Names extends string>(message: Text<Names>, ...given: [Names] extends [never] ? [] : [Given<Names>]): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A share between 0 and 1 as whole percents. */
  percent(share: number): string;
  /** "a, b and c". */
  list(items: readonly string[], type?: 'conjunction' | 'disjunction'): string;
  /** A moment, in milliseconds since 1970. */
  date(moment: number, options?: Intl.DateTimeFormatOptions): string;
}

/** Speaks a language: `speaker('en')(words.greeting, { name })`. */
export const speaker = (lang: Lang): Speak => {
  // Our English is British.
  const locale = lang === 'en' ? 'en-GB' : lang;
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const lists: Partial<Record<'conjunction' | 'disjunction', Intl.ListFormat>> = {};
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const write = (value: string | number | undefined): string =>
    typeof value === 'number' ? numbers.format(value) : (value ?? '');
  const form = (plural: Plural, n: number): string =>
    (plural as unknown as Readonly<Record<string, string>>)[plurals.select(n)] ?? plural.other;
  const speak = (message: string | Plural, given: Readonly<Record<string, string | number>> = {}): string => {
    const text = typeof message === 'string' ? message : form(message, Number(given.n));
    return text.replace(/\{(\w+)\}/g, (_, name: string) => write(given[name]));
  };
  return Object.assign(speak as Speak, {
    lang,
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      options ? new Intl.NumberFormat(locale, options).format(value) : numbers.format(value),
    percent: (share: number) => percents.format(share),
    list: (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') => {
      // Dear to make, and asked for by every cell of a board.
      lists[type] ??= new Intl.ListFormat(locale, { type });
      return lists[type].format(items);
    },
    date: (moment: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
      new Intl.DateTimeFormat(locale, options).format(moment),
  });
};
