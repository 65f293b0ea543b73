import { encodeHead, formatOdds, type Odds } from '@threefold-games/core';
import type { Brush, Editor, EditorField } from '@threefold-games/stage';
import { STILL } from '@threefold-games/stage';
import { decode, flawIn } from '@threefold-games/tzaar/decode';
import { PIECE_LETTERS, SPACE_NAMES, TALLEST, TYPES } from '@threefold-games/tzaar/display';
import { HEAD } from '@threefold-games/tzaar/head';
import { type Board, viewOfBoard } from './drafting.ts';
import { figureOf } from './figure.ts';
import { sayCell } from './say.ts';
import { sceneOf } from './scene.ts';
import { SIDES, seatName, type Voice } from './voice.ts';

/** A position that is being set up by hand. */
export interface Draft {
  readonly board: Board;
  /** The value of the option. */
  readonly setup: string;
  /** The odds, for as long as the board is as they made it. */
  readonly odds?: Odds | undefined;
  /** Who acts and in which phase, as the position's text writes it: `w1`, or `x` and `+` when a type is missing. */
  readonly turn: string;
}

const ERASE = 'erase';
/** The phases by the letters of a position's text. */
const STEPS = [
  ['1', 'first'],
  ['2', 'second'],
  ['0', 'opening'],
  ['p', 'placing'],
] as const;
const EMPTY: Draft = { board: {}, setup: 'random', turn: 'w1' };

export const editorOf = (voice: Voice): Editor<Draft> => ({
  open: (_seats, position) => (position === undefined ? EMPTY : readDraft(position)),
  scene: (draft, look) => sceneOf(viewOfBoard(draft.board), look),
  say: (draft, cell) => sayCell(voice, viewOfBoard(draft.board), cell, STILL),
  brushes: () => brushesOf(voice),
  put: (draft, cell, brush) => ({ ...again(draft), board: putStack(draft.board, cell, brush) }),
  fields: draft => fieldsOf(voice, draft),
  set(draft, field, value) {
    const turn = field === 'seat' ? `${value}${again(draft).turn[1]}` : `${again(draft).turn[0]}${value}`;
    // TZ-2.5: pieces are placed in the tournament set-up alone.
    return { ...draft, turn, setup: value === 'p' ? 'tournament' : draft.setup };
  },
  encode,
  flaw: draft => flawOf(voice, draft),
});

const encode = ({ board, setup, odds, turn }: Draft): string =>
  `${encodeHead(HEAD, 2, { setup, ...(odds && { odds: formatOdds(odds) }) })} ${columnsOf(board)} ${turn}`;

const flawOf = (voice: Voice, draft: Draft): string | undefined => {
  const { kind, seat = 0 } = flawIn(encode(draft)) ?? {};
  const { speak } = voice;
  const { flaws } = voice.words.editor;
  if (kind === undefined) return undefined;
  return kind === 'pieces' || kind === 'type'
    ? speak(flaws[kind], { seat: seatName(voice, seat) })
    : speak(flaws[kind]);
};

/** A changed board is no longer the fixed set-up nor that of any odds, and a game that was over may go on. */
const again = (draft: Draft): Draft => ({
  ...draft,
  setup: draft.setup === 'fixed' ? 'random' : draft.setup,
  odds: undefined,
  turn: draft.turn.length === 2 ? draft.turn : 'w1',
});

const readDraft = (text: string): Draft => {
  const decoded = decode(text);
  if (!decoded.ok) return EMPTY;
  const board = Object.fromEntries(
    decoded.value.view().spaces.flatMap(({ name, stack }) => (stack ? [[name, stack]] : [])),
  );
  const { setup, odds } = decoded.value.constants;
  return { board, setup, odds, turn: text.split(' ').at(-1)! };
};

const brushesOf = ({ words, speak }: Voice): readonly Brush[] => [
  ...[...PIECE_LETTERS].map((id, piece) => {
    const seat = Math.floor(piece / 3);
    const side = SIDES[seat]!;
    const type = TYPES[piece % 3]!;
    return {
      id,
      label: speak(words.pieces[side][type]),
      figure: figureOf(seat, type),
      group: speak(words.editor[side]),
    };
  }),
  { id: ERASE, label: speak(words.editor.eraser), group: speak(words.editor.tools) },
];

/** The same type again makes a stack taller; another one begins it anew. */
const putStack = (board: Board, cell: string, brush: string): Board => {
  const { [cell]: stack, ...others } = board;
  const piece = PIECE_LETTERS.indexOf(brush);
  if (brush === ERASE || piece < 0) return others;
  const [owner, type] = [Math.floor(piece / 3), TYPES[piece % 3]!];
  const height = stack?.owner === owner && stack.type === type ? Math.min(stack.height + 1, TALLEST) : 1;
  return { ...others, [cell]: { owner, type, height } };
};

const fieldsOf = (voice: Voice, draft: Draft): readonly EditorField[] => {
  const { words, speak } = voice;
  const [seat, step] = [...again(draft).turn];
  const seats = ['w', 'b'].map((value, index) => ({ value, label: seatName(voice, index) }));
  const steps = STEPS.map(([value, name]) => ({ value, label: speak(words.editor.steps[name]) }));
  return [
    { id: 'seat', label: speak(words.editor.seat), value: seat!, values: seats },
    { id: 'step', label: speak(words.editor.step), value: step!, values: steps },
  ];
};

const columnsOf = (board: Board): string => {
  const columns = new Map<string, string>();
  for (const name of SPACE_NAMES) {
    const stack = board[name];
    const text = stack
      ? letterOf(stack.owner, TYPES.indexOf(stack.type)) + (stack.height > 1 ? stack.height : '')
      : '.';
    columns.set(name[0]!, (columns.get(name[0]!) ?? '') + text);
  }
  return [...columns.values()].join('/');
};

const letterOf = (owner: number, type: number): string => PIECE_LETTERS[3 * owner + type]!;
