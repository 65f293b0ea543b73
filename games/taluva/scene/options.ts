import { formatOdds } from '@threefold/core';
import { type OptionWords, oddsWords } from '@threefold/stage';
import { HEAD, headStart } from '../rules/head.ts';
import { piecesName, seatName, type Voice } from './voice.ts';

export const optionWords = (voice: Voice): Readonly<Record<string, OptionWords>> => {
  const { words, speak } = voice;
  const { tiles, hutMayTouchOwn, ranking, odds } = words.options;
  const toggle = (option: typeof hutMayTouchOwn): OptionWords => ({
    name: speak(option.name),
    about: speak(option.about),
    values: { on: speak(option.on), off: speak(option.off) },
  });
  return {
    tiles: {
      name: speak(tiles.name),
      about: speak(tiles.about),
      values: Object.fromEntries(HEAD.options.tiles!.values.map(value => [value, speak.number(Number(value))])),
    },
    hutMayTouchOwn: toggle(hutMayTouchOwn),
    // Two seats have nothing left to play for once one has won.
    ranking: { ...toggle(ranking), seats: [3, 4] },
    odds: oddsWords(HEAD.options.odds!, speak(odds.name), speak(odds.about), seat => seatName(voice, seat), {
      none: speak(odds.none),
      steps: [1, 2, 3].map(step => {
        const pieces = headStartName(voice, step);
        return {
          label: pieces,
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
