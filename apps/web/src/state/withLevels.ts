import { botLevel, TOP_LEVEL } from '@threefold-games/core';
import { freeCharacter, freeCharacters, type RoomState } from '@threefold-games/room';

/** The same seats with every bot so many levels higher, as far as there are levels; each keeps its character where it is free there. */
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
