import type { Look, Scene } from '@threefold-games/stage';
import type { TzaarView } from '@threefold-games/tzaar';
import { readStep } from '@threefold-games/tzaar/display';
import { arrowsOf } from './arrows.ts';
import { BOUNDS, CELLS, GROUND, LABELS, LINKS } from './board.ts';
import { figureOf } from './figure.ts';
import { statesOf, trailsOf } from './states.ts';

/** The pieces that a hint would place. */
const hintOf = (view: TzaarView, { hint = [], rotation }: Look): Pick<Scene, 'hint'> => {
  const pieces = hint.flatMap(({ step: text }) => {
    const step = readStep(text);
    const cell = step?.kind === 'place' ? CELLS[rotation]!.find(({ id }) => id === step.to) : undefined;
    return step?.kind === 'place' && cell ? [{ ...figureOf(view.actor, step.type), x: cell.x, y: cell.y }] : [];
  });
  return pieces.length > 0 ? { hint: { cells: [], pieces, ok: true, reasons: [] } } : {};
};

/** A position as it is drawn. */
export const sceneOf = (view: TzaarView, look: Look): Scene => ({
  bounds: BOUNDS,
  backdrop: 'bg',
  ground: GROUND,
  cells: CELLS[look.rotation]!,
  links: LINKS,
  edges: [],
  pieces: view.spaces.flatMap(({ name, stack }) =>
    stack ? [{ cell: name, ...figureOf(stack.owner, stack.type, stack.height) }] : [],
  ),
  tags: [],
  states: statesOf(view, look),
  trails: trailsOf(look),
  arrows: arrowsOf(look),
  ...hintOf(view, look),
  veils: [],
  labels: LABELS[look.rotation]!,
  parts: [],
});
