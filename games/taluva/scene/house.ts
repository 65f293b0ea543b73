import { formatOdds, ODDS_STEPS } from '@threefold-games/core';
import { type OptionWords, oddsWords } from '@threefold-games/stage';
import { HEAD, headStart } from '@threefold-games/taluva/head';
import { house } from '../words/house.ts';
import { piecesName, seatName, type Voice } from './voice.ts';

/** What each step of odds is worth, measured in docs/strength.md: so many games of 100 against an equal player. */
const ODDS_WORTH = [73, 88, 95];

/** The words of the house rules. */
export const houseWords = (voice: Voice): Readonly<Record<string, OptionWords>> => {
  const { speak } = voice;
  const { odds } = house[speak.lang];
  return {
    odds: oddsWords(HEAD.options.odds!, speak(odds.name), speak(odds.about), seat => seatName(voice, seat), {
      none: speak(odds.none),
      worth: ODDS_WORTH,
      steps: [1, 2, 3].map(step => {
        const pieces = headStartName(voice, step);
        return {
          label: step === ODDS_STEPS ? speak(odds.both) : pieces,
          you: speak(odds.you, { pieces }),
          other: name => speak(odds.other, { pieces, name }),
        };
      }),
    }),
  };
};

/** The pieces of a step of odds: "1 temple + 1 tower". */
const headStartName = (voice: Voice, step: number): string => {
  const given = (['temple', 'tower', 'hut'] as const).flatMap((kind, piece) => {
    const n = headStart({ odds: formatOdds({ seat: 0, step }) }, 0, piece);
    return n > 0 ? [piecesName(voice, kind, n)] : [];
  });
  return given.reduce((first, second) => voice.speak(voice.words.count.both, { first, second }));
};
