import type { Seat } from '@threefold/core';

/** Names for bots that read alike in all languages. */
export const BOT_NAMES = [
  'Anouk',
  'Bruno',
  'Cora',
  'Dario',
  'Edda',
  'Falko',
  'Gita',
  'Hanno',
  'Ilka',
  'Jaro',
  'Kira',
  'Lino',
  'Mirko',
  'Nela',
  'Orso',
  'Petra',
  'Rasmus',
  'Selma',
  'Tilo',
  'Una',
  'Viggo',
  'Wanda',
  'Yvo',
  'Zora',
] as const;

/** Shares no factor with the number of names, so that all seats of a table get different ones. */
const STEP = 7;

/** What the bot on a seat is called: the same for everybody and for good, since it follows from the room, and no two of a table alike. */
export const botName = (room: string, seat: Seat): string => {
  let hash = 0;
  for (const letter of room) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0;
  return BOT_NAMES[(hash + STEP * seat) % BOT_NAMES.length]!;
};
