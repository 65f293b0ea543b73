import type { Seat } from '@threefold-games/core';
import type { RoomState } from '@threefold-games/room';
import { actsAs, idsOf, type Person } from '../context.ts';

/** Where somebody sits. */
export const seatOfPerson = (state: RoomState, person: Person | undefined): Seat | undefined => {
  if (!person) return undefined;
  const id = actsAs(state, person);
  const seat = state.seats.findIndex(each => each.kind === 'person' && each.person === id);
  return seat < 0 ? undefined : seat;
};

/** Whether somebody belongs to the table, even if a bot stands in for them. */
export const belongs = (state: RoomState, person: Person): boolean => {
  const ids = idsOf(person);
  return (
    ids.includes(state.host) ||
    state.seats.some(
      seat =>
        (seat.kind === 'person' && ids.includes(seat.person)) ||
        (seat.kind === 'bot' && seat.for !== undefined && ids.includes(seat.for.person)),
    )
  );
};

/** Whether somebody may see a room. The link is the right to join, so everybody who has it sees an open table. */
export const maySee = (state: RoomState, person: Person | undefined): boolean =>
  state.plan.watching || state.phase === 'gathering' || (person !== undefined && belongs(state, person));
