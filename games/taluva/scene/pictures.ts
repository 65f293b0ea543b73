import type { Scene } from '@threefold-games/stage';
import type { TaluvaField } from '@threefold-games/taluva';
import { landOf } from './land.ts';
import { ORIGIN, STEP } from './places.ts';
import { stillScene } from './scene.ts';
import { type Terrain, tileFields } from './tile.ts';

/** The room that the corners and the side of a field take about its middle. */
const ROOM = { up: 1.06, down: 1.24, aside: STEP / 2 + 0.06 };

/** A few fields and nothing around them. */
const picture = (fields: readonly TaluvaField[], boardRotation: number): Scene => {
  const land = landOf(fields, boardRotation);
  const xs = land.cells.map(({ x }) => x);
  const ys = land.cells.map(({ y }) => y);
  const x = Math.min(...xs) - ROOM.aside;
  const y = Math.min(...ys) - ROOM.up;
  const bounds = { x, y, width: Math.max(...xs) + ROOM.aside - x, height: Math.max(...ys) + ROOM.down - y };
  return { ...stillScene({ ...land, bounds }), backdrop: 'surface' };
};

/** Each is drawn once: they are asked for with every prompt. */
const drawn = new Map<string, Scene>();
const once = (key: string, draw: () => Scene): Scene => {
  const known = drawn.get(key) ?? draw();
  drawn.set(key, known);
  return known;
};

/** A tile as it is held. */
export const tilePicture = (tile: string, rotation: number, boardRotation: number): Scene =>
  once(`${tile} ${rotation} ${boardRotation}`, () => picture(tileFields(tile, ORIGIN, rotation, 1), boardRotation));

/** One field of a terrain. */
export const fieldPicture = (terrain: Terrain): Scene =>
  once(terrain, () =>
    picture(
      tileFields(terrain + terrain, ORIGIN, 0, 1).filter(({ slot }) => slot === 1),
      0,
    ),
  );
