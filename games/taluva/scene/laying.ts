import type { Pick } from '@threefold-games/core';
import type { TaluvaField, TaluvaView } from '@threefold-games/games/taluva';
import { readStep } from '@threefold-games/games/taluva/display';
import type { Look } from '@threefold-games/stage';
import { ORIGIN } from './places.ts';

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
