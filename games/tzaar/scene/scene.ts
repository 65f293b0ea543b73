import type { Look, Scene } from '@threefold/stage';
import type { TzaarView } from '../rules/view.ts';
import { arrowsOf } from './arrows.ts';
import { BOUNDS, CELLS, GROUND, LABELS, LINKS } from './board.ts';
import { figureOf } from './figure.ts';
import { statesOf, trailsOf } from './states.ts';

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
  arrows: arrowsOf(look.variations),
  veils: [],
  labels: LABELS[look.rotation]!,
  parts: [],
});
