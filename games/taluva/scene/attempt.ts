import type { Pick } from '@threefold/core';
import type { TaluvaField, TaluvaSettlement, TaluvaView } from '../rules/index.ts';
import { TEMPLE_SIZE, TOWER_LEVEL } from '../rules/tables.ts';
import { pickedCell, pickedChoice } from './laying.ts';
import { namesAround } from './places.ts';
import { expansionsAt, LETTERS, settlementAt } from './steps.ts';

/** The step that a player means, legal or not. */
export const attempt = (view: TaluvaView, picked: readonly Pick[], spin: string | undefined): string | undefined => {
  const cell = pickedCell(picked);
  const choice = pickedChoice(picked);
  if (view.phase === 'draw') return choice;
  if (cell === undefined) return undefined;
  if (view.phase === 'lay') {
    const rotation = choice ?? spin;
    return rotation === undefined ? undefined : `${cell}/${rotation}`;
  }
  if (choice === undefined) return meant(view, cell);
  if (LETTERS[choice]) return `${choice}@${cell}`;
  return `E@${settlementAt(view, cell)?.cells[0] ?? cell}:${choice}`;
};

/** What somebody means who points at a cell alone: the one thing that can be done there, or what comes nearest to it. */
const meant = (view: TaluvaView, cell: string): string | undefined => {
  const field = view.fields.find(({ name }) => name === cell);
  const settlement = settlementAt(view, cell);
  if (settlement && settlement.seat === view.seat) return meantExpansion(view, settlement);
  if (!field || field.terrain === null || settlement) return `H@${cell}`;
  const possible = buildsAt(view, field);
  return possible.length > 1 ? undefined : `${possible[0] ?? nearest(view, field)}@${cell}`;
};

const meantExpansion = (view: TaluvaView, { cells }: TaluvaSettlement): string | undefined => {
  const all = expansionsAt(view, cells[0]!);
  const possible = all.filter(({ affordable }) => affordable);
  if (possible.length > 1) return undefined;
  return `E@${cells[0]}:${(possible[0] ?? all[0])?.terrain ?? 'J'}`;
};

/** The letters of what the seat could build on a free field, options aside. */
const buildsAt = (view: TaluvaView, { name, level }: TaluvaField): readonly string[] => {
  const { left } = view.players[view.seat!]!;
  const beside = ownBeside(view, name);
  return [
    ...(level === 1 && left.huts > 0 ? ['H'] : []),
    ...(left.temples > 0 && beside.some(({ size, temples }) => size >= TEMPLE_SIZE && temples === 0) ? ['T'] : []),
    ...(level >= TOWER_LEVEL && left.towers > 0 && beside.some(({ towers }) => towers === 0) ? ['W'] : []),
  ];
};

/** What is explained to somebody who points at a free field where nothing can be built. */
const nearest = (view: TaluvaView, { name, level }: TaluvaField): string => {
  const { left } = view.players[view.seat!]!;
  if (ownBeside(view, name).length === 0 || level === 1) return 'H';
  return level >= TOWER_LEVEL && left.towers > 0 ? 'W' : 'T';
};

const ownBeside = (view: TaluvaView, cell: string): readonly TaluvaSettlement[] => {
  const around = namesAround(cell);
  return view.settlements.filter(({ seat, cells }) => seat === view.seat && cells.some(name => around.includes(name)));
};
