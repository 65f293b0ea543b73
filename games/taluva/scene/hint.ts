import type { Arrow, Ghost, HintStep, Look, Point, SceneCell } from '@threefold-games/stage';
import type { TaluvaField, TaluvaView } from '@threefold-games/taluva';
import { readStep } from '@threefold-games/taluva/display';
import { LIFT } from './places.ts';
import { figureOf } from './seats.ts';
import { cellOf, tileCells, tileFields } from './tile.ts';

/** What the engine would do: a hint, or the best of its variations. */
const advisedOf = ({ hint, variations }: Look): readonly HintStep[] =>
  hint ?? (variations[0] ?? []).map(step => ({ step, cells: [] }));

/** The tile and the buildings that the engine would place. */
export const hintOf = (
  view: TaluvaView,
  land: readonly SceneCell[],
  fields: ReadonlyMap<string, TaluvaField>,
  look: Look,
): Ghost | undefined => {
  const advised = advisedOf(look).map(({ step, cells }) => ({ said: readStep(step), cells }));
  if (advised.length === 0) return undefined;
  const tile = advised.flatMap(({ said }) => {
    if (said?.does !== 'lay' || view.drawn === null) return [];
    const level = 1 + (fields.get(tileCells(said.cell, said.rotation)[0]!)?.level ?? 0);
    return tileFields(view.drawn, said.cell, said.rotation, level).map(field => cellOf(field, look.rotation));
  });
  const faces = new Map([...land, ...tile].map(cell => [cell.id, faceOf(cell)]));
  const pieces = advised.flatMap(({ said, cells }) => {
    const [kind, sites] =
      said?.does === 'build' ? [said.kind, [said.cell]] : ['hut' as const, said?.does === 'expand' ? cells : []];
    return sites.flatMap(site => {
      const face = faces.get(site);
      return face ? [{ ...figureOf(kind, view.seat ?? 0), ...face }] : [];
    });
  });
  return tile.length + pieces.length > 0 ? { cells: tile, pieces, ok: true, reasons: [] } : undefined;
};

/** The middle of a field's face, which lies the higher the higher its level. */
const faceOf = ({ x, y, level }: SceneCell): Point => ({ x, y: y - LIFT * Math.max(0, level - 1) });

/** Arrows at the cells of its steps: those of a hint are numbered in their order, a variation has its number at the first. */
export const arrowsOf = ({ hint, variations }: Look): readonly Arrow[] =>
  hint
    ? hint.flatMap(({ step }, i): Arrow[] =>
        cellsOf([step]).map(to => ({ to, rank: 1, number: 'to', text: String(i + 1) })),
      )
    : variations.flatMap((steps, i) =>
        cellsOf(steps).map((to, at): Arrow => (at === 0 ? { to, rank: i + 1, number: 'to' } : { to, rank: i + 1 })),
      );

const cellsOf = (steps: readonly string[]): readonly string[] =>
  steps.flatMap(step => {
    const said = readStep(step);
    return said === undefined || said.does === 'draw' ? [] : [said.cell];
  });
