import type { Game } from '@threefold/core';
import type { CurvePoint } from './curve.ts';
import { percent, seatName } from './words.ts';

/** A turn that gives away at least so much of the win is marked. */
const TURNING_POINT = 0.1;

/** The head of a curve's table. */
export const curveHead = (game: Game, seats: number): string => {
  const names = Array.from({ length: seats }, (_, seat) => seatName(game.id, seat));
  return `turn  ${names.map(name => name.padStart(width(game, seats))).join('  ')}    loss    played`;
};

/** A turn of a curve as a line of its table. */
export const curveRow = (game: Game, { turn, played, values, solved }: CurvePoint): string => {
  const chances = values.map(value => percent(value).padStart(width(game, values.length))).join('  ');
  const loss = played ? percent(played.loss) : '';
  const mark = (played?.loss ?? 0) >= TURNING_POINT ? '<<' : '';
  const text = played ? `${seatName(game.id, played.seat)}: ${played.steps.join(' ')}` : 'start';
  return `${String(turn).padStart(4)}  ${chances}${solved ? '!' : ' '}  ${loss.padStart(5)} ${mark.padEnd(2)} ${text}`;
};

/** A turn of a curve as its line of JSON. */
export const curveJson = ({ turn, played, values, solved }: CurvePoint): unknown => ({
  turn,
  seat: played?.seat ?? null,
  steps: played?.steps ?? [],
  values,
  solved,
  loss: played?.loss ?? null,
});

const width = (game: Game, seats: number): number =>
  Math.max(6, ...Array.from({ length: seats }, (_, seat) => seatName(game.id, seat).length));
