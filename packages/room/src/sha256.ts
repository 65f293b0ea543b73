import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text. */
export const hashOf = (text: string) => sha256(utf8ToBytes(text));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** The same as hexadecimal digits. */
export const hexHashOf = (text: string): string => hexOf(hashOf(text));

/** The SHA-256 of the bytes that hexadecimal digits stand for. */
export const hexHashOfHex = (digits: string): string =>
  hexOf(sha256(Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16))));
