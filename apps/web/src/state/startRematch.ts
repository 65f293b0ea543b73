import { rematchOf } from '@threefold-games/room';
import { findGame, loadGame } from './games.ts';
import { freshId, freshSecret } from './library.ts';
import { SavedGame } from './savedGame.ts';
import { keepGame, remember } from './startGame.ts';
import { withLevels } from './withLevels.ts';

/** Begins the next game of those who have just played; with every bot so many levels higher, where that is wanted. */
export const startRematch = async (last: SavedGame, by = 0): Promise<SavedGame | undefined> => {
  await loadGame(last.game);
  const seated = by === 0 ? last.room : { ...last.room, seats: withLevels(last.room.seats, by) };
  const made = rematchOf({ findGame }, seated, {
    id: freshId(),
    secret: freshSecret(),
    nextSecret: freshSecret(),
    now: Date.now(),
  });
  if (!made.ok) throw new Error(made.error.code);
  const room = made.value.state;
  const { seats, clock } = new SavedGame(findGame, { ...last.stored, room });
  remember(last.game, {
    seats: seats.map(seat => (seat.kind === 'bot' ? { ...seat, name: '' } : seat)),
    options: room.plan.options,
    ...(clock && { clock: { minutes: clock.minutes, increment: clock.increment } }),
    ...(room.plan.even && { even: true }),
    ...(room.plan.lot && { lot: true }),
  });
  return keepGame(room);
};
