import type { Token } from '../palette.ts';
import type { Figure, Ghost, Scene } from '../scene.ts';
import { boardSolids, cellSolids } from './board.ts';
import { GHOST, groundHeight, LEVEL, LIFTED, spotsOf } from './height.ts';
import { pieceSolids } from './pieces.ts';
import { moved, type Solid, solid } from './solid.ts';

/** All bodies of a scene. */
export const solidsOf = (scene: Scene): readonly Solid[] => {
  const spots = spotsOf(scene);
  const picked = new Set(scene.states.flatMap(({ cell, state }) => (state === 'picked' ? [cell] : [])));
  return [
    ...boardSolids(scene),
    ...scene.pieces.flatMap(piece => {
      const spot = spots.get(piece.cell);
      if (!spot) return [];
      return moved(pieceSolids(piece), spot.cell, spot.ground + (picked.has(piece.cell) ? LIFTED : 0));
    }),
    ...(scene.hint ? ghostSolids(scene.hint, 'ink2') : []),
    ...(scene.ghost ? ghostSolids(scene.ghost, scene.ghost.ok ? 'accent' : 'danger') : []),
  ];
};

/** What is being laid hovers, with a rim in the colour of its fate; so does what is advised, in ink. */
const ghostSolids = (ghost: Ghost, rim: Token): readonly Solid[] => {
  const faint = rim === 'accent' ? {} : { faint: true };
  return [
    ...ghost.cells.flatMap(cell => {
      const height = groundHeight(cell) - LEVEL + GHOST;
      const [, ...tile] = cellSolids({ ...cell, level: 1 });
      return [
        solid('hexagon', 'earthA', { x: cell.x, y: cell.y, height, size: [0.985, LEVEL, 0.985], edge: 'tileEdge' }),
        solid('hexagon', rim, { x: cell.x, y: cell.y, height: height + LEVEL - 0.08, size: [1.12, 0.08, 1.12] }),
        ...moved(tile, { x: 0, y: 0 }, height).map(each => ({ ...each, ...faint })),
      ];
    }),
    ...ghost.pieces.flatMap(piece => moved(hovering(piece), piece, GHOST / 2)),
  ];
};

const hovering = (figure: Figure): readonly Solid[] => pieceSolids({ ...figure, faint: true });
