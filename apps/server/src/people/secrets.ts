import { createHash, randomBytes } from 'node:crypto';
import { letters } from '../letters.ts';

export const newPersonId = (): string => `p_${letters(12)}`;

/** Names something of one's own, such as a session. */
export const newOwnId = (): string => letters(16);

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 79 random bits as somebody copies them from paper. */
export const newCode = (): string => Array.from({ length: 4 }, () => letters(4)).join('-');

/** A code as it was meant, however it was typed. */
export const readCode = (text: string): string => (text.toLowerCase().match(/[a-z0-9]/g) ?? []).join('');

/** What is stored of a secret. It is random and long, so that one round is enough and a look-up by it tells nothing. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
