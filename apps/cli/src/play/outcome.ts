import { formatShares, type Outcome } from '@threefold/core';

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
