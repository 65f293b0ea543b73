import type { Lang } from './langs.ts';

/** A message with its forms for a number `n`, by the names that Intl.PluralRules gives them. */
export interface Plural {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** What a catalogue holds: a text with `{names}` for what is put in, or its forms for a number. */
export type Message = string | Plural;
/** Messages by name, in groups. */
export interface Catalogue {
  readonly [key: string]: Message | Catalogue;
}

/** The names in braces. */
type Named<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

/** What a message wants to be put in. */
export type Wanted<M> = M extends string
  ? Named<M>
  : M extends { readonly one: string; readonly other: infer Other extends string }
    ? Named<Other> | 'n'
    : never;

declare const wanted: unique symbol;
/** A message of a catalogue; `Names` is what must be put in. */
export type Text<Names extends string = never> = (string | Plural) & { readonly [wanted]?: (names: Names) => void };

/** The type of a catalogue, whatever its language: its keys, and what each message wants. */
export type Shape<English> = {
  readonly [Key in keyof English]: English[Key] extends string | { readonly one: string; readonly other: string }
    ? Text<Wanted<English[Key]>>
    : Shape<English[Key]>;
};

/** The forms that a language needs for a number. */
type Forms<Code extends Lang> = Code extends 'pl' ? 'one' | 'few' | 'many' | 'other' : 'one' | 'other';

/** What a translation must be like: every key of the English one, wanting the same, and every form of its language. */
export type Translation<English, Code extends Lang, Own> = {
  readonly [Key in keyof English]: Key extends keyof Own
    ? English[Key] extends string
      ? SameNames<English[Key], Own[Key]>
      : English[Key] extends { readonly one: string; readonly other: string }
        ? { readonly [Form in Forms<Code>]: string } & SameNames<English[Key], Own[Key]>
        : Translation<English[Key], Code, Own[Key]>
    : never;
};

type SameNames<English, Own> = [Wanted<English>] extends [Wanted<Own>]
  ? [Wanted<Own>] extends [Wanted<English>]
    ? Own
    : { readonly 'puts in what the English message lacks': Exclude<Wanted<Own>, Wanted<English>> }
  : { readonly 'does not put in': Exclude<Wanted<English>, Wanted<Own>> };

/** The English catalogue, from which the others take their type. */
export const english = <const English extends Catalogue>(words: English): English => words;

/** A catalogue in another language: a missing key, form or name, or one too many, is a type error. */
export const translation =
  <English>() =>
  <Code extends Lang>(_code: Code) =>
  <const Own extends Catalogue & Translation<English, Code, Own> & NoMore<English, Own>>(words: Own): Shape<English> =>
    words as unknown as Shape<English>;

/** No key that the English catalogue lacks. */
type NoMore<English, Own> = {
  readonly [Key in keyof Own]: Key extends keyof English
    ? English[Key] extends string | { readonly one: string; readonly other: string }
      ? unknown
      : NoMore<English[Key], Own[Key]>
    : never;
};
