import { type OptionWords, oddsWords } from '@threefold/stage';
import { HEAD } from '../rules/head.ts';
import { seatName, type Voice } from './voice.ts';

export const optionWords = (voice: Voice): Readonly<Record<string, OptionWords>> => {
  const { words, speak } = voice;
  const { setup, odds } = words.options;
  const { random, fixed, tournament } = setup.values;
  return {
    setup: {
      name: speak(setup.name),
      about: speak(setup.about),
      values: { random: speak(random), fixed: speak(fixed), tournament: speak(tournament) },
    },
    odds: oddsWords(HEAD.options.odds!, speak(odds.name), speak(odds.about), seat => seatName(voice, seat), {
      none: speak(odds.none),
      steps: ([1, 2, 3] as const).map(n => {
        const stacks = speak(odds.stacks[n]);
        return {
          label: speak(odds.count, { n }),
          you: speak(odds.you, { stacks }),
          other: name => speak(odds.other, { stacks, name }),
        };
      }),
    }),
  };
};
