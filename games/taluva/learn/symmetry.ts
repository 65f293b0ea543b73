import type { Position } from '@threefold-games/core';
import type { SymmetricCopy } from '@threefold-games/learn';
import type { TaluvaView } from '@threefold-games/taluva';
import { cellAt, columnOf, DIRECTIONS, ORIGIN, PIECES, rowOf } from '@threefold-games/taluva/display';
import {
  bareField,
  faceOf,
  isVolcano,
  landCells,
  levelOf,
  ownerOf,
  PIECE_MASK,
  pieceOf,
  rotationOf,
  slotOf,
  TaluvaPosition,
} from '@threefold-games/taluva/internal';
import { stateOf } from './counts.ts';

/** Where a cell comes to lie: turned about the middle by so many sixths, clockwise, after this cell was moved there. */
interface Motion {
  readonly middle: number;
  readonly sixths: number;
}

const moved = ({ middle, sixths }: Motion, q: number, r: number): readonly [q: number, r: number] => {
  let [to, down] = [q - columnOf(middle), r - rowOf(middle)];
  for (let i = 0; i < sixths; i++) [to, down] = [-down, to + down];
  return [to, down];
};

/**
 * A text that is the same for all islands that are the same but for where they lie, how they are turned and who is called first: of the
 * seats only their order counts. They are not mirrored: of most tiles there is another number than of their mirror images.
 */
export const canonical = (position: Position<TaluvaView>): string => {
  const state = stateOf(position);
  const { seats, head, headStart } = state.constants;
  // Whoever has odds is named in the head.
  const first = headStart.some(given => given > 0) ? 0 : state.seat;
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  const players = order.map(seat =>
    [...PIECES.map((_, piece) => state.left(seat, piece)), state.standing[seat]].join(),
  );
  const turn = [state.phase, (state.seat - first + seats) % seats, state.drawn].join();
  const land = landCells(state);
  const faces = land.map(cell => {
    const field = state.cells[cell]!;
    const owner = ownerOf(field);
    const piece = owner < 0 ? '' : `${pieceOf(field)}${(owner - first + seats) % seats}`;
    return {
      cell,
      text: `${levelOf(field)}.${faceOf(field)}.${piece}`,
      turned: isVolcano(field) ? rotationOf(field) : -1,
    };
  });
  const islands = Array.from({ length: DIRECTIONS }, (_, sixths) => {
    const cells = faces.map(({ cell, text, turned }) => {
      const [q, r] = moved({ middle: ORIGIN, sixths }, columnOf(cell), rowOf(cell));
      return { q, r, text: turned < 0 ? text : `${text}.${(turned + sixths) % DIRECTIONS}` };
    });
    const [left, top] = [Math.min(...cells.map(({ q }) => q)), Math.min(...cells.map(({ r }) => r))];
    return cells
      .map(({ q, r, text }) => `${q - left},${r - top}:${text}`)
      .sort()
      .join(';');
  });
  return [head, turn, state.unseen.join(''), players.join('/'), islands.sort()[0]].join(' ');
};

/** The island moved. */
const copyOf = (state: TaluvaPosition, motion: Motion): TaluvaPosition => {
  const copy = new TaluvaPosition(state.constants);
  for (const [kind, count] of state.unseen.entries()) copy.setUnseen(kind, count);
  for (const [seat, order] of state.standing.entries()) {
    copy.setStanding(seat, order);
    for (const piece of PIECES.keys()) copy.setStock(seat, piece, state.left(seat, piece));
  }
  copy.setDrawn(state.drawn);
  copy.setTurn(state.phase, state.seat);
  for (const cell of landCells(state)) {
    const field = state.cells[cell]!;
    const turned = (rotationOf(field) + motion.sixths) % DIRECTIONS;
    const to = cellAt(...moved(motion, columnOf(cell), rowOf(cell)));
    copy.addLand(to);
    copy.setField(to, bareField(levelOf(field), faceOf(field), turned, slotOf(field)) | (field & PIECE_MASK));
  }
  return copy;
};

const CELL = /^([HTWE]@)?(-?\d+),(-?\d+)(?:\/(\d))?(.*)$/;

const stepMoved = (motion: Motion, text: string): string => {
  const [, build = '', q, r, rotation, rest = ''] = CELL.exec(text) ?? [];
  // A draw.
  if (q === undefined) return text;
  const cell = moved(motion, Number(q), Number(r)).map(each => each + 0);
  const turned = rotation === undefined ? '' : `/${(Number(rotation) + motion.sixths) % DIRECTIONS}`;
  return `${build}${cell.join()}${turned}${rest}`;
};

/**
 * The island as it would lie had another of its tiles been the first, which lies unturned in the middle (TL-3.1); as it lies first. One of
 * each direction is enough.
 */
export const copies = (position: Position<TaluvaView>): readonly SymmetricCopy<TaluvaView>[] => {
  const state = stateOf(position);
  const motions = new Map<number, Motion>();
  for (const cell of landCells(state)) {
    const field = state.cells[cell]!;
    const sixths = (DIRECTIONS - rotationOf(field)) % DIRECTIONS;
    if (cell !== ORIGIN && isVolcano(field) && levelOf(field) === 1 && !motions.has(sixths))
      motions.set(sixths, { middle: cell, sixths });
  }
  return [
    { position: position.copy(), step: text => text },
    ...Array.from(motions.values(), motion => ({
      position: copyOf(state, motion),
      step: (text: string) => stepMoved(motion, text),
    })),
  ];
};
