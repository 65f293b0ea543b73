import type {
  Edge,
  Ground,
  Label,
  Look,
  Part,
  Piece,
  Point,
  Scene,
  SceneCell,
  SceneTag,
  Veil,
} from '@threefold-games/stage';
import type { TalatView } from '@threefold-games/talat';
import { downColour, findCell, isAcross, isZihin, lineOf, upColour } from '@threefold-games/talat/display';
import * as layout from './layout.ts';
import { arrowsOf, ghostOf, hintOf, statesOf } from './marks.ts';
import { BOARD_LIST, partOf, standingFigure, tokenFigure, toneOf } from './towers.ts';
import { nameOf, type Voice } from './voice.ts';

/** How far the corners of a frame are rounded. */
const ROUND = 0.34;
/** The points of a tower that has come across (TA-8.4). */
const ACROSS = 3;

/** A position as it is drawn: the three boards as a triangle, as they lie for the one who looks. */
export const sceneOf = (voice: Voice, view: TalatView, look: Look): Scene => {
  const boards = layout.boardsInOrder(look.rotation);
  const ghost = ghostOf(view, look);
  const parts = BOARD_LIST.map(board => part(voice, view, board, look));
  const hint = hintOf(view, look);
  return {
    bounds: layout.BOUNDS,
    backdrop: 'bg',
    ground: boards.map(board => frame(view, board, look.rotation)),
    cells: boards.flatMap(board => cellsOf(view, board, look.rotation)),
    links: [],
    edges: boards.flatMap(board => barsOf(view, board, look.rotation)),
    pieces: boards.flatMap(board => piecesOf(view, board, look.rotation)),
    tags: boards.flatMap(board => tagsOf(voice, view, board)),
    states: statesOf(look),
    trails: [],
    arrows: arrowsOf(look),
    ...(ghost ? { ghost } : {}),
    ...(hint ? { hint } : {}),
    veils: boards.flatMap(board => veilOf(voice, view, board, look.rotation)),
    labels: [
      ...BOARD_LIST.map(colour => plate(voice, view, colour, look)),
      ...parts.map((each, board) => caption(voice, view, each, layout.captionOf(board, look.rotation))),
    ],
    parts,
  };
};

const frame = (view: TalatView, board: number, rotation: number): Ground => {
  const { frozen } = view.boards[board]!;
  return {
    shape: 'box',
    ...layout.middleOf(board, rotation),
    width: layout.BOARD,
    height: layout.BOARD,
    round: ROUND,
    fill: frozen ? 'frostBoard' : 'celadon',
    side: frozen ? 'frostEdge' : 'celadonEdge',
    depth: layout.DEPTH,
    part: partOf(board),
  };
};

const cellsOf = (view: TalatView, board: number, rotation: number): readonly SceneCell[] =>
  layout.readingOrder(board, rotation).map(at => {
    const { frozen, cells } = view.boards[board]!;
    const { name } = cells[at]!;
    const fill = frozen ? 'frostCell' : lineOf(board, at) === undefined ? 'celadonCell' : 'celadonStart';
    const place = layout.placeOf(board, at, rotation);
    return { id: name, ...place, outline: 'square', fill, level: 0, label: name, part: partOf(board) };
  });

const barsOf = (view: TalatView, board: number, rotation: number): readonly Edge[] =>
  [true, false].map(up => {
    const [from, to] = layout.barOf(board, up, rotation);
    const tone = toneOf(up ? upColour(board) : downColour(board), view.seats);
    return { from, to, weight: 'bar', tone, part: partOf(board) };
  });

const piecesOf = (view: TalatView, board: number, rotation: number): readonly Piece[] => {
  const { frozen, cells } = view.boards[board]!;
  return cells.flatMap(({ name, tower }): Piece[] =>
    tower ? [{ cell: name, ...standingFigure(tower, view.seats, board, rotation, frozen) }] : [],
  );
};

const tagsOf = ({ words, speak }: Voice, view: TalatView, board: number): readonly SceneTag[] =>
  view.boards[board]!.cells.flatMap(({ name }): SceneTag[] =>
    isAcross(findCell(view, name)!)
      ? [{ cell: name, corner: 'bottomRight', text: speak(words.plus, { points: ACROSS }), kind: 'points' }]
      : [],
  );

const veilOf = ({ words, speak }: Voice, view: TalatView, board: number, rotation: number): readonly Veil[] =>
  view.boards[board]!.frozen
    ? [{ kind: 'frost', part: partOf(board), bounds: layout.frameOf(board, rotation), text: speak(words.board.frozen) }]
    : [];

/** A name plate at the corner where a player would sit. */
const plate = (voice: Voice, view: TalatView, colour: number, look: Look): Label => ({
  kind: 'plate',
  ...layout.plateOf(colour, look.rotation),
  text: nameOf(voice, colour, view, look),
  figure: tokenFigure(colour, view.seats),
  ...(isZihin(colour, view.seats) ? {} : { second: voice.speak.number(view.points[colour]!) }),
  active: view.actor === colour,
});

/** Which board it is, who plays on it, and in play how it is with it; a frozen one says so itself. */
const caption = (
  { words, speak }: Voice,
  { phase }: TalatView,
  { title, lines, state, ended }: Part,
  room: Point & { readonly width: number },
): Label => {
  const [first = '', second = ''] = lines;
  const facts = { title, first, second, state };
  const { caption, captionState, captionShort } = words.board;
  return {
    kind: 'caption',
    ...room,
    ...(ended || phase === 'placing'
      ? { text: speak(caption, facts), shorter: [title] }
      : { text: speak(captionState, facts), shorter: [speak(captionShort, facts), title] }),
  };
};

const part = (voice: Voice, view: TalatView, board: number, look: Look): Part => {
  const { words, speak } = voice;
  const { frozen, freezable } = view.boards[board]!;
  const state = frozen ? words.board.frozen : freezable ? words.board.canFreeze : words.board.alive;
  return {
    id: partOf(board),
    bounds: layout.partBounds(board, look.rotation),
    title: speak(words.board.title, { board: partOf(board) }),
    lines: [upColour(board), downColour(board)].map(colour => nameOf(voice, colour, view, look)),
    state: speak(state),
    ended: frozen,
  };
};
