import type { Pick, Refusal } from '@threefold-games/core';
import type { Ghost, Look } from '@threefold-games/stage';
import type { TaluvaField, TaluvaView } from '@threefold-games/taluva';
import { readStep } from '@threefold-games/taluva/display';
import { ORIGIN } from './places.ts';
import { figureOf } from './seats.ts';
import { cellOf, tileCells, tileFields } from './tile.ts';

/** A tile that is held over the island. */
export interface Laying {
  /** Where its volcano would lie. */
  readonly cell: string;
  readonly rotation: number;
  /** As a step. */
  readonly text: string;
  /** Whether it may lie there. */
  readonly ok: boolean;
}

export const ROTATIONS: readonly string[] = ['0', '1', '2', '3', '4', '5'];

/** The rotations that a tile can have; the first tile lies as it lies. */
export const spin = (view: TaluvaView): readonly string[] =>
  view.phase !== 'lay' ? [] : view.fields.length === 0 ? ROTATIONS.slice(0, 1) : ROTATIONS;

/** The cell that was pointed at last. */
export const pickedCell = (picked: readonly Pick[]): string | undefined =>
  picked.findLast(pick => pick.at === 'cell')?.cell;

/** What was chosen after that. */
export const pickedChoice = (picked: readonly Pick[]): string | undefined => {
  const last = picked.at(-1);
  return last?.at === 'choice' ? last.choice : undefined;
};

/** Whether it is for the one who looks to act. */
export const acts = ({ legalSteps, picked, refused }: Look): boolean =>
  legalSteps.length > 0 || picked.length > 0 || refused !== undefined;

/** The volcanoes that the tile in hand may cover. */
export const eruptions = (fields: ReadonlyMap<string, TaluvaField>, { open }: Look): readonly string[] =>
  open.filter(cell => fields.has(cell));

/** Where the drawn tile is held: at what is picked, else at what is pointed at. The first has one place. */
export const layingOf = (view: TaluvaView, look: Look): Laying | undefined => {
  if (view.phase !== 'lay') return undefined;
  const tried = look.refused && readStep(look.refused.attempt);
  const first = view.fields.length === 0 ? ORIGIN : undefined;
  const held = first ?? pickedCell(look.picked) ?? look.hover ?? (tried?.does === 'lay' ? tried.cell : look.focus);
  if (held === undefined || !acts(look)) return undefined;
  const rotation = pickedChoice(look.picked) ?? look.spinAt?.(held) ?? look.spin ?? ROTATIONS[0]!;
  const text = `${held}/${rotation}`;
  return { cell: held, rotation: Number(rotation), text, ok: look.legalSteps.includes(text) };
};

/** The signs of a direction that is the same, and of anything else that is wrong by itself. */
const SAME = '=';
const WRONG = '!';

/** A tile as it is held over the land, with what speaks against it on the fields. */
export const ghostOf = (
  tile: string,
  fields: ReadonlyMap<string, TaluvaField>,
  { cell, rotation, ok }: Laying,
  boardRotation: number,
  refusal: Refusal | undefined,
): Ghost => {
  const below = tileCells(cell, rotation);
  const level = 1 + Math.max(...below.map(name => fields.get(name)?.level ?? 0));
  const cells = tileFields(tile, cell, rotation, level).map(field => cellOf(field, boardRotation));
  return { cells, pieces: [], ok, reasons: refusal ? reasonsOf(fields, below, refusal) : [] };
};

/** What is wrong with the fields below; a tile that touches nothing has none to blame. */
const reasonsOf = (
  fields: ReadonlyMap<string, TaluvaField>,
  below: readonly string[],
  { rule, cells }: Refusal,
): Ghost['reasons'] => {
  const wrong = below.filter(cell => cells.includes(cell));
  switch (rule) {
    // Levels that differ are told on every field, for none of them is wrong by itself.
    case 'TL-3.2':
    case 'TL-4.3':
      return below.map(cell => ({ cell, text: String(fields.get(cell)?.level ?? 0) }));
    case 'TL-4.1':
      return wrong.map(cell => ({ cell, text: WRONG }));
    case 'TL-4.2':
      return wrong.map(cell => ({ cell, text: SAME }));
    case 'TL-4.6':
    case 'TL-4.7':
      return wrong.map(cell => {
        const { kind, seat } = fields.get(cell)!.piece!;
        return { cell, text: WRONG, figure: figureOf(kind, seat) };
      });
    default:
      return [];
  }
};
