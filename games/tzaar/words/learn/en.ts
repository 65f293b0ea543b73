import { english, type Shape } from '@threefold/words';

/** What the lessons of this game say, in English. Each `tell` says one thing, and nothing before it is needed. */
export const words = english({
  aim: {
    text: 'You and your opponent each have three types of pieces: Tzaars, Tzarras and Totts. Capture the last of any one type and you win. Every turn begins with a capture; if you can’t make one, you lose.',
    line: 'Capture your opponent’s last piece of any one type.',
  },
  lessons: {
    lines: {
      title: 'Straight lines',
      about: 'To the first piece in the way.',
      tell: 'You play White. A piece moves along a line, in any direction, to the first piece it meets. If that piece is black, you capture it.',
      tasks: {
        tzaar: {
          do: 'Capture a black Tzaar.',
          ask: 'Tzaars wear three petals. Choose the lit piece, then the Tzaar.',
          done: 'Your piece now stands in its place. What has been captured is out of the game.',
        },
        tzarra: {
          do: 'Capture a Tzarra with the lit piece.',
          ask: 'Tzarras wear a ring. Totts are plain.',
          done: 'Empty spaces are no obstacle, but every line ends at a piece or at the hole.',
          traps: { hole: 'Nothing crosses the hole in the middle. Try another direction.' },
        },
      },
    },
    heights: {
      title: 'Who captures whom',
      about: 'As tall or lower, never taller.',
      tell: 'Pieces can stand on top of each other. The number is the height. You capture whatever is as tall as your stack or lower; the type makes no difference.',
      tasks: {
        tallest: {
          do: 'Capture the tallest stack you can.',
          ask: 'Compare the numbers.',
          done: 'Three captures three. A stack is captured whole.',
          traps: { taller: 'That stack has four pieces, yours has three. It is too tall for you.' },
        },
      },
    },
    steps: {
      title: 'Two steps',
      about: 'Capture, then choose.',
      tell: 'A turn has two steps. The first is always a capture. In the second you may capture again, with the same piece or another.',
      tasks: {
        twice: {
          do: 'Capture two Tzarras in one turn.',
          ask: 'Two of your pieces can each reach one.',
          done: 'Two captures in one turn. Only White’s very first turn has a single step.',
        },
      },
    },
    stacking: {
      title: 'Stacking',
      about: 'Grow instead of capturing.',
      tell: 'In the second step you can also move onto a piece of your own. The heights add up, and the piece that moved stays on top.',
      tasks: {
        grow: {
          do: 'End your turn with a Tzaar of height 2.',
          ask: 'Capture something first. Then move your Tzaar onto a neighbour.',
          done: 'Only the top counts: this is now a Tzaar of height 2, and the piece below it is out of sight.',
          traps: { first: 'Stacking is for the second step. Begin with a capture, with any piece.' },
        },
      },
    },
    stacks: {
      title: 'Stacks',
      about: 'A tall one reaches for more.',
      tell: 'A tall stack captures nearly everything and is hard to capture. But if it falls, all of it is lost at once.',
      tasks: {
        four: {
          do: 'Capture the stack of 4.',
          ask: 'It takes a stack at least as tall, with a free line to it.',
          done: 'Four captures four. Now your stack stands there.',
          traps: { low: 'Height 2 against 4. You need something taller.' },
        },
      },
    },
    types: {
      title: 'Three types',
      about: 'Capture the last of a type and win.',
      tell: 'You win the moment your opponent has no Tzaar, no Tzarra or no Tott left to be seen. Covered pieces don’t count.',
      tasks: {
        black: {
          do: 'Win this turn. You are Black.',
          ask: 'Look at the counts: of which white types are there only one or two left?',
          done: 'White has none of that type left, so the game is over, whatever else is on the board.',
        },
        count: {
          do: 'Win this turn with White.',
          ask: 'Count Black’s types first, then look for a way in two steps.',
          done: 'The first capture made the second one possible.',
        },
      },
    },
    keep: {
      title: 'Keep one of each',
      about: 'Don’t lose your last one, or cover it.',
      tell: 'The same goes for you: lose your last Tzaar, Tzarra or Tott and the game is lost. It also counts as lost if you cover it yourself.',
      tasks: {
        save: {
          do: 'Save your only Tzaar.',
          ask: 'Black can reach it. Capture the attacker, or move out of its line.',
          done: 'Black can’t capture it now. Look for this before every turn.',
        },
        bury: {
          do: 'Make a stack of height 3.',
          ask: 'Which piece must stay on top?',
          done: 'Your last Tzaar is on top, where it counts.',
          traps: {
            cover: 'This covers your last Tzaar: you have lost. Put the Tzaar on top instead.',
          },
        },
      },
    },
    stuck: {
      title: 'No capture left',
      about: 'Whoever can’t capture has lost.',
      tell: 'There is a second way to win: if your opponent can’t capture anything when their turn begins, they have lost.',
      tasks: {
        nothing: {
          do: 'Leave Black nothing to capture.',
          ask: 'What can Black still capture? Make it too tall, or move it out of reach.',
          done: 'Every stack that Black can reach is too tall. That ends the game.',
        },
        pass: {
          do: 'Leave Black nothing to capture once more.',
          ask: 'In the second step you may also pass.',
          done: 'Capturing or stacking again would have helped Black. Passing is rare, but here it wins.',
        },
      },
    },
    opening: {
      title: 'Stack first',
      about: 'Why good players grow early.',
      tell: 'Early on there is plenty to capture. Strong players capture once and then stack, nearly every time: what is tall stays safe for the endgame.',
      tasks: {
        grow: {
          do: 'Capture, then make a Tzaar of height 2.',
          ask: 'You are Black, and White has just opened. You have only six Tzaars: give them height.',
          done: 'In our engine’s eyes this is worth far more than a second capture.',
        },
      },
    },
    threats: {
      title: 'Two threats',
      about: 'One turn, two dangers.',
      tell: 'Threaten two things at once and your opponent can only parry one. This turn prepares; the next one wins.',
      tasks: {
        black: {
          do: 'Win in two turns. You are Black.',
          ask: 'Which white type is scarce? Get to where you attack it twice.',
          done: 'Whatever White did, one threat was left.',
        },
        white: {
          do: 'Win in two turns with White.',
          ask: 'A tall stack in the right place attacks along several lines.',
          done: 'You know all of TZAAR’s rules, and its most important idea.',
        },
      },
    },
    game: {
      title: 'A game',
      about: 'Against level 1, with help.',
      tell: 'Now a whole game, against a player who overlooks a lot. Help is on: it warns you before a turn gives the game away.',
      tasks: {},
      advice: {
        count: 'Watch the counts: one of your types may run low.',
        stack: 'At first, capture once and stack once.',
        end: 'When captures become rare, make sure that you keep some.',
      },
    },
  },
});

export type LearnWords = Shape<typeof words>;
