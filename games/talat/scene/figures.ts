import type { Pick, RuleId } from '@threefold-games/core';
import { type Look, partScene, type RuleFigure, type Scene, STILL } from '@threefold-games/stage';
import type { OwnedTower, TalatView } from '@threefold-games/talat';
import { downColour, upColour } from '@threefold-games/talat/display';
import { viewOfDraft } from './draft.ts';
import { emptyDraft } from './drafting.ts';
import { frameOf } from './layout.ts';
import { sceneOf } from './scene.ts';
import { partOf } from './towers.ts';
import type { Voice } from './voice.ts';

/** A drawn example: towers on one board, by cell; capitals start on rank 1. */
interface Example {
  readonly towers: string;
  readonly caption: keyof Voice['words']['figures'];
  /** All that the tower may do that is picked up. */
  readonly steps?: readonly [string, ...string[]];
  /** The tower that is being placed, on these cells. */
  readonly placed?: readonly [tower: string, ...cells: string[]];
  /** What is not possible. */
  readonly refused?: readonly string[];
  /** Whether it is about freezing: elsewhere the few towers of an example would freeze at once. */
  readonly frozen?: boolean;
  readonly seats?: number;
  readonly board?: number;
}

export const EXAMPLES: Readonly<Record<RuleId, Example>> = {
  'TA-1.3': { towers: 'b4 L3 c4 L4 d4 L6 b3 M3 c3 M4 d3 M6 b2 S3 c2 S4 d2 S6', caption: 'towers' },
  'TA-2.2': { towers: 'b1 L6 d1 S4', placed: ['M4', 'a1', 'c1', 'e1'], caption: 'placing' },
  'TA-3.3': { towers: 'c2 M4', steps: ['c2-b3', 'c2-c3', 'c2-d3'], caption: 'forward' },
  'TA-3.6': { towers: 'c3 S4', refused: ['b3', 'd3'], caption: 'sideways' },
  'TA-4.1': { towers: 'c3 M6 b4 s3 d3 m4 c2 s6', steps: ['c3xb4', 'c3-c4', 'c3-d4', 'c3xd3'], caption: 'reach' },
  'TA-4.2': { towers: 'c3 L3 c4 m6 d4 s4', steps: ['c3-b4', 'c3xc4'], caption: 'heights' },
  'TA-4.3': { towers: 'c3 M4 b4 m3 d4 m6', steps: ['c3xb4', 'c3-c4'], caption: 'sides' },
  'TA-4.4': { towers: 'c3 M4 c4 m4', steps: ['c3-b4', 'c3-d4'], refused: ['c4'], caption: 'identical' },
  'TA-4.5': { towers: 'c3 S3 c4 l6', steps: ['c3-b4', 'c3xc4', 'c3-d4'], caption: 'david' },
  'TA-4.8': { towers: 'c5 L4 d5 m3', steps: ['c5xd5'], caption: 'across' },
  'TA-5.2': { towers: 'b5 L4 d4 S6 e4 l6 b3 m3', frozen: true, caption: 'frozen' },
  'TA-7.3': {
    towers: 'h2 M4 g2 S6 g4 m6 i3 l3',
    steps: ['g4-f3', 'g4-g3', 'g4-h3'],
    seats: 2,
    board: 1,
    caption: 'zihin',
  },
  'TA-8.4': { towers: 'b5 M3 d5 L6 c4 s4', caption: 'scored' },
};

/** Drawn examples for the rules. */
export const figuresOf = (voice: Voice): Readonly<Record<RuleId, RuleFigure>> => ({
  'TA-1.2': { scene: emptyBoards(voice), caption: voice.speak(voice.words.figures.boards) },
  ...Object.fromEntries(
    Object.entries(EXAMPLES).map(([rule, example]) => [rule, draw(voice, rule as RuleId, example)] as const),
  ),
});

/** The three boards with the names of the players, who have no points yet. */
const emptyBoards = (voice: Voice): Scene => {
  const scene = sceneOf(voice, viewOfDraft(emptyDraft(3)), STILL);
  const labels = scene.labels.map(({ kind, text, figure, x, y }) => ({ kind, text, x, y, ...(figure && { figure }) }));
  return { ...plain(scene), labels };
};

/** Without the names of the cells: captions name none. */
const plain = (scene: Scene): Scene => ({
  ...scene,
  cells: scene.cells.map(named => {
    const { label: _, ...cell } = named;
    return cell;
  }),
});

const draw = (voice: Voice, rule: RuleId, example: Example): RuleFigure => {
  const { board = 0, steps, refused, placed } = example;
  const view = viewOfExample(example, board);
  const look: Look = {
    ...STILL,
    rotation: board,
    picked: pickedIn(example),
    legalSteps: steps ?? placementsOf(placed ?? []),
    ...(refused && { refused: { attempt: '', rule, cells: refused } }),
  };
  const scene = partScene(sceneOf(voice, view, look), partOf(board));
  return { scene: crop(plain(scene), board), caption: voice.speak(voice.words.figures[example.caption]) };
};

const pickedIn = ({ steps, placed }: Example): readonly Pick[] => {
  if (steps) return [{ at: 'cell', cell: steps[0].slice(0, 2) }];
  return placed ? [{ at: 'choice', choice: placed[0] }] : [];
};

const viewOfExample = ({ towers, frozen = false, seats = 3 }: Example, board: number): TalatView => {
  const words = towers.split(' ');
  const standing = words.flatMap((cell, i): [string, OwnedTower][] => {
    const name = words[i + 1];
    if (i % 2 === 1 || name === undefined) return [];
    const tower = name.toUpperCase() as OwnedTower['tower'];
    return [[cell, { owner: name === tower ? upColour(board) : downColour(board), tower }]];
  });
  const view = viewOfDraft({ ...emptyDraft(seats), towers: Object.fromEntries(standing), phase: 'moving' });
  return {
    ...view,
    actor: 0,
    phase: 'moving',
    boards: view.boards.map(shown => ({ ...shown, frozen: frozen && shown.frozen })),
  };
};

const placementsOf = ([tower, ...cells]: readonly string[]): readonly string[] => cells.map(cell => `${tower}@${cell}`);

/** How far a picture reaches beyond the middle of the last cell where something happens, and how high it is at least. */
const BEYOND = 0.8;
const LEAST_HEIGHT = 2.7;

/** The ranks where something happens, as wide as the board. */
const crop = (scene: Scene, board: number): Scene => {
  // The word on a frozen board reaches beyond the frame.
  const { x, width } = scene.veils.length > 0 ? scene.bounds : frameOf(board, board);
  const told = new Set([...scene.pieces, ...scene.states].map(({ cell }) => cell));
  const rows = scene.cells.filter(({ id }) => told.has(id)).map(cell => cell.y);
  const all = scene.cells.map(cell => cell.y);
  const { y, height } = scene.bounds;
  const toTop = Math.min(...rows) === Math.min(...all);
  const toBottom = Math.max(...rows) === Math.max(...all);
  const top = toTop ? y : Math.min(...rows) - BEYOND;
  const bottom = toBottom ? y + height : Math.max(...rows) + BEYOND;
  const lacking = Math.max(0, LEAST_HEIGHT - (bottom - top));
  const above = toTop ? 0 : toBottom ? lacking : lacking / 2;
  return { ...scene, bounds: { x, y: top - above, width, height: bottom - top + lacking } };
};
