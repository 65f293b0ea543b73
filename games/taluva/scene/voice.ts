import type { Seat } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { Look } from '@threefold-games/stage';
import type { TaluvaPieceKind } from '@threefold-games/taluva';
import type { Words } from '../words/game.ts';
import { SIXTHS } from './places.ts';
import { terrainsOf } from './tile.ts';

/** In which language, and how it is spoken. */
export interface Voice {
  readonly words: Words;
  readonly speak: Speak;
}

/** The name of a seat by its colour. */
export const seatName = ({ words, speak }: Voice, seat: Seat): string => speak(words.seats[seat as 0 | 1 | 2 | 3]);

/** Who sits there, or the seat's own name where nobody is known. */
export const sitterName = (voice: Voice, look: Look, seat: Seat): string => look.names[seat] || seatName(voice, seat);

/** A tile in words. */
export const tileName = ({ words, speak }: Voice, tile: string): string => {
  const [first, second] = terrainsOf(tile).map(terrain => speak(words.terrain[terrain]));
  return speak(words.tile, { first: first!, second: second! });
};

/** So many pieces of a kind, in words. */
export const piecesName = ({ words, speak }: Voice, kind: TaluvaPieceKind, n: number): string =>
  speak({ hut: words.huts, temple: words.temples, tower: words.towers }[kind], { n });

/** Where the lava of a rotation runs on a board that is rotated. */
export const lavaName = ({ words, speak }: Voice, rotation: number, boardRotation: number): string =>
  speak(words.say.lava[((rotation + boardRotation) % SIXTHS) as 0 | 1 | 2 | 3 | 4 | 5]);

/** Labels in a row, none of which may be empty. */
export const row = ({ words, speak }: Voice, labels: readonly string[]): string =>
  labels.reduce((before, after) => speak(words.say.row, { before, after }));
