import { type Actor, CHANCE, formatShares, type Outcome, type Seat } from '@threefold-games/core';
import type { Report, Variation } from '@threefold-games/search';
import { findDrawing } from '../catalogue.ts';

/** Shares that differ by less are the same. */
const SAME = 1e-9;

/** What a seat is called at this game's table. */
export const seatName = (game: string, seat: Seat): string => findDrawing(game)?.seatName(seat) ?? `seat ${seat}`;

export const percent = (share: number): string => (100 * share).toFixed(1);

/** The steps of a variation, turn by turn. */
export const variationText = ({ turns }: Variation): string => turns.map(steps => steps.join(' ')).join('; ');

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

/** The variations that something is known about. In a position that is solved nobody looked for the truth about the others. */
export const knownVariations = (report: Report): readonly Variation[] =>
  report.variations.filter(({ visits, solved }, i) => i === 0 || solved || (visits > 0 && !report.solved));

/** What the best variation promises to each seat; the average over all of them lags behind it. */
export const promised = ({ solved, values, variations }: Report): readonly number[] =>
  solved ? values : (variations[0]?.values ?? values);

/** Who won, in a sentence. */
export const explainOutcome = ({ shares, ranking }: Outcome, nameOf: (seat: number) => string): string => {
  const seats = [...shares.keys()];
  const winners = seats.filter(seat => shares[seat]! > 0).map(nameOf);
  const verdict = winners.length === 1 ? `${winners[0]} wins` : `${list(winners)} share the win`;
  const places = ranking
    ? `, places: ${seats
        .toSorted((a, b) => ranking[a]! - ranking[b]!)
        .map(seat => `${ranking[seat]} ${nameOf(seat)}`)
        .join(', ')}`
    : '';
  return `${verdict} (${formatShares(shares)}${places}).`;
};

const list = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
