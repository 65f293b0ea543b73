import { fail, type Result } from '@threefold/core';
import type { RoomState } from '@threefold/room';
import type { Person, RoomsGate } from '../context.ts';

/** A room, if who asks may see it. */
export const seenRoom = async (
  rooms: RoomsGate,
  id: string,
  person: Person | undefined,
): Promise<Result<RoomState>> => {
  const state = await rooms.load(id);
  if (!state.ok) return state;
  return rooms.maySee(state.value, person) ? state : fail('room.watching');
};
