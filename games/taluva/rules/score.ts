import type { Outcome } from '@threefold/core';
import { OVER, PIECE_KINDS, type Table } from './table.ts';

/** How many seats have built all of two kinds. */
export const countFinished = (table: Table): number => {
  let n = 0;
  for (let seat = 0; seat < table.rules.seats; seat++) if (table.standing[seat]! > 0) n++;
  return n;
};

/** How many seats could not build. */
export const countOut = (table: Table): number => {
  let n = 0;
  for (let seat = 0; seat < table.rules.seats; seat++) if (table.standing[seat]! < 0) n++;
  return n;
};

/** How many seats are still in play. */
export const countPlaying = (table: Table): number => table.rules.seats - countFinished(table) - countOut(table);

/** Whether seats leaving have ended the game: one is left (TL-7.3, TL-9.3), or one has finished and nobody plays for places (TL-8.1). */
export const isDecided = (table: Table): boolean =>
  countPlaying(table) <= 1 || (!table.rules.ranking && countFinished(table) > 0);

/** Whether no further turn begins, asked between two turns. */
export const isOver = (table: Table): boolean => table.tilesLeft === 0 || isDecided(table);

/** The outcome of a game that is over. */
export const outcomeOf = (table: Table): Outcome | undefined => {
  if (table.phase !== OVER) return undefined;
  const places = placesOf(table);
  const winners = places.filter(place => place === 1).length;
  const shares = Object.freeze(places.map(place => (place === 1 ? 1 / winners : 0)));
  if (!table.rules.ranking) return Object.freeze({ shares, rule: endOf(table) });
  return Object.freeze({ shares, rule: endOf(table), ranking: Object.freeze(places) });
};

const endOf = (table: Table): Outcome['rule'] => {
  if (!isDecided(table)) return 'TL-8.3';
  if (table.rules.ranking) return 'TL-9.3';
  return countFinished(table) > 0 ? 'TL-8.1' : 'TL-7.3';
};

/**
 * The place of every seat: who finished early from the top (TL-9.1), who went out from the bottom (TL-9.2), the others between
 * them by what they have built, equals on the same place (TL-9.4). Who goes out wins nothing, so this also tells the winners
 * where nobody plays for places.
 */
export const placesOf = (table: Table): number[] => {
  const { seats } = table.rules;
  const finished = countFinished(table);
  return Array.from(table.standing, (standing, seat) => {
    if (standing > 0) return standing;
    if (standing < 0) return seats + 1 + standing;
    let better = 0;
    for (let other = 0; other < seats; other++) {
      if (table.standing[other] === 0 && compareBuilt(table, other, seat) > 0) better++;
    }
    return finished + 1 + better;
  });
};

/** Positive when seat `a` has built more than seat `b`: temples, then towers, then huts (TL-8.3). */
const compareBuilt = (table: Table, a: number, b: number): number => {
  for (let piece = 0; piece < PIECE_KINDS; piece++) {
    const more = table.built(a, piece) - table.built(b, piece);
    if (more !== 0) return more;
  }
  return 0;
};
