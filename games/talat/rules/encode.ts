import { NOBODY } from '@threefold-games/core';
import { capturesOf } from './notation.ts';
import { CHOICE, SWAPPED, type TalatState } from './state.ts';
import { BOARDS, CELLS, SIZE, TOWERS, UP } from './tables.ts';

/**
 * The fields after the head: the three boards, rank 5 first, capitals for the side that moves up; who acts, behind the seats that
 * were skipped before, as in `1>2`, as `1?` who is to choose a side, and as `1~` after the sides were exchanged; the frozen boards; and the captured towers of each seat with the colour that lost them,
 * highest first.
 */
export const encode = (state: TalatState): string => {
  const boards = Array.from({ length: BOARDS }, (_, board) => encodeBoard(state, board));
  const frozen = boards.map((_, board) => (state.isFrozen(board) ? board + 1 : '')).join('');
  const captures = Array.from({ length: state.constants.seats }, (_, seat) =>
    capturesOf(state.captured[seat]!)
      .map(({ owner, tower }) => `${owner}${tower}`)
      .join(','),
  );
  return [
    state.constants.head,
    ...boards,
    encodeActor(state),
    frozen || '-',
    captures.map(list => list || '-').join('/'),
  ].join(' ');
};

const encodeActor = (state: TalatState): string => {
  if (state.actor === NOBODY) return '-';
  if (state.stage === CHOICE) return `${state.actor}?`;
  const actor = state.stage === SWAPPED ? `${state.actor}~` : String(state.actor);
  return state.skips === 0 ? actor : `${state.skippedSeats().join('')}>${actor}`;
};

const encodeBoard = (state: TalatState, board: number): string =>
  Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) => {
      const cell = board * CELLS + (SIZE - 1 - row) * SIZE + column;
      const front = state.frontAt(cell);
      if (front < 0) return '.';
      const tower = TOWERS[state.kinds[cell]!]!;
      return (front & 1) === UP ? tower : tower.toLowerCase();
    }).join(''),
  ).join('/');
