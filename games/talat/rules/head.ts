import { type GameHead, oddsOf, oddsSpec } from '@threefold/core';

/** TA-H.1: no more points than this, in halves. */
const MOST_KOMI = 2 * 15;
/** TA-H.3: what each step of odds is worth, as much as a captured tower. */
export const ODDS_POINTS = 5;

/** Who this game is: for lists of games, records and position texts. */
export const HEAD: GameHead = {
  id: 'talat',
  version: 1,
  seats: [2, 3],
  options: {
    davidGoliath: {
      values: ['on', 'off'],
      standard: () => 'on',
      about: 'Whether the smallest tower, S3, takes the largest, L6.',
    },
    endAfterFrozen: {
      values: ['2', '3'],
      standard: () => '2',
      about: 'How many boards are frozen when the game ends.',
    },
    tieBreak: {
      values: ['cancelCommon', 'highestOnly', 'none'],
      standard: () => 'cancelCommon',
      about:
        'How equal points are parted: by all captured towers from the highest down, by the highest alone, or not at all.',
    },
    zihinScope: {
      values: ['opponentBoard', 'bothZihinBoards'],
      standard: () => 'opponentBoard',
      about:
        'With two players: where a seat may move the Zihin, only against the opponent or on both boards of the Zihin.',
    },
    firstMover: {
      values: ['startPlayer', 'lastPlacer'],
      standard: seats => (seats === 3 ? 'startPlayer' : 'lastPlacer'),
      about: 'Who makes the first move after the set-up: the seat that placed first, or the one that placed last.',
    },
    komi: {
      values: Array.from({ length: MOST_KOMI + 1 }, (_, halves) => String(halves / 2)),
      standard: () => '0',
      about: 'A house rule for two players: points for the second seat, added when the game is scored.',
      house: true,
      clash: (seats, options) => (seats !== 2 ? `${seats} seats` : oddsOf(options) && `odds=${options.odds}`),
    },
    swap: {
      values: ['off', 'on'],
      standard: () => 'off',
      about: 'A house rule for two players: one sets up and plays the first turn, the other chooses the side.',
      house: true,
      clash: (seats, { komi, odds }) => {
        if (seats !== 2) return `${seats} seats`;
        return komi ? `komi=${komi}` : odds && `odds=${odds}`;
      },
    },
    odds: oddsSpec(3, 'A house rule: which seat begins with points, 5, 10 or 15 for steps 1, 2 and 3.'),
  },
};
