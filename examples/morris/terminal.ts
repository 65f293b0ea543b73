import { Canvas, type Drawing } from '@threefold-games/stage/terminal';
import { type MorrisView, POINTS } from './rules.ts';

const SIDES = ['White', 'Black'] as const;

export const drawing: Drawing<MorrisView> = {
  seatName: seat => SIDES[seat],

  /** The board with White's side below. */
  draw({ men, hand }, paint) {
    const canvas = new Canvas();
    for (const [point, name] of POINTS.entries()) {
      const [row, column] = [2 * (2 - Math.floor(point / 3)), 2 + 4 * (point % 3)];
      const seat = men[point];
      if (point % 3 === 0) canvas.put(row, 0, name[1]!, paint.dim);
      if (seat === null || seat === undefined) canvas.put(row, column + 1, '.', paint.dim);
      else canvas.put(row, column, ` ${SIDES[seat]![0]} `, paint.seats[seat]);
    }
    for (const [i, between] of ['| \\ | / |', '| / | \\ |'].entries()) canvas.put(1 + 2 * i, 3, between, paint.dim);
    canvas.put(5, 3, 'a   b   c', paint.dim);
    return [...canvas.lines(), '', ...SIDES.map((side, seat) => `  ${side} has ${hand[seat]} in hand`)].join('\n');
  },

  announce: () => undefined,
};
