import { type GameHead, oddsOf, oddsSpec } from '@threefold-games/core';

/** TA-H.1: no more points than this, in halves. */
const MOST_KOMI = 2 * 15;
/** TA-H.3: what each step of odds is worth, as much as a captured tower. */
export const ODDS_POINTS = 5;

/** Who this game is: for lists of games, records and position texts. */
export const HEAD: GameHead = {
  id: 'talat',
  version: 1,
  seats: [2, 3],
  formerLevels: [5, 6, 7, 8, 9, 10, 11, 12],
  options: {
    davidGoliath: {
      values: ['on', 'off'],
      standard: () => 'on',
    },
    endAfterFrozen: {
      values: ['2', '3'],
      standard: () => '2',
    },
    tieBreak: {
      values: ['cancelCommon', 'highestOnly', 'none'],
      standard: () => 'cancelCommon',
    },
    zihinScope: {
      values: ['opponentBoard', 'bothZihinBoards'],
      standard: () => 'opponentBoard',
    },
    firstMover: {
      values: ['startPlayer', 'lastPlacer'],
      standard: seats => (seats === 3 ? 'startPlayer' : 'lastPlacer'),
    },
    komi: {
      values: Array.from({ length: MOST_KOMI + 1 }, (_, halves) => String(halves / 2)),
      standard: () => '0',
      house: true,
      clash: (seats, options) => (seats !== 2 ? `${seats} seats` : oddsOf(options) && `odds=${options.odds}`),
    },
    swap: {
      values: ['off', 'on'],
      standard: () => 'off',
      house: true,
      clash: (seats, { komi, odds }) => {
        if (seats !== 2) return `${seats} seats`;
        return komi ? `komi=${komi}` : odds && `odds=${odds}`;
      },
    },
    odds: oddsSpec(3),
  },
};
