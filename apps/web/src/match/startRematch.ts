import { botLevel, TOP_LEVEL } from '@threefold-games/core';
import { freeCharacter, freeCharacters, type RoomState, rematchOf } from '@threefold-games/room';
import { findGame, loadGame } from '../games/index.ts';
import { SavedGame } from '../library/index.ts';
import { freshId, freshSecret } from '../storage/index.ts';
import { keepGame, remember } from './startGame.ts';

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

/** The same seats with every bot `by` levels higher, within the range of levels; each keeps its character if it is free at the new level. */
export const withLevels = (seats: RoomState['seats'], by: number): RoomState['seats'] => {
  const shifted: RoomState['seats'][number][] = [];
  for (const sitter of seats) {
    if (sitter.kind !== 'bot') {
      shifted.push(sitter);
      continue;
    }
    const level = Math.min(TOP_LEVEL, Math.max(1, sitter.level + by));
    const isFree = freeCharacters(shifted, level).some(one => one === sitter.character);
    const character = isFree ? sitter.character : freeCharacter(shifted, level);
    shifted.push({ ...sitter, ...botLevel(level), character });
  }
  return shifted;
};
