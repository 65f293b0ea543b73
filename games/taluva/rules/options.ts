import { encodeHead, type GameHead, mix32, type Options } from '@threefold/core';

/** Who this game is, for records and position texts. */
export const HEAD: GameHead = {
  id: 'taluva',
  version: 1,
  seats: [2, 3, 4],
  options: {
    tiles: {
      values: ['48', '36', '24'],
      standard: () => '48',
      about: 'How many of the 48 tiles are played; the others stay out, unseen.',
    },
    hutMayTouchOwn: {
      values: ['on', 'off'],
      standard: () => 'on',
      about: 'Whether a hut may be founded next to an own settlement.',
    },
    ranking: {
      values: ['off', 'on'],
      standard: () => 'off',
      about: 'Whether play goes on for the places after somebody has won.',
    },
  },
};

/** A game's options as constants, made once when a position starts. */
export interface Constants {
  readonly seats: number;
  /** How many tiles are drawn in a whole game. */
  readonly tiles: number;
  readonly hutMayTouchOwn: boolean;
  readonly ranking: boolean;
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
    head: encodeHead(HEAD, seats, options),
    hashLo: mix32(salt),
    hashHi: mix32(~salt),
  };
};
