import type { Pick, RuleId } from '@threefold/core';
import { type Look, partScene, type RuleFigure, type Scene, STILL } from '@threefold/stage';
import type { Text } from '@threefold/words';
import type { OwnedTower } from '../rules/notation.ts';
import type { TalatView } from '../rules/view.ts';
import { viewOfDraft } from './draft.ts';
import { emptyDraft } from './drafting.ts';
import { frameOf } from './layout.ts';
import { stepsFrom } from './reach.ts';
import { sceneOf } from './scene.ts';
import { downColour, findCell, partOf, upColour } from './towers.ts';
import type { Voice } from './voice.ts';

/** A drawn example: towers on one board, by cell; capitals start on rank 1. */
interface Example {
  readonly towers: string;
  readonly caption: Text;
  /** The tower that is picked up, with all that it may do. */
  readonly picked?: string;
  /** The tower that is being placed, on these cells. */
  readonly placed?: readonly [tower: string, ...cells: string[]];
  /** What is not possible. */
  readonly refused?: readonly string[];
  /** Whether it is about freezing: elsewhere the few towers of an example would freeze at once. */
  readonly frozen?: boolean;
  readonly seats?: number;
  readonly board?: number;
}

/** Drawn examples for the rules. */
export const figuresOf = (voice: Voice): Readonly<Record<RuleId, RuleFigure>> => {
  const { figures } = voice.words;
  const examples: Readonly<Record<RuleId, Example>> = {
    'TA-1.3': { towers: 'b4 L3 c4 L4 d4 L6 b3 M3 c3 M4 d3 M6 b2 S3 c2 S4 d2 S6', caption: figures.towers },
    'TA-2.2': {
      towers: 'b1 L6 d1 S4',
      placed: ['M4', 'a1', 'c1', 'e1'],
      caption: figures.placing,
    },
    'TA-3.3': { towers: 'c2 M4', picked: 'c2', caption: figures.forward },
    'TA-3.6': { towers: 'c3 S4', refused: ['b3', 'd3'], caption: figures.sideways },
    'TA-4.1': { towers: 'c3 M6 b4 s3 d3 m4 c2 s6', picked: 'c3', caption: figures.reach },
    'TA-4.2': { towers: 'c3 L3 c4 m6 d4 s4', picked: 'c3', caption: figures.heights },
    'TA-4.3': { towers: 'c3 M4 b4 m3 d4 m6', picked: 'c3', caption: figures.sides },
    'TA-4.4': { towers: 'c3 M4 c4 m4', picked: 'c3', refused: ['c4'], caption: figures.identical },
    'TA-4.5': { towers: 'c3 S3 c4 l6', picked: 'c3', caption: figures.david },
    'TA-4.8': { towers: 'c5 L4 d5 m3', picked: 'c5', caption: figures.across },
    'TA-5.2': { towers: 'b5 L4 d4 S6 e4 l6 b3 m3', frozen: true, caption: figures.frozen },
    'TA-7.3': { towers: 'h2 M4 g2 S6 g4 m6 i3 l3', picked: 'g4', seats: 2, board: 1, caption: figures.zihin },
    'TA-8.4': { towers: 'b5 M3 d5 L6 c4 s4', caption: figures.scored },
  };
  const drawn = Object.entries(examples).map(
    ([rule, example]) => [rule, draw(voice, rule as RuleId, example)] as const,
  );
  return {
    'TA-1.2': { scene: emptyBoards(voice), caption: voice.speak(figures.boards) },
    ...Object.fromEntries(drawn),
  };
};

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
  const { board = 0, picked, refused, placed } = example;
  const view = viewOfExample(example, board);
  const look: Look = {
    ...STILL,
    rotation: board,
    picked: pickedIn(example),
    legalSteps: picked ? textsFrom(view, picked) : placementsOf(placed ?? []),
    ...(refused && { refused: { attempt: '', rule, cells: refused } }),
  };
  const scene = partScene(sceneOf(voice, view, look), partOf(board));
  return { scene: crop(plain(scene), board), caption: voice.speak(example.caption) };
};

const pickedIn = ({ picked, placed }: Example): readonly Pick[] => {
  if (picked !== undefined) return [{ at: 'cell', cell: picked }];
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

const textsFrom = (view: TalatView, cell: string): readonly string[] => {
  const from = findCell(view, cell)!;
  return stepsFrom(view, from).map(
    ({ at, takes }) => `${cell}${takes ? 'x' : '-'}${view.boards[from.board]!.cells[at]!.name}`,
  );
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
