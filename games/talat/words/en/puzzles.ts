import { english, type Shape } from '@threefold-games/speech';

/** What the puzzles of Talat are about, in English. `done` is said of the solution, whether it wins or is a way out. */
export const words = english({
  themes: {
    david: {
      name: 'David',
      about: 'The smallest tower, S3, captures the largest, L6.',
      done: 'Nothing but an S3 captures an L6, and it counts 5 points like any other tower.',
    },
    tieBreak: {
      name: 'Equal points',
      about: 'Points are equal at the end, so the captured towers decide.',
      done: 'Points are equal, and the captured towers, compared from the highest down, decide for you.',
    },
    squeeze: {
      name: 'Forced to finish',
      about: 'Somebody has to end the game, although it loses.',
      done: 'Nobody may pass, and every step that was left ended the game.',
    },
    bait: {
      name: 'Give one up',
      about: 'You lose a tower and win all the same.',
      done: 'The tower you lost was 5 points for somebody else, but not the win.',
    },
    keepAlive: {
      name: 'Keep it alive',
      about: 'Somebody is about to freeze a board and win.',
      done: 'Nobody else can end the game at once and win it.',
    },
    goliath: {
      name: 'Goliath',
      about: 'The largest tower, L6, captures.',
      done: 'An L6 captures any M, an L3 or an L4, and only an S3 captures it.',
    },
    freezeFirst: {
      name: 'Freeze early',
      about: 'Freeze a board now, and win the game on another one.',
      done: 'Nothing could change on the frozen board any more, and another one decided the game.',
    },
    runner: {
      name: 'Run',
      about: 'A tower runs for the far line.',
      done: 'The step to the far line was worth 3 points.',
    },
    rescue: {
      name: 'Out of reach',
      about: 'A tower in danger has to get to safety first.',
      done: 'The tower was in danger; where it went, nobody could capture it.',
    },
    sideways: {
      name: 'To the side',
      about: 'A tower captures to the side.',
      done: 'Towers go to the side only to capture, even on the far line.',
    },
    patience: {
      name: 'Quiet move',
      about: 'There is something to capture, but a move without a capture does it.',
      done: 'There was something to capture, but a quiet move did it.',
    },
    comeback: {
      name: 'From behind',
      about: 'You are behind until the last step.',
      done: 'The last step took the lead, and with it the game was over.',
    },
    clear: {
      name: 'The last tower',
      about: 'The last opposing tower on a board is captured.',
      done: 'With nothing left to capture, the board froze, and the game was over.',
    },
    zihin: {
      name: 'The Zihin',
      about: 'A tower of the Zihin makes the first step.',
      done: 'On the board between the Zihin and your opponent, you move the Zihin’s towers.',
    },
    stalk: {
      name: 'Move, then capture',
      about: 'A tower moves into place and captures later.',
      done: 'The same tower first moved into place, then captured.',
    },
    takeAndFreeze: {
      name: 'Capture and freeze',
      about: 'A capture freezes the board and ends the game.',
      done: 'The capture brought 5 points and froze the board: the game was over.',
    },
    freezeAndWin: {
      name: 'Freeze and win',
      about: 'A move without a capture freezes the board and ends the game.',
      done: 'The move froze the board: the game was over, and you had the most points.',
    },
    wayOut: {
      name: 'Only way out',
      about: 'Somebody is about to force a win.',
      done: 'After this turn, nobody else can force a quick win.',
    },
  },
});

export type PuzzleWords = Shape<typeof words>;
