import type { RuleId } from '@threefold-games/core';
import type { CellState, Point, Rect, RuleFigure, Scene } from '@threefold-games/stage';
import { LETTERS, readStep } from '@threefold-games/taluva/display';
import { loadFigureWords } from '../words/figures.ts';
import { emptyDraft, fieldsOf, topOf } from './editor/draft.ts';
import { layTile, withPiece } from './editor/tiles.ts';
import { type Land, landOf } from './land.ts';
import { ghostOf } from './laying.ts';
import { LIFT, middle, readCell } from './places.ts';
import { stillScene } from './scene.ts';
import type { Voice } from './voice.ts';

/** A small position that shows a rule. */
interface Example {
  /** The tiles from the first to the last, such as `JC 0,0/0`. */
  readonly tiles: readonly string[];
  /** The pieces by cell, such as `H0`: a letter as in the notation, then the seat. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** A tile that is held over it, such as `LC 2,0/1`; where it may not lie there, the cells that show why. */
  readonly held?: string;
  readonly refused?: readonly string[];
  readonly states?: readonly CellState[];
  /** What stands in the middle of the picture. */
  readonly about: readonly string[];
}

/**
 * Five tiles side by side. Volcanoes: 0,0 1,2 2,0 -1,2 1,-1. Jungle: 1,0 3,0 1,-2; clearing: 0,1 3,-1; sand: 1,1 -2,2; rock: 2,1
 * 2,-2; lake: -1,1.
 */
const FLAT = ['JC 0,0/0', 'SR 1,2/4', 'CJ 2,0/5', 'SL -1,2/3', 'JR 1,-1/4'];
/** The same with an eruption: 2,0 is a volcano, 2,1 jungle and 1,1 clearing on level 2. */
const RAISED = [...FLAT, 'JC 2,0/1'];
/** 0,1 lake and -1,1 jungle on level 3; 0,2 sand and -1,0 clearing on level 2; 1,0 jungle and 1,2 clearing on level 1. */
const MOUNTAIN = ['JC 0,0/0', 'CJ 1,1/1', 'SR 1,1/2', 'JS -2,1/5', 'RC 0,0/2', 'LJ 0,0/1'];

const UNDER = ['2,0', '2,1', '1,1'];
const marked = (state: CellState['state'], ...cells: string[]): CellState[] => cells.map(cell => ({ cell, state }));

export const EXAMPLES = {
  'TL-3.1': { tiles: ['JC 0,0/0'], about: ['0,0', '1,0', '0,1'] },
  'TL-3.2': { tiles: FLAT, held: 'CJ 3,1/2', refused: ['2,1'], about: ['3,1', '2,2', '2,1'] },
  'TL-3.3': { tiles: FLAT, held: 'CJ 4,-1/0', about: ['4,-1', '4,0', '2,0'] },
  'TL-3.5': { tiles: FLAT, held: 'LC 2,0/1', about: UNDER },
  'TL-4.1': { tiles: FLAT, held: 'LC 1,0/1', refused: ['1,0'], about: ['1,0', '1,1', '0,1'] },
  'TL-4.2': { tiles: FLAT, held: 'LC 0,0/0', refused: ['0,0'], about: ['0,0', '1,0', '0,1'] },
  'TL-4.3': { tiles: RAISED, held: 'LC 2,0/2', refused: ['1,0'], about: ['2,0', '1,1', '1,0'] },
  'TL-4.5': { tiles: FLAT, pieces: { '2,1': 'H1', '3,0': 'H1' }, held: 'LC 2,0/1', about: UNDER },
  'TL-4.6': {
    tiles: FLAT,
    pieces: { '1,1': 'T0', '1,0': 'H0', '0,1': 'H0', '-1,1': 'H0' },
    held: 'LC 2,0/1',
    refused: ['1,1'],
    about: UNDER,
  },
  'TL-4.7': { tiles: FLAT, pieces: { '2,1': 'H1' }, held: 'LC 2,0/1', refused: ['2,1'], about: UNDER },
  'TL-5.1': {
    tiles: FLAT,
    pieces: { '1,0': 'H0', '0,1': 'H0', '1,1': 'H1', '2,1': 'H1', '3,-1': 'H0' },
    about: ['1,0', '2,0', '1,1'],
  },
  'TL-6.3': {
    tiles: RAISED,
    pieces: { '0,1': 'H1' },
    states: [
      ...marked('go', '1,0', '3,0', '3,-1', '-1,1', '-2,2', '1,-2', '2,-2'),
      { cell: '2,1', state: 'refused', text: '2' },
      { cell: '1,1', state: 'refused', text: '2' },
    ],
    about: ['0,1', '1,0', '2,0'],
  },
  'TL-6.5': {
    tiles: FLAT,
    pieces: { '1,0': 'H0', '0,1': 'H0', '1,1': 'H0' },
    states: marked('go', '-1,1', '2,1'),
    about: ['1,0', '0,1', '1,1'],
  },
  'TL-6.8': { tiles: MOUNTAIN, pieces: { '1,0': 'H0' }, states: marked('go', '0,1'), about: ['0,1', '0,0', '1,0'] },
  'TL-6.12': {
    tiles: RAISED,
    pieces: { '1,1': 'H0' },
    states: [...marked('picked', '1,1'), ...marked('go', '1,0', '2,1')],
    about: ['1,0', '1,1', '2,1'],
  },
  'TL-7.1': {
    tiles: FLAT,
    pieces: { '0,1': 'H1', '-1,1': 'H1', '1,0': 'H0', '1,1': 'H0', '2,1': 'H0', '3,0': 'H0' },
    about: ['0,1', '1,1'],
  },
} as const satisfies Readonly<Record<string, Example>>;

/** How much of the island a figure shows. */
const ROOM = { width: 11, height: 5.6 };

/** The drawn examples of the rules. */
export const figures = async ({ speak }: Voice): Promise<Readonly<Record<string, RuleFigure>>> => {
  const words = await loadFigureWords(speak.lang);
  const rules = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];
  return Object.fromEntries(
    rules.map(rule => [rule, { scene: sceneOf(rule, EXAMPLES[rule]), caption: speak(words[rule]) }]),
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
