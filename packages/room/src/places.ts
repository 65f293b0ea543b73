import type { RoomState, Sitter } from './state.ts';

const hasLeft = (sitter: Sitter): boolean => sitter.kind === 'bot' && sitter.for !== undefined;

/** Which seats were left before the end. */
export const leaversOf = ({ seats, result }: Pick<RoomState, 'seats' | 'result'>): readonly boolean[] =>
  seats.map((sitter, seat) => hasLeft(sitter) || (result?.why.kind === 'gone' && result.why.seat === seat));

/** The place of every seat, 1 for the first; those who share one have the same. Undefined without an end that counts. */
export const placesOf = (state: Pick<RoomState, 'seats' | 'result'>): readonly number[] | undefined => {
  const { seats, result } = state;
  if (!result?.shares) return undefined;
  const { shares, why } = result;
  // A ranking that the rules made holds only while everybody stayed: who left is last.
  const ranking = why.kind === 'rule' && !leaversOf(state).some(Boolean) ? why.ranking : undefined;
  const points = seats.map((_, seat) => (ranking ? -(ranking[seat] ?? 0) : (shares[seat] ?? 0)));
  return points.map(own => 1 + points.filter(point => point > own).length);
};

/** Whether a result says something about those who played: not if the game was given up before every seat had made a turn. */
export const wasPlayed = ({ result, seats, turns }: Pick<RoomState, 'result' | 'seats' | 'turns'>): boolean =>
  result?.why.kind === 'rule' || seats.every((_, seat) => turns.some(turn => turn.seat === seat));
