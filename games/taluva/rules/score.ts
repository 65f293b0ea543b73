import type { Outcome } from '@threefold-games/core';
import { OVER, type TaluvaState } from './state.ts';
import { PIECE_KINDS } from './tables.ts';

/** How many seats have built all of two kinds. */
export const countFinished = (state: TaluvaState): number => {
  let n = 0;
  for (let seat = 0; seat < state.constants.seats; seat++) if (state.standing[seat]! > 0) n++;
  return n;
};

/** How many seats could not build. */
export const countOut = (state: TaluvaState): number => {
  let n = 0;
  for (let seat = 0; seat < state.constants.seats; seat++) if (state.standing[seat]! < 0) n++;
  return n;
};

/** How many seats are still in play. */
export const countPlaying = (state: TaluvaState): number =>
  state.constants.seats - countFinished(state) - countOut(state);

/** Whether seats leaving have ended the game: one is left (TL-7.3, TL-9.3), or one has finished and nobody plays for places (TL-8.1). */
export const isDecided = (state: TaluvaState): boolean =>
  countPlaying(state) <= 1 || (!state.constants.ranking && countFinished(state) > 0);

/** Whether no further turn begins, asked between two turns. */
export const isOver = (state: TaluvaState): boolean => state.tilesLeft === 0 || isDecided(state);

/** The outcome of a game that is over. */
export const outcomeOf = (state: TaluvaState): Outcome | undefined => {
  if (state.phase !== OVER) return undefined;
  const places = placesOf(state);
  const winners = places.filter(place => place === 1).length;
  const shares = Object.freeze(places.map(place => (place === 1 ? 1 / winners : 0)));
  if (!state.constants.ranking) return Object.freeze({ shares, rule: endOf(state) });
  return Object.freeze({ shares, rule: endOf(state), ranking: Object.freeze(places) });
};

const endOf = (state: TaluvaState): Outcome['rule'] => {
  if (!isDecided(state)) return 'TL-8.3';
  if (state.constants.ranking) return 'TL-9.3';
  return countFinished(state) > 0 ? 'TL-8.1' : 'TL-7.3';
};

/**
 * The place of every seat: who finished early from the top (TL-9.1), who went out from the bottom (TL-9.2), the others between
 * them by what they have built, equals on the same place (TL-9.4). Who goes out wins nothing, so this also tells the winners
 * where nobody plays for places.
 */
export const placesOf = (state: TaluvaState): number[] => {
  const { seats } = state.constants;
  const finished = countFinished(state);
  return Array.from(state.standing, (standing, seat) => {
    if (standing > 0) return standing;
    if (standing < 0) return seats + 1 + standing;
    let better = 0;
    for (let other = 0; other < seats; other++) {
      if (state.standing[other] === 0 && compareBuilt(state, other, seat) > 0) better++;
    }
    return finished + 1 + better;
  });
};

/** Positive when seat `a` has built more than seat `b`: temples, then towers, then huts (TL-8.3). */
const compareBuilt = (state: TaluvaState, a: number, b: number): number => {
  for (let piece = 0; piece < PIECE_KINDS; piece++) {
    const more = state.built(a, piece) - state.built(b, piece);
    if (more !== 0) return more;
  }
  return 0;
};
