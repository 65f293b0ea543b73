import { EVEN, type History, unevenness } from '@threefold/core';
import type { Speak, Words } from '@threefold/words';
import type { Notice } from '../../board/BoardBar.tsx';
import type { TableModel } from '../../match/tableModel.ts';

/** How even a start is that was to be even, until everybody has had a turn. */
export const startNotice = (
  { even: known, seats, history }: Pick<TableModel, 'even' | 'seats'> & { readonly history: Pick<History, 'length'> },
  seatName: (seat: number) => string,
  { table }: Words,
  speak: Speak,
): Notice | undefined => {
  const even = history.length < seats.length ? known : undefined;
  if (even === undefined) return undefined;
  if (even === 'unknown') return { tone: 'gold', title: speak(table.unratedTitle), text: speak(table.unratedText) };
  const chances = even
    .map((share, seat) => speak(table.chanceOf, { name: seatName(seat), chance: speak.percent(share) }))
    .join(', ');
  // A record gives them in hundredths.
  const isEven = Math.round(100 * unevenness(even)) <= 100 * EVEN.tolerance;
  return { tone: 'none', title: speak(isEven ? table.evenTitle : table.mostEvenTitle, { chances }), text: '' };
};
