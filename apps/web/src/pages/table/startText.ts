import { EVEN, type History, unevenness } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { Speak, Words } from '@threefold/words';
import type { TableModel } from '../../match/tableModel.ts';

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

/** The house rules that a game is played with, such as who has which odds. */
export const houseText = (
  { plan, history }: Pick<TableModel, 'plan'> & { readonly history: Pick<History, 'game'> },
  face: Pick<Face, 'options'>,
  { newGame }: Words,
  speak: Speak,
): string | undefined => {
  const on = Object.entries(plan?.options ?? {}).filter(([name]) => history.game.options[name]?.house);
  const said = on.map(([name, value]) => {
    const { name: option, values } = face.options[name]!;
    return value === 'on' ? option : speak(newGame.value, { option, value: values[value] ?? value });
  });
  return said.length > 0 ? said.join(' · ') : undefined;
};
