import { type Actor, CHANCE, type Seat } from '@threefold/core';
import type { Line, Report } from '@threefold/search';
import { findDrawing } from '../board/index.ts';

/** Shares that differ by less are the same. */
const SAME = 1e-9;

/** What a seat is called at this game's table. */
export const seatName = (game: string, seat: Seat): string => findDrawing(game)?.seatName(seat) ?? `seat ${seat}`;

export const percent = (share: number): string => (100 * share).toFixed(1);

/** The steps of a line, turn by turn. */
export const lineText = ({ turns }: Line): string => turns.map(steps => steps.join(' ')).join('; ');

/** What is certain about a position for the one who acts; empty where nothing is. */
export const certainty = (
  { solved, solvedIn, values }: Pick<Report, 'solved' | 'solvedIn' | 'values'>,
  actor: Actor,
  nameOf: (seat: Seat) => string,
): string => {
  if (!solved) return '';
  const when = solvedIn === undefined ? '' : ` in ${solvedIn}`;
  const winner = values.findIndex(value => value > 1 - SAME);
  if (winner < 0 && actor !== CHANCE && values[actor]! < SAME) return `lost${when}`;
  if (winner < 0) return `shared${when}`;
  if (actor === CHANCE) return `${nameOf(winner)} wins${when}`;
  return `${winner === actor ? 'won' : 'lost'}${when}`;
};

/** The lines that something is known about. In a position that is settled nobody looked for the truth about the others. */
export const knownLines = (report: Report): readonly Line[] =>
  report.lines.filter(({ visits, solved }, i) => i === 0 || solved || (visits > 0 && !report.solved));

/** What the best line promises to each seat; the average over all lines lags behind it. */
export const promised = ({ solved, values, lines }: Report): readonly number[] =>
  solved ? values : (lines[0]?.values ?? values);
