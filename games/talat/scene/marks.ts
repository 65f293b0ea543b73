import type { Arrow, CellState, Ghost, HintStep, Look, State } from '@threefold-games/stage';
import type { TalatView, Tower } from '@threefold-games/talat';
import { type Found, findCell, isTower, placingColour, readStep } from '@threefold-games/talat/display';
import { placeOf } from './layout.ts';
import { readSteps, sourceOf } from './steps.ts';
import { standingFigure } from './towers.ts';

/** What is marked on the cells: what was played, what is composed, what can be done next, what was refused. */
export const statesOf = (look: Look): readonly CellState[] => {
  const past = new Map<string, State>();
  markSteps(past, look.last, 'lastFrom', 'lastTo');
  markSteps(past, look.composed, 'stepFrom', 'stepTo');
  const states: CellState[] = Array.from(past, ([cell, state]) => ({ cell, state }));
  for (const pick of look.picked) if (pick.at === 'cell') states.push({ cell: pick.cell, state: 'picked' });
  states.push(...targetsOf(look));
  const pointed = look.focus ?? (pickedTower(look) === undefined ? openHover(look) : undefined);
  if (pointed !== undefined) states.push({ cell: pointed, state: 'focus' });
  for (const cell of new Set(look.refused?.cells)) states.push({ cell, state: 'refused' });
  return states;
};

const markSteps = (into: Map<string, State>, texts: readonly string[], from: State, to: State): void => {
  for (const step of readSteps(texts)) {
    const source = sourceOf(step);
    if (source !== undefined) into.set(source, from);
    into.set(step.goal, to);
  }
};

/** Where the picked tower may go, or with hints what can be picked at all. */
const targetsOf = (look: Look): readonly CellState[] => {
  if (look.picked.length === 0) return look.hints ? look.open.map(cell => ({ cell, state: 'can' })) : [];
  return readSteps(look.legalSteps).map(({ what, goal }) => ({
    cell: goal,
    state: what === 'take' ? 'capture' : 'go',
  }));
};

const openHover = ({ hover, open }: Look): string | undefined =>
  hover !== undefined && open.includes(hover) ? hover : undefined;

/** The tower that was chosen to be placed. */
export const pickedTower = (look: Look) => {
  const [pick] = look.picked;
  return pick?.at === 'choice' && isTower(pick.choice) ? pick.choice : undefined;
};

/** The tower that is being placed, over the cell that is pointed at. */
export const ghostOf = (view: TalatView, look: Look): Ghost | undefined => {
  const tower = pickedTower(look);
  const cell = findCell(view, openHover(look) ?? '');
  if (tower === undefined || cell === undefined) return undefined;
  return { cells: [], pieces: [placed(view, tower, cell, look.rotation)], ok: true, reasons: [] };
};

/** The towers that a hint would place. */
export const hintOf = (view: TalatView, { hint = [], rotation }: Look): Ghost | undefined => {
  const pieces = readSteps(hint.map(({ step }) => step)).flatMap(step => {
    const cell = step.what === 'place' ? findCell(view, step.goal) : undefined;
    return step.what === 'place' && cell ? [placed(view, step.tower, cell, rotation)] : [];
  });
  return pieces.length > 0 ? { cells: [], pieces, ok: true, reasons: [] } : undefined;
};

const placed = (view: TalatView, tower: Tower, { board, at }: Found, rotation: number): Ghost['pieces'][number] => ({
  ...standingFigure({ owner: placingColour(view), tower }, view.seats, board, rotation, false),
  ...placeOf(board, at, rotation),
});

/** What the engine would do: the steps of a hint, numbered in their order, or its variations. */
export const arrowsOf = ({ hint, variations }: Look): readonly Arrow[] =>
  hint ? hintArrows(hint) : variationArrows(variations);

const hintArrows = (hint: readonly HintStep[]): readonly Arrow[] =>
  readSteps(hint.map(({ step }) => step)).map((step, i): Arrow => {
    const from = sourceOf(step);
    const text = String(i + 1);
    return from === undefined
      ? { to: step.goal, rank: 1, number: 'to', text }
      : { from, to: step.goal, rank: 1, number: 'from', text };
  });

/** A number stands at the goal where two variations start from one tower. */
const variationArrows = (variations: Look['variations']): readonly Arrow[] => {
  const arrows = variations.flatMap(([text = ''], index): Arrow[] => {
    const step = readStep(text);
    if (step === undefined) return [];
    const from = sourceOf(step);
    return [{ ...(from === undefined ? {} : { from }), to: step.goal, rank: index + 1 }];
  });
  const crowded = (from: string | undefined): boolean =>
    from === undefined || arrows.filter(arrow => arrow.from === from).length > 1;
  return arrows.map(arrow => ({ ...arrow, number: crowded(arrow.from) ? 'to' : 'from' }));
};
