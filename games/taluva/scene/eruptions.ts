import { oncePer } from '@threefold/stage';
import type { TaluvaField, TaluvaView } from '../rules/index.ts';
import { settlementAt } from './steps.ts';
import { tileCells } from './tile.ts';

/**
 * The volcanoes that a tile may cover when it is rotated like this. Legal steps say it too, but not any more once one of them is
 * picked, and the others are to stay in sight then.
 */
export const eruptions = (
  view: TaluvaView,
  fields: ReadonlyMap<string, TaluvaField>,
  rotation: number,
): readonly string[] =>
  view.fields
    .filter(field => field.terrain === null && field.rotation !== rotation && mayErupt(view, fields, field, rotation))
    .map(({ name }) => name);

/** The cells that it may cover then, found out once for each view and rotation. */
export const coverable = (
  view: TaluvaView,
  fields: ReadonlyMap<string, TaluvaField>,
  rotation: number,
): ReadonlySet<string> => {
  const known = coverables(view);
  known[rotation] ??= new Set(eruptions(view, fields, rotation).flatMap(volcano => tileCells(volcano, rotation)));
  return known[rotation];
};

const coverables = oncePer<TaluvaView, ReadonlySet<string>[]>(() => []);

const mayErupt = (
  view: TaluvaView,
  fields: ReadonlyMap<string, TaluvaField>,
  volcano: TaluvaField,
  rotation: number,
): boolean => {
  const covered = tileCells(volcano.name, rotation);
  return covered.every(name => {
    const field = fields.get(name);
    if (!field || field.level !== volcano.level) return false;
    if (!field.piece) return true;
    return field.piece.kind === 'hut' && settlementAt(view, name)!.cells.some(cell => !covered.includes(cell));
  });
};
