import type { Pick } from '@threefold-games/core';
import type { TaluvaView } from '@threefold-games/games/taluva';
import { LETTERS, TOWER_LEVEL } from '@threefold-games/games/taluva/display';
import { pickedCell, pickedChoice } from './laying.ts';
import { namesAround } from './places.ts';
import { expansionsAt, settlementAt } from './steps.ts';

/** The step that a player means. */
export const attempt = (view: TaluvaView, picked: readonly Pick[], spin: string | undefined): string | undefined => {
  const cell = pickedCell(picked);
  const choice = pickedChoice(picked);
  if (view.phase === 'draw') return choice;
  if (cell === undefined) return undefined;
  if (view.phase === 'lay') {
    const rotation = choice ?? spin;
    return rotation === undefined ? undefined : `${cell}/${rotation}`;
  }
  // Who points at the sea while the tile lies loose means the tile.
  if (spin !== undefined && !view.fields.some(({ name }) => name === cell)) return undefined;
  if (choice === undefined) return nearest(view, cell);
  if (LETTERS[choice]) return `${choice}@${cell}`;
  return `E@${settlementAt(view, cell)?.cells[0] ?? cell}:${choice}`;
};

/** What comes nearest to something that could be done at a cell where nothing can. */
const nearest = (view: TaluvaView, cell: string): string => {
  const settlement = settlementAt(view, cell);
  if (settlement && settlement.seat === view.seat) {
    const [cheapest] = [...expansionsAt(view, cell)].sort((a, b) => a.huts - b.huts);
    return `E@${settlement.cells[0]}:${cheapest?.terrain ?? 'J'}`;
  }
  const site = settlement ? undefined : view.fields.find(({ name, terrain }) => name === cell && terrain !== null);
  const beside = namesAround(cell).some(name => settlementAt(view, name)?.seat === view.seat);
  if (!site || site.level === 1 || !beside) return `H@${cell}`;
  return `${site.level >= TOWER_LEVEL && view.players[view.seat!]!.left.towers > 0 ? 'W' : 'T'}@${cell}`;
};
