import { EVEN, unevenness } from '@threefold/core';
import type { Speak, Words } from '@threefold/words';
import type { Notice } from '../../board/BoardBar.tsx';
import type { Standing } from '../../table/tableSession.ts';

/** How even a start is that was to be even, until everybody has had a turn. */
export const startNotice = (
  { model, setup, turns }: Standing,
  seatName: (seat: number) => string,
  { table }: Words,
  speak: Speak,
): Notice | undefined => {
  const even = turns.length < setup.seats ? model.even : undefined;
  if (even === undefined) return undefined;
  if (even === 'unknown') return { tone: 'gold', title: speak(table.unratedTitle), text: speak(table.unratedText) };
  const chances = even
    .map((share, seat) => speak(table.chanceOf, { name: seatName(seat), chance: speak.percent(share) }))
    .join(', ');
  // A record gives them in hundredths.
  const isEven = Math.round(100 * unevenness(even)) <= 100 * EVEN.tolerance;
  return {
    tone: 'none',
    title: speak(isEven ? table.evenTitle : table.mostEvenTitle, { chances }),
    text: '',
  };
};
