import { type OptionWords, oddsWords } from '@threefold-games/stage';
import { HEAD } from '@threefold-games/tzaar/head';
import { house } from '../words/house.ts';
import { seatName, type Voice } from './voice.ts';

/** What each step of odds is worth, measured in docs/strength.md: so many games of 100 against an equal player. */
const ODDS_WORTH = [87, 96, 99]; // The last one won all 400 games, which proves 99.

/** The words of the house rules. */
export const houseWords = (voice: Voice): Readonly<Record<string, OptionWords>> => {
  const { speak } = voice;
  const { odds } = house[speak.lang];
  return {
    odds: oddsWords(HEAD.options.odds!, speak(odds.name), speak(odds.about), seat => seatName(voice, seat), {
      none: speak(odds.none),
      worth: ODDS_WORTH,
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
