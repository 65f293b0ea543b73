import { NEVER, shortestMeeting } from './meeting.ts';
import { ALL, aheadUp, beside, CELLS, floodDown, floodUp, indexOf } from './tables.ts';

/**
 * The exact test of TA-5.2 on one board, where `kinds[base + cell]` stands on every cell of `up` and `down`.
 *
 * Opposing towers are in reach of each other when they stand side by side or one step ahead of each other; then the stronger
 * may take. So a capture is possible if two related towers can ever come to stand like that. Most boards are answered by two
 * that get there while all others stand still: their ways never cross, since the lower one stays below until the end.
 */
export const isFrozen = (related: Int32Array, kinds: Int8Array, base: number, up: number, down: number): boolean => {
  const free = ALL & ~(up | down);
  let n = 0;
  for (let rest = up; rest !== 0; rest &= rest - 1) {
    const tower = rest & -rest;
    const mask = related[kinds[base + indexOf(tower)]!]!;
    const reach = floodUp(tower, free);
    const zone = aheadUp(reach) | beside(reach);
    for (let met = zone & down; met !== 0; met &= met - 1) {
      if ((mask >> kinds[base + indexOf(met & -met)]!) & 1) return false;
    }
    zones[n] = zone;
    masks[n++] = mask;
  }
  for (let rest = down; rest !== 0; rest &= rest - 1) {
    const tower = rest & -rest;
    const kind = kinds[base + indexOf(tower)]!;
    const reach = floodDown(tower, free);
    for (let i = 0; i < n; i++) if ((zones[i]! & reach) !== 0 && (masks[i]! >> kind) & 1) return false;
  }
  return shortestMeeting(related, kinds, base, up, down) === NEVER;
};

/** By tower that moves up: all cells where it could take or be taken, and what is related to it. */
const zones = new Int32Array(CELLS);
const masks = new Int32Array(CELLS);
