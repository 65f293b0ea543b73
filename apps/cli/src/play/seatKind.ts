import type { Seat } from '@threefold/core';

/** Who sits there: somebody at the keyboard, chance, or the computer at one of its levels. */
export type SeatKind = 'human' | 'random' | `bot:${number}`;

/** How `--seat` is written. */
export const SEAT_HELP = 'human (or me), random, or bot:1 to bot:8';

export const parseSeatKind = (text: string): SeatKind | undefined => {
  if (text === 'human' || text === 'me') return 'human';
  if (text === 'random') return 'random';
  const level = /^bot:([1-9]\d?)$/.exec(text)?.[1];
  return level === undefined ? undefined : `bot:${Number(level)}`;
};

/** The computer's level, where it sits there. */
export const levelOf = (kind: SeatKind | undefined): number | undefined =>
  kind?.startsWith('bot:') ? Number(kind.slice('bot:'.length)) : undefined;

/** What a record calls whoever sits there. */
export const playerName = (kind: SeatKind, seat: Seat): string =>
  kind === 'human' ? `Player ${seat}` : kind === 'random' ? `Random ${seat}` : `Threefold, level ${levelOf(kind)}`;

/** Everybody's kind. One that is no person, given alone, plays all the seats but the first; else people fill what is left. */
export const seatKinds = (given: readonly SeatKind[], seats: number): readonly SeatKind[] => {
  const [only] = given;
  const opponent = given.length === 1 && only !== undefined && only !== 'human' ? only : undefined;
  return Array.from({ length: seats }, (_, seat) =>
    opponent ? (seat === 0 ? 'human' : opponent) : (given[seat] ?? 'human'),
  );
};
