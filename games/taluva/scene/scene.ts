import type { Refusal } from '@threefold-games/core';
import { EMPTY_SCENE, type Look, type Scene } from '@threefold-games/stage';
import type { TaluvaView } from '@threefold-games/taluva';
import { readStep } from '@threefold-games/taluva/display';
import { arrowsOf, hintOf } from './hint.ts';
import { cellsWithSea, type Land, landFor } from './land.ts';
import { ghostOf, type Laying, layingOf } from './laying.ts';
import { statesOf } from './states.ts';
import { tileCells } from './tile.ts';

/** The island as it lies, with nothing pointed at. */
export const stillScene = ({ cells, edges, pieces, tags, bounds }: Omit<Land, 'fields'>): Scene => ({
  ...EMPTY_SCENE,
  bounds,
  backdrop: 'sea',
  cells,
  edges,
  pieces,
  tags,
});

export const sceneOf = (view: TaluvaView, look: Look): Scene => {
  const land = landFor(view, look.rotation);
  const { fields } = land;
  const laying = layingOf(view, look);
  const ghost =
    laying && view.drawn !== null && ghostOf(view.drawn, fields, laying, look.rotation, refusalOf(look, laying));
  const hint = hintOf(view, land.cells, fields, look);
  const loose = looseCells(look);
  return {
    ...stillScene(land),
    // A tile that lies loose can still go elsewhere.
    cells:
      view.phase === 'lay' || look.spin !== undefined
        ? cellsWithSea(view, land.cells, fields, look.rotation)
        : land.cells,
    states: statesOf(view, fields, look, laying),
    arrows: arrowsOf(look),
    ...(ghost ? { ghost } : {}),
    ...(hint ? { hint } : {}),
    ...(loose ? { loose } : {}),
  };
};

/** The cells of the tile that was laid and can still be moved. */
const looseCells = ({ spin, composed }: Look): readonly string[] | undefined => {
  const laid = spin === undefined ? undefined : readStep(composed.at(-1) ?? '');
  return laid?.does === 'lay' ? tileCells(laid.cell, laid.rotation) : undefined;
};

/** What speaks against a tile that may not lie where it is held. */
const refusalOf = ({ refused, whyNot }: Look, { ok, text }: Laying): Refusal | undefined =>
  ok ? undefined : refused?.attempt === text ? refused : whyNot?.(text);
