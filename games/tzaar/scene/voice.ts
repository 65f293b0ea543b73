import type { Speak } from '@threefold-games/speech';
import type { Words } from '../words/game.ts';

/** What everything that is said needs: the words, and who speaks them. */
export interface Voice {
  readonly words: Words;
  readonly speak: Speak;
}

/** The sides by seat, as the words name them. */
export const SIDES = ['white', 'black'] as const;

export const seatName = ({ words, speak }: Voice, seat: number): string => speak(words.seats[SIDES[seat] ?? 'white']);
