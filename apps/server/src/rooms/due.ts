import { botDue, type RoomState, rematchDue, wakeAt } from '@threefold-games/room';

/**
 * When somebody has to look at a room, whether anybody is there or not; undefined where nothing is due. Where a bot is to move, a start is to
 * be found or a rematch is to be opened, that is at once.
 */
export const dueAt = (state: RoomState): number | undefined =>
  state.phase === 'dealing' || botDue(state) || rematchDue(state) ? state.since : wakeAt(state);
