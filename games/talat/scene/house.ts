import { type OptionWords, oddsWords } from '@threefold-games/stage';
import { HEAD, ODDS_POINTS } from '@threefold-games/talat/head';
import { house } from '../words/house.ts';
import { colourName, type Voice } from './voice.ts';

/** The komi at which strong play is even, measured in docs/strength.md. */
const FAIR_KOMI = 2.5;

/** What each step of odds is worth, measured in docs/strength.md: so many games of 100 against an equal player. */
const ODDS_WORTH = [74, 83, 87];

/** The words of the house rules. */
export const houseWords = (voice: Voice): Readonly<Record<string, OptionWords>> => {
  const { speak } = voice;
  const { komi, swap, odds } = house[speak.lang];
  return {
    komi: {
      name: speak(komi.name),
      about: speak(komi.about, { fair: speak.number(FAIR_KOMI) }),
      values: Object.fromEntries(
        HEAD.options.komi!.values.map(value => [value, value === '0' ? speak(komi.none) : speak.number(Number(value))]),
      ),
      seats: [2],
    },
    swap: {
      name: speak(swap.name),
      about: speak(swap.about),
      values: { on: speak(swap.values.on), off: speak(swap.values.off) },
      seats: [2],
    },
    odds: oddsWords(HEAD.options.odds!, speak(odds.name), speak(odds.about), seat => colourName(voice, seat, 3), {
      none: speak(odds.none),
      worth: ODDS_WORTH,
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
