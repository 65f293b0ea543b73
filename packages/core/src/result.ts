import type { FaultCode } from './faults.ts';

/** Names a numbered rule in a game's RULES.md, such as `TZ-4.2`; `TZ-H.1` is a house rule. */
export type RuleId = `${string}-${number | 'H'}.${number}`;

/** Why something was refused. A value, never thrown. */
export interface Fault {
  /** What kind of refusal this is; see `faults.ts`. */
  readonly code: FaultCode;
  /** What exactly was wrong, for the sentence: the text that could not be read, the value that was expected. */
  readonly detail: string;
  /** The rule of the game that was broken, if a rule was. */
  readonly rule?: RuleId;
  /** The turn of a record where it happened, counted from 1. */
  readonly turn?: number;
  /** The step within that turn, counted from 1. */
  readonly step?: number;
}

/** A value, or why there is none. */
export type Result<T, E = Fault> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** The result of what succeeded. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** The result of what was refused: a code, what exactly was wrong in plain English, and where. */
export const fail = (code: FaultCode, detail = '', where: Omit<Fault, 'code' | 'detail'> = {}): Result<never> => ({
  ok: false,
  error: { code, detail, ...where },
});

/** A foreign text without the characters that steer terminals and writing directions. */
export const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u00b7');

/** A foreign text, shortened, safe to repeat in a message. */
export const quote = (text: string): string => {
  const letters = Array.from(printable(text.slice(0, 200)));
  return letters.length > 60 ? `"${letters.slice(0, 57).join('')}..."` : `"${letters.join('')}"`;
};
