import type { Seat } from '@threefold/core';
import type { RoomState } from './state.ts';

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

/** A room as a number, from which the names of its bots follow. */
const numberOf = (room: string): number => {
  let hash = 0;
  for (const letter of room) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0;
  return hash;
};

/** What the bot on a seat is called: the same for everybody and for good, since it follows from the room, and no two of a table alike. */
export const botName = (room: string, seat: Seat): string =>
  BOT_NAMES[(numberOf(room) + STEP * seat) % BOT_NAMES.length]!;

/** So many without a fitting one come once in ten million times. */
const TRIES = 400;

/**
 * One of the ids that `fresh` gives, with which as many bots of a room as can keep their names in the next, where who sits on seat `i` sat on
 * `order[i]`. With several bots not all can once the seats have moved on.
 */
export const idThatKeepsNames = (
  last: Pick<RoomState, 'id' | 'seats'>,
  order: readonly Seat[],
  fresh: () => string,
): string => {
  const bots = order.flatMap((before, seat) => {
    const sitter = last.seats[before];
    return sitter?.kind === 'bot' && !sitter.for ? [{ seat, name: botName(last.id, before) }] : [];
  });
  const kept = (id: string): number => bots.filter(({ seat, name }) => botName(id, seat) === name).length;
  let best = fresh();
  for (let n = 0; n < TRIES && kept(best) < bots.length; n++) {
    const id = fresh();
    if (kept(id) > kept(best)) best = id;
  }
  return best;
};
