import type { Ghost, Point, Rect, Scene } from './scene.ts';

const SLACK = 1e-6;

const inside = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.x - SLACK && y >= rect.y - SLACK && x <= rect.x + rect.width + SLACK && y <= rect.y + rect.height + SLACK;

/** One part of a scene by itself; the scene as it is where it has no such part. */
export const partScene = (scene: Scene, id: string): Scene => {
  const part = scene.parts.find(each => each.id === id);
  if (!part) return scene;
  /** What names its part is believed; anything else belongs to it where it lies in it. */
  const belongs = (thing: Point & { readonly part?: string }): boolean =>
    thing.part === undefined ? inside(part.bounds, thing) : thing.part === id;
  const cells = scene.cells.filter(belongs);
  const ids = new Set(cells.map(cell => cell.id));
  const places = new Map<number, number>();
  scene.cells.forEach((cell, at) => {
    if (ids.has(cell.id)) places.set(at, places.size);
  });
  const on = (thing: { readonly cell: string }): boolean => ids.has(thing.cell);
  const { ghost: _, hint: __, ...rest } = scene;
  return {
    ...rest,
    bounds: part.bounds,
    ground: scene.ground.filter(belongs),
    cells,
    links: scene.links.flatMap(([from, to]) => {
      const [a, b] = [places.get(from), places.get(to)];
      return a === undefined || b === undefined ? [] : [[a, b] as const];
    }),
    edges: scene.edges.filter(edge =>
      edge.part === undefined ? inside(part.bounds, edge.from) && inside(part.bounds, edge.to) : edge.part === id,
    ),
    pieces: scene.pieces.filter(on),
    tags: scene.tags.filter(on),
    states: scene.states.filter(on),
    trails: scene.trails.filter(({ from, to }) => ids.has(from) && ids.has(to)),
    arrows: scene.arrows.filter(({ from, to }) => ids.has(to) && (from === undefined || ids.has(from))),
    ...(isIn(scene.ghost, part.bounds) && { ghost: scene.ghost }),
    ...(isIn(scene.hint, part.bounds) && { hint: scene.hint }),
    veils: scene.veils.filter(veil => veil.part === id),
    labels: scene.labels.filter(label => label.kind === 'coordinate' && inside(part.bounds, label)),
    parts: [part],
  };
};

const isIn = (ghost: Ghost | undefined, bounds: Rect): ghost is Ghost =>
  ghost !== undefined && [...ghost.cells, ...ghost.pieces].some(thing => inside(bounds, thing));
