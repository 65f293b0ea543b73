import type { Text } from '@threefold-games/speech';
import type { OptionWords } from '@threefold-games/stage';
import type { Voice } from './voice.ts';

export type OptionTexts = Readonly<Record<string, OptionWords>>;

interface Named {
  readonly name: Text;
  readonly about: Text;
  readonly values: Readonly<Record<string, Text>>;
}

/** The name, the sentence and the values of each option. */
export const optionTexts = ({ words, speak }: Voice): OptionTexts => {
  const written = ({ name, about, values }: Named): OptionWords => ({
    name: speak(name),
    about: speak(about),
    values: Object.fromEntries(Object.entries(values).map(([value, text]) => [value, speak(text)])),
  });
  const { davidGoliath, endAfterFrozen, tieBreak, zihinScope, firstMover } = words.options;
  return {
    davidGoliath: written(davidGoliath),
    endAfterFrozen: written(endAfterFrozen),
    tieBreak: written(tieBreak),
    zihinScope: { ...written(zihinScope), seats: [2] },
    firstMover: written(firstMover),
  };
};
