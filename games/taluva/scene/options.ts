import type { OptionWords } from '@threefold-games/stage';
import { HEAD } from '@threefold-games/taluva/head';
import type { Voice } from './voice.ts';

export const optionWords = ({ words, speak }: Voice): Readonly<Record<string, OptionWords>> => {
  const { tiles, hutMayTouchOwn, ranking } = words.options;
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
  };
};
