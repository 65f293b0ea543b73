import type { Pattern, SceneCell, Token } from '@threefold-games/stage';
import type { TaluvaField } from '@threefold-games/taluva';
import { TERRAINS, type Terrain } from '@threefold-games/taluva/display';
import { lavaAngle, middle, nameAt, neighbour, readCell, rotated } from './places.ts';

export { TERRAINS, type Terrain };

/** The colour and the glyphs of each terrain. */
const GROUNDS: Readonly<Record<Terrain, readonly [fill: Token, pattern: Pattern]>> = {
  J: ['jungle', 'drops'],
  C: ['clearing', 'tufts'],
  S: ['sand', 'dots'],
  R: ['rock', 'peaks'],
  L: ['lake', 'waves'],
};

/** The terrains of a tile that is written like `JC`. */
export const terrainsOf = (tile: string): readonly [Terrain, Terrain] => [tile[0] as Terrain, tile[1] as Terrain];

/** The cells under a tile: its volcano, its first and its second terrain. */
export const tileCells = (volcano: string, rotation: number): readonly string[] => {
  const at = readCell(volcano);
  if (!at) return [];
  return [volcano, nameAt(...neighbour(...at, rotation)), nameAt(...neighbour(...at, rotation + 1))];
};

/** The three fields of a tile that lies there, bare. */
export const tileFields = (tile: string, volcano: string, rotation: number, level: number): readonly TaluvaField[] =>
  tileCells(volcano, rotation).map((name, slot) => {
    const [q, r] = readCell(name)!;
    const terrain = slot === 0 ? null : terrainsOf(tile)[slot - 1]!;
    return { name, q, r, level, terrain, rotation, slot, volcano, piece: null };
  });

/** A field as a cell of a scene that is rotated. */
export const cellOf = (field: TaluvaField, boardRotation: number): SceneCell => {
  const place = middle(...rotated(field.q, field.r, boardRotation));
  const { name: id, level, terrain } = field;
  if (terrain === null)
    return {
      id,
      ...place,
      outline: 'hexagon',
      fill: 'volcano',
      pattern: 'crater',
      level,
      facing: lavaAngle(field.rotation, boardRotation),
    };
  const [fill, pattern] = GROUNDS[terrain];
  return { id, ...place, outline: 'hexagon', fill, pattern, level };
};
