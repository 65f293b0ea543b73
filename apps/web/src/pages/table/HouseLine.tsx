import type { JSX } from 'preact';
import { useWords } from '../../state/language.ts';
import { useWholeFace } from '../newGame/useWholeFace.ts';

interface HouseLineProps {
  readonly game: string;
  /** The house rules that are on, with their values. */
  readonly rules: readonly (readonly [name: string, value: string])[];
}

/** The house rules that a game is played with, such as who has which odds. */
export const HouseLine = ({ game, rules }: HouseLineProps): JSX.Element => {
  const { words, speak } = useWords();
  const options = useWholeFace(game)?.options ?? {};
  const said = rules.flatMap(([name, value]) => {
    const option = options[name];
    if (!option) return [];
    return [
      value === 'on'
        ? option.name
        : speak(words.newGame.value, { option: option.name, value: option.values[value] ?? value }),
    ];
  });
  return <>{said.map(text => ` · ${text}`)}</>;
};
