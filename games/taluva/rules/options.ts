import { encodeHead, mix32, type Options } from '@threefold-games/core';
import { HEAD, headStart } from './head.ts';
import { PIECE_KINDS } from './tables.ts';

/** A game's options as constants, made once when a position starts. */
export interface Constants {
  readonly seats: number;
  /** How many tiles are drawn in a whole game. */
  readonly tiles: number;
  readonly hutMayTouchOwn: boolean;
  readonly ranking: boolean;
  /** How many pieces of each kind count as built from the start, at seat * PIECE_KINDS + kind (TL-H.1). */
  readonly headStart: Uint8Array;
  /** What every text of a position of this game begins with. */
  readonly head: string;
  /** Keeps the hashes of games with other options apart. */
  readonly hashLo: number;
  readonly hashHi: number;
}

export const constantsOf = (seats: number, options: Options): Constants => {
  const tiles = Number(options.tiles);
  const hutMayTouchOwn = options.hutMayTouchOwn === 'on';
  const ranking = options.ranking === 'on';
  const salt = (tiles << 4) | (seats << 2) | (Number(hutMayTouchOwn) << 1) | Number(ranking);
  return {
    seats,
    tiles,
    hutMayTouchOwn,
    ranking,
    headStart: Uint8Array.from({ length: seats * PIECE_KINDS }, (_, i) =>
      headStart(options, Math.floor(i / PIECE_KINDS), i % PIECE_KINDS),
    ),
    head: encodeHead(HEAD, seats, options),
    hashLo: mix32(salt),
    hashHi: mix32(~salt),
  };
};
