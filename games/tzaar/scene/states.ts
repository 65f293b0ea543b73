import type { CellState, Look, State, Trail } from '@threefold-games/stage';
import type { TzaarView } from '@threefold-games/tzaar';
import { readStep, stackAt } from '@threefold-games/tzaar/display';

/** What is marked on the cells, with why where the heights say it. */
export const statesOf = (view: TzaarView, look: Look): readonly CellState[] =>
  marksOf(look).map(mark => (mark.state === 'refused' ? { ...mark, ...factOf(view, look, mark.cell) } : mark));

/** What is marked on the cells: what was played, what is composed, what can be done next, what was refused. */
export const marksOf = (look: Look): readonly CellState[] => {
  const past = new Map<string, State>();
  mark(past, look.last, 'lastFrom', 'lastTo');
  mark(past, look.composed, 'stepFrom', 'stepTo');
  const states: CellState[] = Array.from(past, ([cell, state]) => ({ cell, state }));
  for (const pick of look.picked) if (pick.at === 'cell') states.push({ cell: pick.cell, state: 'picked' });
  states.push(...targetsOf(look));
  const pointed = look.focus ?? (look.hover !== undefined && look.open.includes(look.hover) ? look.hover : undefined);
  if (pointed !== undefined) states.push({ cell: pointed, state: 'focus' });
  for (const cell of look.refused?.cells ?? []) states.push({ cell, state: 'refused' });
  return states;
};

/** A cell that a later step leaves or enters shows that step. */
const mark = (into: Map<string, State>, steps: readonly string[], from: State, to: State): void => {
  for (const text of steps) {
    const step = readStep(text);
    if (step === undefined || step.kind === 'pass') continue;
    if (step.kind !== 'place') into.set(step.from, from);
    into.set(step.to, to);
  }
};

/** Where the picked stack or type may go, or with hints what can be picked at all. */
const targetsOf = (look: Look): readonly CellState[] => {
  if (look.picked.length === 0) return look.hints ? look.open.map(cell => ({ cell, state: 'can' })) : [];
  return look.legalSteps.flatMap(text => {
    const step = readStep(text);
    if (step === undefined || step.kind === 'pass') return [];
    return [{ cell: step.to, state: step.kind === 'place' ? 'go' : step.kind }];
  });
};

/** TZ-4.6: the heights say why a capture is refused. */
const factOf = (view: TzaarView, look: Look, cell: string): { readonly text?: string } => {
  const stack = look.refused?.rule === 'TZ-4.6' && look.refused.cells.length === 2 ? stackAt(view, cell) : undefined;
  return stack ? { text: String(stack.height) } : {};
};

/** One trail a step. */
export const trailsOf = (look: Look): readonly Trail[] => [
  ...look.last.flatMap(text => trail(text, 'last')),
  ...look.composed.flatMap(text => trail(text, 'step')),
];

const trail = (text: string, kind: Trail['kind']): readonly Trail[] => {
  const step = readStep(text);
  return step?.kind === 'capture' || step?.kind === 'stack' ? [{ from: step.from, to: step.to, kind }] : [];
};
