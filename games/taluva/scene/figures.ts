import type { RuleId } from '@threefold-games/core';
import { LETTERS, readStep } from '@threefold-games/games/taluva/display';
import type { Point, Rect, RuleFigure, Scene } from '@threefold-games/stage';
import { emptyDraft, fieldsOf, topOf } from './editor/draft.ts';
import { withPiece } from './editor/put.ts';
import { layTile } from './editor/tiles.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { ghostOf } from './ghost.ts';
import { type Land, landOf } from './land.ts';
import type { LateVoice } from './lateVoice.ts';
import { LIFT, middle, readCell } from './places.ts';
import { stillScene } from './scene.ts';

/** How much of the island a figure shows. */
const ROOM = { width: 11, height: 5.6 };

/** The drawn examples of the rules. */
export const figures = ({ words, speak }: LateVoice): Readonly<Record<string, RuleFigure>> => {
  const rules = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];
  return Object.fromEntries(
    rules.map(rule => [rule, { scene: sceneOf(rule, EXAMPLES[rule]), caption: speak(words.figures[rule]) }]),
  );
};

const sceneOf = (rule: RuleId, example: Example): Scene => {
  const land = landOf(fieldsOf(draftOf(example)), 0);
  const scene = { ...stillScene({ ...land, bounds: crop(land, example.about) }), states: example.states ?? [] };
  const [tile, text] = example.held?.split(' ') ?? [];
  const said = text === undefined ? undefined : readStep(text);
  if (tile === undefined || text === undefined || said?.does !== 'lay') return scene;
  const laying = { cell: said.cell, rotation: said.rotation, text, ok: !example.refused };
  const refusal = example.refused && { rule, cells: example.refused };
  return { ...scene, ghost: ghostOf(tile, land.fields, laying, 0, refusal) };
};

const draftOf = ({ tiles, pieces = {} }: Example) => {
  let draft = emptyDraft(2);
  for (const text of tiles) {
    const [tile, laying] = text.split(' ');
    const said = readStep(laying!);
    if (said?.does === 'lay') draft = layTile(draft, tile!, said.cell, said.rotation);
  }
  for (const [cell, text] of Object.entries(pieces)) {
    const field = topOf(draft, cell)!;
    const kind = LETTERS[text[0]!]!;
    draft = withPiece(draft, field, { seat: Number(text[1]), kind, huts: kind === 'hut' ? field.level : 0 });
  }
  return draft;
};

/** The room around the middle of some cells, land or not. */
const crop = ({ fields }: Land, about: readonly string[]): Rect => {
  const shown = about.map((name): Point => {
    const { x, y } = middle(...readCell(name)!);
    return { x, y: y - LIFT * ((fields.get(name)?.level ?? 1) - 1) };
  });
  const mean = (axis: 'x' | 'y'): number => shown.reduce((sum, point) => sum + point[axis], 0) / shown.length;
  return { x: mean('x') - ROOM.width / 2, y: mean('y') - ROOM.height / 2, ...ROOM };
};
