import { createHash, randomBytes, randomInt } from 'node:crypto';
import { ROOM_LETTERS } from '@threefold-games/room';

/** A random text of so many letters. */
export const letters = (count: number): string =>
  Array.from({ length: count }, () => ROOM_LETTERS[randomInt(ROOM_LETTERS.length)]).join('');

/** An id that people can read out: `abcd-efgh`, one of 8.5e11, so that nobody guesses one. */
export const newRoomId = (): string => `${letters(4)}-${letters(4)}`;

export const newPersonId = (): string => `p_${letters(12)}`;

/** For whatever else needs an id, such as a session or a request of the server's own. */
export const newId = (): string => letters(16);

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. Secrets are random and long, so one round is enough, and looking one up by its hash gives nothing away. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
