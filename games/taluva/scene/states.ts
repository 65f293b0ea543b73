import type { CellState, Look, State } from '@threefold-games/stage';
import type { TaluvaField, TaluvaView } from '@threefold-games/taluva';
import { readStep } from '@threefold-games/taluva/display';
import { acts, eruptions, type Laying, pickedCell, pickedChoice } from './laying.ts';
import { expansionsAt, settlementAt } from './steps.ts';
import { tileCells } from './tile.ts';

/** What has happened to cells, what can happen, and what is pointed at. */
export const statesOf = (
  view: TaluvaView,
  fields: ReadonlyMap<string, TaluvaField>,
  look: Look,
  laying: Laying | undefined,
): readonly CellState[] => {
  const now = touched(view, look.composed, look.composedCells);
  const before = touched(view, look.last, look.lastCells);
  // While a tile is laid the tile itself shows where the pointer is.
  const hover = view.phase !== 'lay' && look.hover !== undefined && look.open.includes(look.hover);
  const pointed = look.focus ?? (hover ? look.hover : undefined);
  return [
    ...marks(
      [...before].filter(cell => !now.has(cell)),
      'lastTo',
    ),
    ...marks(now, 'stepTo'),
    ...(!acts(look) ? [] : view.phase === 'lay' ? layStates(fields, look, laying) : buildStates(view, look)),
    ...refusedStates(fields, look, laying),
    ...(pointed === undefined ? [] : marks([pointed], 'focus')),
  ];
};

const marks = (cells: Iterable<string>, state: State): CellState[] => Array.from(cells, cell => ({ cell, state }));

/** The cells that steps laid and built on. */
const touched = (view: TaluvaView, steps: readonly string[], told: readonly string[] | undefined): Set<string> => {
  const cells = new Set<string>(told);
  for (const text of steps) {
    const said = readStep(text);
    if (said?.does === 'lay') for (const cell of tileCells(said.cell, said.rotation)) cells.add(cell);
    if (said?.does === 'build') cells.add(said.cell);
    if (said?.does === 'expand' && !told) for (const cell of grown(view, said.cell, said.terrain)) cells.add(cell);
  }
  return cells;
};

/** Where an expansion may have put huts; the step itself does not say which of them stood there before. */
const grown = (view: TaluvaView, cell: string, terrain: string): readonly string[] => {
  const cells = settlementAt(view, cell)?.cells ?? [];
  const huts = view.fields.filter(
    field => field.terrain === terrain && field.piece?.kind === 'hut' && field.name !== cell,
  );
  return huts.map(({ name }) => name).filter(name => cells.includes(name));
};

/** The volcanoes that the tile may cover. The sea has no dots: every place that fits lights up. */
const layStates = (fields: ReadonlyMap<string, TaluvaField>, look: Look, laying: Laying | undefined): CellState[] =>
  marks(
    eruptions(fields, look).filter(cell => cell !== laying?.cell),
    'go',
  );

const buildStates = (view: TaluvaView, look: Look): CellState[] => {
  const picked = pickedCell(look.picked);
  if (picked !== undefined) return pickedStates(view, look, picked);
  const said = look.legalSteps.map(readStep);
  const sites = new Set(said.flatMap(step => (step?.does === 'build' ? [step.cell] : [])));
  const settlements = new Set(said.flatMap(step => (step?.does === 'expand' ? [step.cell] : [])));
  const own = view.settlements.filter(({ cells }) => settlements.has(cells[0]!));
  return [
    ...marks(sites, 'go'),
    ...marks(
      own.flatMap(({ cells }) => cells),
      'can',
    ),
  ];
};

/** The picked field, or the whole settlement with the fields that it can take. */
const pickedStates = (view: TaluvaView, look: Look, picked: string): CellState[] => {
  const terrain = pickedChoice(look.picked);
  const sites = expansionsAt(view, picked)
    .filter(expansion => (terrain === undefined ? expansion.affordable : expansion.terrain === terrain))
    .flatMap(expansion => expansion.cells);
  return [...marks(settlementAt(view, picked)?.cells ?? [picked], 'picked'), ...marks(sites, 'go')];
};

/** The rules that ask for another level: it is written on the field. */
const LEVEL_RULES: readonly string[] = ['TL-6.3', 'TL-6.8'];

/** Where a refusal is shown that no tile shows. */
const refusedStates = (
  fields: ReadonlyMap<string, TaluvaField>,
  { refused }: Look,
  laying: Laying | undefined,
): CellState[] => {
  if (!refused || refused.attempt === laying?.text) return [];
  if (!LEVEL_RULES.includes(refused.rule)) return marks(refused.cells, 'refused');
  return refused.cells.map(cell => ({ cell, state: 'refused', text: String(fields.get(cell)?.level ?? 0) }));
};
