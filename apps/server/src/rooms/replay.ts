import { decide, type Effect, type RoomEvent, type RoomState, type World } from '@threefold-games/room';
import type { StoredRoom } from '../store/store.ts';
import type { RoomDeps } from './deps.ts';
import { LiveRoom } from './liveRoom.ts';

/** A stored event once more. It was decided before, so a refusal is a bug. */
export const replayed = (
  world: World,
  state: RoomState,
  event: RoomEvent,
  at: number,
): { readonly state: RoomState; readonly effects: readonly Effect[] } => {
  const decided = decide(world, state, event, at);
  if (!decided.ok) throw new Error(`event ${state.seq + 1} of room ${state.id} is refused: ${decided.error.code}`);
  return decided.value;
};

export const storedState = (world: World, { snapshot, events }: StoredRoom): RoomState =>
  events.reduce((state, { event, at }) => replayed(world, state, event, at).state, snapshot);

/** A room out of the journal; undefined where there is none. */
export const readRoom = async ({ store, world, now }: RoomDeps, id: string): Promise<LiveRoom | undefined> => {
  const stored = await store.journal.load(id);
  if (!stored) return undefined;
  const room = new LiveRoom(storedState(world, stored), stored.updated, now());
  room.snapshotSeq = stored.snapshot.seq;
  room.checkOutages = true;
  return room;
};

/** Replaces what is in memory by what is stored. */
export const readAgain = async ({ store, world }: RoomDeps, room: LiveRoom): Promise<void> => {
  const stored = await store.journal.load(room.id);
  if (!stored) throw new Error(`room ${room.id} is gone`);
  room.state = storedState(world, stored);
  room.storedWake = undefined;
  room.latestAt = stored.updated;
  room.isBroken = false;
  room.checkOutages = true;
};
