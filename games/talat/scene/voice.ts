import type { Speak } from '@threefold-games/speech';
import type { Look } from '@threefold-games/stage';
import type { TalatView } from '@threefold-games/talat';
import { isZihin } from '@threefold-games/talat/display';
import type { Words } from '../words/game.ts';

/** The language that the game speaks. */
export interface Voice {
  readonly words: Words;
  readonly speak: Speak;
}

/** The name of a colour, whoever plays it. */
export const colourName = ({ words, speak }: Voice, colour: number, seats: number): string => {
  if (isZihin(colour, seats)) return speak(words.zihin);
  return speak([words.colours.ivory, words.colours.ebony, words.colours.ember][colour]!);
};

/** Who plays a colour, by name where one is known. */
export const nameOf = (voice: Voice, colour: number, { seats }: Pick<TalatView, 'seats'>, look?: Look): string =>
  (isZihin(colour, seats) ? undefined : look?.names[colour]) || colourName(voice, colour, seats);
