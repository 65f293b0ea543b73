import type { Seat } from '@threefold/core';
import type { RoomView } from '@threefold/room';
import type { Standing } from '../table/standing.ts';

/** How it stood before the turn with this number, after its draw. */
export const standingAt = (standing: Standing, at: number): Standing => {
  const { game, setup, turns } = standing;
  const position = game.start(setup);
  for (const { actions } of turns.slice(0, at)) for (const action of actions) position.make(action);
  const turn = turns[at];
  const drawn = turn?.drawn ?? [];
  for (const action of turn?.actions.slice(0, drawn.length) ?? []) position.make(action);
  return { ...standing, turns: turns.slice(0, at), drawn, position, composed: [], outcome: undefined };
};

export const sameSteps = (
  one: { readonly steps: readonly string[] },
  other: { readonly steps: readonly string[] } | undefined,
): boolean => one.steps.join(' ') === other?.steps.join(' ');

/** Whether the same turn is on, and nothing stands in its way that did not before. */
export const isSameTurn = (one: RoomView, other: RoomView): boolean =>
  one.turns.length === other.turns.length &&
  one.turns.every((turn, i) => sameSteps(turn, other.turns[i])) &&
  one.now.drawn.join(' ') === other.now.drawn.join(' ') &&
  one.now.phase === other.now.phase &&
  one.now.actor === other.now.actor &&
  (one.now.paused === undefined) === (other.now.paused === undefined);

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
