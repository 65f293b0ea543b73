import type { DueRoom } from '../store/store.ts';
import type { RoomDeps } from './deps.ts';

/** Those of some rooms that this process has leased, or leases now. */
export const leased = async <T extends Pick<DueRoom, 'id' | 'isMine'>>(
  { store, now }: RoomDeps,
  rooms: readonly T[],
): Promise<readonly T[]> => {
  const others = rooms.filter(({ isMine }) => !isMine).map(({ id }) => id);
  const acquired = new Set(await store.leases.acquire(others, now()));
  return rooms.filter(({ id, isMine }) => isMine || acquired.has(id));
};
