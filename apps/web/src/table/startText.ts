import { EVEN, type History, unevenness } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { Words } from '@threefold-games/words';
import type { TableModel } from '../board/index.ts';

/** How even a start is that was to be even, until everybody has had a turn. */
export const startText = (
  { even: known, seats, history }: Pick<TableModel, 'even' | 'seats'> & { readonly history: Pick<History, 'length'> },
  seatName: (seat: number) => string,
  { table }: Words,
  speak: Speak,
): string | undefined => {
  const even = history.length < seats.length ? known : undefined;
  if (even === undefined) return undefined;
  if (even === 'unknown') return `${speak(table.unratedTitle)}. ${speak(table.unratedText)}`;
  const chances = even
    .map((share, seat) => speak(table.chanceOf, { name: seatName(seat), chance: speak.percent(share) }))
    .join(', ');
  // A record gives them in hundredths.
  const isEven = Math.round(100 * unevenness(even)) <= 100 * EVEN.tolerance;
  return speak(isEven ? table.evenTitle : table.mostEvenTitle, { chances });
};
