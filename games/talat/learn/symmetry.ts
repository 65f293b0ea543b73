import type { Position } from '@threefold-games/core';
import type { SymmetricCopy } from '@threefold-games/learn';
import type { TalatView } from '@threefold-games/talat';
import { decode } from '@threefold-games/talat/decode';
import { BOARDS, CELL_NAMES, CELLS, COLOURS, SIZE } from '@threefold-games/talat/display';
import { CHOICE, hasMoved, mirrored, TalatPosition } from '@threefold-games/talat/internal';

/** What `encode` writes, field by field. */
interface Fields {
  /** Game, seats and options. */
  readonly head: string;
  readonly boards: readonly string[];
  readonly actor: string;
  readonly frozen: string;
  readonly captures: readonly string[];
}

/** A way to see the same position: the fields of its text, and by cell which cell it becomes. */
interface Sight {
  readonly fields: Fields;
  readonly cell: (cell: number) => number;
}

/** The same position from every place at the table from which the rules look alike; the first one is as it is. */
const turned = (position: Position<TalatView>): readonly Sight[] => {
  const text = position.encode().split(' ');
  const fields: Fields = {
    head: text.slice(0, -6).join(' '),
    boards: text.slice(-6, -3),
    actor: text.at(-3)!,
    frozen: text.at(-2)!,
    captures: text.at(-1)!.split('/'),
  };
  const asIs: Sight = { fields, cell: cell => cell };
  if (!isEven(position)) return [asIs];
  if (position.seats === 2) return [asIs, exchanged(fields)];
  return [asIs, ...[1, 2].map(by => rotated(fields, by))];
};

/** Whether the rules treat all seats alike: not before the first move, and not where somebody was given points. */
const isEven = (position: Position<TalatView>): boolean =>
  position instanceof TalatPosition &&
  !position.isSettingUp() &&
  hasMoved(position) &&
  position.stage !== CHOICE &&
  position.constants.bonus.every(points => points === 0);

/** Three seats, each one or two places further on, with the boards between them (TA-1.2, TA-6.1). */
const rotated = ({ head, boards, actor, frozen, captures }: Fields, by: number): Sight => {
  const from = (place: number) => (place + COLOURS - by) % COLOURS;
  const to = (place: number) => (place + by) % COLOURS;
  return {
    fields: {
      head,
      boards: boards.map((_, board) => boards[from(board)]!),
      actor: seatsIn(actor, to),
      frozen: boardsIn(frozen, to),
      captures: captures.map((_, seat) => lost(captures[from(seat)]!, to)),
    },
    cell: cell => (cell + by * CELLS) % (BOARDS * CELLS),
  };
};

/** Two seats that exchange sides: every board is rotated by half a turn, and those of the Zihin change places (TA-H.2). */
const exchanged = ({ head, boards, actor, frozen, captures }: Fields): Sight => {
  const colour = (place: number) => (place < 2 ? 1 - place : place);
  const opposite = (board: number) => (BOARDS - board) % BOARDS;
  const halfTurned = (board: string) =>
    [...board.matchAll(/\/|\.|[a-z]\d/gi)]
      .map(([sign]) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase()))
      .reverse()
      .join('');
  return {
    fields: {
      head,
      boards: boards.map((_, board) => halfTurned(boards[opposite(board)]!)),
      actor: seatsIn(actor, colour),
      frozen: boardsIn(frozen, opposite),
      captures: captures.map((_, seat) => lost(captures[1 - seat]!, colour)),
    },
    cell: mirrored,
  };
};

/** Who acts, and who was skipped before, by their new numbers. */
const seatsIn = (actor: string, to: (seat: number) => number): string =>
  actor.replace(/\d/g, seat => String(to(Number(seat))));

/** Numbers of boards, counted from 1, in their order. */
const boardsIn = (frozen: string, to: (board: number) => number): string =>
  frozen === '-'
    ? frozen
    : Array.from(frozen, board => to(Number(board) - 1) + 1)
        .sort((a, b) => a - b)
        .join('');

/** A list of captured towers, by the new numbers of who lost them; of one kind the lower number stands first. */
const lost = (list: string, to: (colour: number) => number): string => {
  if (list === '-') return list;
  const towers = list.split(',');
  const kinds = towers.map(tower => tower.slice(1));
  return towers
    .map(tower => ({ kind: tower.slice(1), colour: to(Number(tower[0])) }))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.colour - b.colour)
    .map(({ kind, colour }) => `${colour}${kind}`)
    .join(',');
};

/** A board seen in a mirror, left and right exchanged: no rule tells them apart. */
const flipped = (board: string): string =>
  board
    .split('/')
    .map(rank => (rank.match(/\.|[a-z]\d/gi) ?? []).reverse().join(''))
    .join('/');

const flippedCell = (cell: number): number => {
  const column = cell % SIZE;
  return cell - column + SIZE - 1 - column;
};

const written = ({ head, boards, actor, frozen, captures }: Fields): string =>
  [head, ...boards, actor, frozen, captures.join('/')].join(' ');

/** A text that is the same for all positions that the rules do not tell apart. */
export const canonical = (position: Position<TalatView>): string =>
  turned(position)
    .map(({ fields }) => written({ ...fields, boards: fields.boards.map(board => [board, flipped(board)].sort()[0]!) }))
    .sort()[0]!;

/** Every other sight of a position: from another place, each board as it is or in a mirror. */
export const copies = (position: Position<TalatView>): readonly SymmetricCopy<TalatView>[] =>
  turned(position)
    .flatMap(sight => Array.from({ length: 2 ** BOARDS }, (_, mirrors) => inMirrors(sight, mirrors)))
    .slice(1)
    .map(({ fields, cell }) => {
      const decoded = decode(written(fields));
      if (!decoded.ok) throw new Error(`no position: ${written(fields)}`);
      return {
        position: decoded.value,
        step: (text: string) => text.replace(/[a-o][1-5]/g, name => CELL_NAMES[cell(CELL_NAMES.indexOf(name))]!),
      };
    });

/** The same with some of the boards, given as bits, in a mirror. */
const inMirrors = ({ fields, cell }: Sight, mirrors: number): Sight => {
  const isFlipped = (board: number) => ((mirrors >> board) & 1) === 1;
  return {
    fields: { ...fields, boards: fields.boards.map((board, i) => (isFlipped(i) ? flipped(board) : board)) },
    cell: from => {
      const to = cell(from);
      return isFlipped(Math.floor(to / CELLS)) ? flippedCell(to) : to;
    },
  };
};
