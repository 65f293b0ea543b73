import { oddsOf } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useWholeFace } from '../board/index.ts';
import { useWords } from '../i18n/index.ts';

interface HouseLineProps {
  readonly game: string;
  readonly seats: number;
  /** The house rules that are on, with their values. */
  readonly rules: readonly (readonly [name: string, value: string])[];
}

/** The house rules that a game is played with, such as who has which odds. */
export const HouseLine = ({ game, seats, rules }: HouseLineProps): JSX.Element => {
  const { words, speak } = useWords();
  const face = useWholeFace(game);
  const said = rules.flatMap(([name, value]) => {
    const option = face?.options[name];
    if (!face || !option) return [];
    const odds = oddsOf({ [name]: value });
    const step = odds && option.odds?.steps[odds.step - 1];
    const short = step ? `${face.seatName(odds.seat, seats)}, ${step.label}` : (option.values[value] ?? value);
    return [value === 'on' ? option.name : speak(words.newGame.value, { option: option.name, value: short })];
  });
  return <>{said.map(text => ` · ${text}`)}</>;
};
