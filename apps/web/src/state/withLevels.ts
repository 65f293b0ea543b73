import { botLevel, TOP_LEVEL } from '@threefold/core';
import { freeCharacters, type RoomState } from '@threefold/room';

/** The same seats with every bot so many levels higher, as far as there are levels; each keeps its character where it is free there. */
export const withLevels = (seats: RoomState['seats'], by: number): RoomState['seats'] => {
  const shifted: RoomState['seats'][number][] = [];
  for (const sitter of seats) {
    if (sitter.kind !== 'bot') {
      shifted.push(sitter);
      continue;
    }
    const level = Math.min(TOP_LEVEL, Math.max(1, sitter.level + by));
    const free = freeCharacters(shifted, level);
    const character = free.find(one => one === sitter.character) ?? free[0] ?? sitter.character;
    shifted.push({ ...sitter, ...botLevel(level), character });
  }
  return shifted;
};
