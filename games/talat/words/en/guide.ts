import { english, type Shape } from '@threefold-games/speech';

/** How to play Talat, in English. */
export const words = english({
  sections: {
    aim: {
      title: 'The aim',
      text: 'Talat is a game for three, or for two. There are three boards, and each of them lies between two players. You play on two boards at once, against a different player on each.\nYou want the most points. Every tower that you capture is worth 5. Every tower of yours that stands on an opposing starting line at the end is worth 3.',
    },
    towers: {
      title: 'Towers',
      text: 'Each player has nine towers. They are small, medium or large (S, M, L), and each height comes with three, four and six sides. Height and sides are all that distinguishes them: an M4 is medium and has four sides. No two of your towers are alike.',
    },
    placing: {
      title: 'Placing',
      text: 'A game begins with empty boards. You take turns placing one tower each, on any free space of your two starting lines, until all towers have been placed. Where a tower is placed decides whom it will meet, for it never leaves its board.',
    },
    moving: {
      title: 'Moving',
      text: 'A turn is a single step with a single tower. It moves one space forward, straight or diagonally, to an empty space. Forward is toward the opposing starting line. Towers never go backward and never jump, and you may not pass. A player who has no step left is skipped.',
    },
    capturing: {
      title: 'Capturing',
      text: 'To capture, a tower steps onto the space of an opposing tower. It reaches the three spaces in front of it and the two beside it. You never have to capture.\nWhom it captures depends on the height. A large tower captures every medium one, a medium tower every small one. Large never captures small.\nAt equal height, the tower with more sides captures the other. Identical towers can’t harm each other.\nAnd there is David and Goliath: the smallest tower, S3, captures the largest, L6.',
    },
    points: {
      title: 'Captured, or across',
      text: 'Captured towers leave the board and stay with the player who captured them.\nA tower that has reached the far line goes no further. It can still capture to the side, along that line, and it can be captured there. Only if it is still there at the end do you get its 3 points.',
    },
    end: {
      title: 'Frozen boards and the end',
      text: 'A board freezes as soon as no capture can ever happen on it again: the towers have passed each other, or those that can still meet can’t capture each other. Nothing moves on a frozen board any more, but towers that are across still count.\nAs soon as two boards are frozen, the game is over. Whoever has the most points wins. If points are equal, the captured towers are compared, the highest first.',
    },
    two: {
      title: 'With two players',
      text: 'If there are two of you, the third colour plays along as the Zihin. It has no turns of its own. Before placing your own towers you place eight of the Zihin’s, in turns; the ninth stays out of the game.\nIn your turn you may step with a Zihin tower instead of one of your own, but only on the board between the Zihin and your opponent. What it captures is yours, and a Zihin tower on your opponent’s starting line counts 3 points for you. Your opponent does the same on the board between the Zihin and you.',
    },
    start: {
      title: 'A good start',
      text: 'When placing, answer what stands opposite: a large tower against a medium one, and your S3 on the board where an L6 stands. Have towers of every height on both boards, or somebody will walk through unharmed.\nThen look before every step: what could capture the tower where it will stand? You may not pass, so keep a few harmless steps in hand.\nAnd watch the points. The game can end suddenly, with a single step that freezes the second board. If you lead, look for that step; if you don’t, keep a capture possible.',
    },
  },
});

export type GuideWords = Shape<typeof words>;
