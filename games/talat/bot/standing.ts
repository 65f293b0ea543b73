import { ALL_KINDS, COLOURS, indexOf, KINDS, type TalatState } from '@threefold-games/talat/internal';

/** By set of kinds: the same with room in each place for as many as there are colours. */
const SPREAD = Int32Array.from({ length: ALL_KINDS + 1 }, (_, set) => {
  let spread = 0;
  for (let kind = 0; kind < KINDS; kind++) if ((set >> kind) & 1) spread += (COLOURS + 1) ** kind;
  return spread;
});

/** How a seat stands when points are equal (TA-8.6 to TA-8.8): the higher wins, and the equal share. */
export const tieKey = (state: TalatState, seat: number): number => {
  const { tieBreak } = state.constants;
  const captured = state.captured[seat]!;
  if (tieBreak === 'none' || captured === 0) return 0;
  const first = captured & ALL_KINDS;
  const second = (captured >> KINDS) & ALL_KINDS;
  const third = captured >> (2 * KINDS);
  return tieBreak === 'cancelCommon'
    ? SPREAD[first]! + SPREAD[second]! + SPREAD[third]!
    : 1 + indexOf(first | second | third);
};

/** The share that a seat would get if the game ended now, where `points` are those of the seats. */
export const shareNow = (state: TalatState, points: Float64Array, seat: number): number => {
  let equals = 1;
  for (let other = 0; other < state.constants.seats; other++) {
    if (other === seat) continue;
    const lead = points[seat]! - points[other]! || tieKey(state, seat) - tieKey(state, other);
    if (lead < 0) return 0;
    if (lead === 0) equals++;
  }
  return 1 / equals;
};
