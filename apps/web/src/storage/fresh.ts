/** Letters of an address: no two look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A fresh text by chance, for names of games and for seeds. */
export const freshId = (length = 12): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => LETTERS[byte % LETTERS.length]!).join('');

const freshDigits = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** A secret for the deal of a match: 32 bytes by chance, as hexadecimal digits. */
export const freshSecret = (): string => freshDigits(32);

/** What a seat adds to the deal: 16 bytes. */
export const freshNonce = (): string => freshDigits(16);
