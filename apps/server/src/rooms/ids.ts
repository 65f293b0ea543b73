import { createHash, randomBytes } from 'node:crypto';
import { LETTERS, letters } from '../letters.ts';

/** An id as people read it out: `abcd-efgh`. Of 8.5e11 none is met by guessing. */
export const newRoomId = (): string => `${letters(4)}-${letters(4)}`;

/** The id of the game that follows another: whoever opens it, and however often, it is the same. `attempt`: should one be taken. */
export const rematchId = (room: string, secret: string, attempt: number): string => {
  const bytes = createHash('sha256').update(`${room} ${secret} ${attempt}`).digest();
  const text = Array.from(bytes.subarray(0, 8), byte => LETTERS[byte % LETTERS.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};

/** What a deal is drawn from. */
export const newSecret = (): string => randomBytes(32).toString('hex');
