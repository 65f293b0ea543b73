import { type PieceType, TYPE_LETTERS, TYPES } from '../rules/tables.ts';

/** A step read from its text, legal or not. */
type Step =
  | { readonly kind: 'capture' | 'stack'; readonly from: string; readonly to: string }
  | { readonly kind: 'place'; readonly type: PieceType; readonly to: string }
  | { readonly kind: 'pass' };

/** TZ-6.1, as far as the text is well formed. */
export const readStep = (text: string): Step | undefined => {
  if (text === '-') return { kind: 'pass' };
  const placed = /^([ARO])@([A-I][1-8])$/.exec(text);
  if (placed) return { kind: 'place', type: typeOf(placed[1]!)!, to: placed[2]! };
  const moved = /^([A-I][1-8])([x+])([A-I][1-8])$/.exec(text);
  return moved ? { kind: moved[2] === 'x' ? 'capture' : 'stack', from: moved[1]!, to: moved[3]! } : undefined;
};

/** The type of a letter of the notation. */
export const typeOf = (letter: string): PieceType | undefined =>
  TYPES[(TYPE_LETTERS as readonly string[]).indexOf(letter)];
