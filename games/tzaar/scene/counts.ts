import type { Outcome } from '@threefold-games/core';
import type { Count } from '@threefold-games/stage';
import type { TzaarView } from '@threefold-games/tzaar';
import { TYPES } from '@threefold-games/tzaar/display';
import { figureOf } from './figure.ts';
import { seatName, type Voice } from './voice.ts';

/** One turn of the enemy can take this many, so no more than this is few. */
const FEW = 2;

/** The types that a seat has left; what it holds in hand is not lost. */
export const countsOf = ({ words, speak }: Voice, view: TzaarView, seat: number): readonly Count[] => {
  const few = { tzaar: words.counts.fewTzaar, tzarra: words.counts.fewTzarra, tott: words.counts.fewTott };
  return TYPES.map(type => {
    const value = view.left[seat]![type] + view.hand[seat]![type];
    const low = value <= FEW;
    return {
      figures: [figureOf(seat, type)],
      value,
      label: speak(words.types[type]),
      ...(low ? { low: speak(words.counts.few) } : {}),
      say: speak(low ? few[type] : words.counts[type], { n: value }),
    };
  });
};

/** While pieces are placed: how many are still to come. */
export const progressOf = ({ words, speak }: Voice, view: TzaarView): string | undefined => {
  if (view.phase !== 'placing') return undefined;
  const n = view.hand.reduce((sum, hand) => sum + hand.tzaar + hand.tzarra + hand.tott, 0);
  return speak(words.toPlace, { n });
};

/** TZ-5: who lost what. */
export const endingOf = (voice: Voice, view: TzaarView, outcome: Outcome): string => {
  const { words, speak } = voice;
  const loser = outcome.shares.indexOf(0);
  const who = seatName(voice, loser);
  const type = TYPES.find(each => view.left[loser]?.[each] === 0);
  if (!type || outcome.rule === 'TZ-5.2') return speak(words.ending.cannotCapture, { who });
  return speak(words.ending[outcome.rule === 'TZ-5.3' ? 'buried' : 'noneLeft'][type], { who });
};
