import type { GameHead } from '@threefold/core';

/** Who this game is: for lists of games, records and position texts. */
export const HEAD: GameHead = {
  id: 'talat',
  version: 1,
  seats: [2, 3],
  formerLevels: [4, 5, 5, 7, 8, 9, 10, 12],
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
  },
};
