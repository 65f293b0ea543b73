import type { Game, Position, Seat } from '@threefold-games/core';
import type { Decision, Effect, PersonId, RoomState, Sitter, Timestamp } from './state.ts';

/** Positions by the turns that lead to them. */
export interface KeptPositions {
  /** The position of a room after what was drawn. The caller may play on, until it takes the next one. */
  take(game: Game, state: RoomState): Position;
  keep(turns: RoomState['turns'], position: Position): void;
}

/** All that a room has to know from outside. */
export interface World {
  findGame(id: string): Game | undefined;
  /** Where many rooms are played in; without it every state has its position as text. */
  readonly positions?: KeptPositions;
}

/** A room at the moment when something happens to it. */
export interface At {
  readonly world: World;
  readonly game: Game;
  readonly state: RoomState;
  readonly now: Timestamp;
}

/** Who sits on a seat as a person. */
export type SeatedPerson = Extract<Sitter, { readonly kind: 'person' }>;

/** A decision that refuses nothing. */
export interface Done {
  readonly ok: true;
  readonly value: Decision;
}

export const done = (state: RoomState, ...effects: readonly Effect[]): Done => ({
  ok: true,
  value: { state, effects },
});

/** Where a person sits. */
export const seatOf = (state: RoomState, person: PersonId): Seat | undefined => {
  const seat = state.seats.findIndex(sitter => sitter.kind === 'person' && sitter.person === person);
  return seat < 0 ? undefined : seat;
};

/** The seats on which people sit. */
export const peopleOf = (state: RoomState): readonly Seat[] =>
  state.seats.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));

/** The seats whose people, or whose bots, are those of the start: nobody left them. */
export const stayersOf = (state: RoomState): readonly Seat[] =>
  state.seats.flatMap((sitter, seat) => (sitter.kind === 'bot' && sitter.for ? [] : [seat]));

/** Whether a turn was played on a seat. */
export const hasMoved = (state: { readonly turns: readonly { readonly seat: Seat }[] }, seat: Seat): boolean =>
  state.turns.some(turn => turn.seat === seat);

/** A list with one entry replaced. */
export const replaced = <T>(list: readonly T[], index: number, entry: T): readonly T[] =>
  list.map((old, i) => (i === index ? entry : old));

/** Data without some of its optional fields. */
export const without = <T extends object, K extends keyof T>(data: T, ...names: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;
