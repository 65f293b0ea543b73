import { type OptionWords, oddsWords } from '@threefold/stage';
import type { Text } from '@threefold/words';
import { HEAD, ODDS_POINTS } from '../rules/head.ts';
import { colourName, type Voice } from './voice.ts';

export type OptionTexts = Readonly<Record<string, OptionWords>>;

interface Named {
  readonly name: Text;
  readonly about: Text;
  readonly values: Readonly<Record<string, Text>>;
}

/** The name, the sentence and the values of each option. */
export const optionTexts = (voice: Voice): OptionTexts => {
  const { words, speak } = voice;
  const written = ({ name, about, values }: Named): OptionWords => ({
    name: speak(name),
    about: speak(about),
    values: Object.fromEntries(Object.entries(values).map(([value, text]) => [value, speak(text)])),
  });
  const { davidGoliath, endAfterFrozen, tieBreak, zihinScope, firstMover, komi, swap, odds } = words.options;
  return {
    davidGoliath: written(davidGoliath),
    endAfterFrozen: written(endAfterFrozen),
    tieBreak: written(tieBreak),
    zihinScope: { ...written(zihinScope), seats: [2] },
    firstMover: written(firstMover),
    komi: {
      name: speak(komi.name),
      about: speak(komi.about),
      values: Object.fromEntries(
        HEAD.options.komi!.values.map(value => [value, value === '0' ? speak(komi.none) : speak.number(Number(value))]),
      ),
      seats: [2],
    },
    swap: { ...written(swap), seats: [2] },
    odds: oddsWords(HEAD.options.odds!, speak(odds.name), speak(odds.about), seat => colourName(voice, seat, 3), {
      none: speak(odds.none),
      steps: [1, 2, 3].map(step => {
        const points = step * ODDS_POINTS;
        return {
          label: speak(odds.points, { points }),
          you: speak(odds.you, { points }),
          other: name => speak(odds.other, { points, name }),
        };
      }),
    }),
  };
};
