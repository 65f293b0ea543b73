import type { Seat } from '@threefold/core';
import type { NowView, RoomView } from '@threefold/room';
import type { Standing } from '../table/standing.ts';

/** Whether the same turn is on, and nothing stands in its way that did not before; the turns are the same already. */
export const isSameTurn = (one: NowView, other: NowView): boolean =>
  one.phase === other.phase && one.actor === other.actor && (one.paused === undefined) === (other.paused === undefined);

export const sameSeat = ({ saved }: Standing, seat: Seat | undefined): boolean =>
  saved.seats.findIndex(({ kind }) => kind === 'me') === (seat ?? -1);

/** What somebody is called who sits there, or for whom a bot does. */
export const nameAt = ({ now }: RoomView, seat: Seat): string => {
  const sitter = now.seats[seat];
  if (sitter?.kind === 'person') return sitter.name;
  return sitter?.kind === 'bot' ? (sitter.for?.name ?? '') : '';
};

export const readComposed = (text: string | null, turn: number): readonly string[] => {
  try {
    const raw = JSON.parse(text ?? '{}') as { readonly turn?: unknown; readonly steps?: unknown };
    const isSteps = Array.isArray(raw.steps) && raw.steps.every(step => typeof step === 'string');
    return raw.turn === turn && isSteps ? raw.steps : [];
  } catch {
    return [];
  }
};
