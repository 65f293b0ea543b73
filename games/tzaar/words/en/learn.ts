import { english, type Shape } from '@threefold-games/speech';

/** What the lessons of this game say, in English. Each `tell` says one thing, and nothing before it is needed. */
export const words = english({
  aim: {
    text: 'You and your opponent each have three types of pieces: Tzaars, Tzarras and Totts. Capture your opponent’s last piece of any one type and you win. Every turn begins with a capture; if you can’t make one, you lose.',
    line: 'Capture your opponent’s last piece of any one type.',
  },
  lessons: {
    lines: {
      title: 'Straight lines',
      about: 'How pieces move and capture.',
      tell: 'You play White. A piece moves along a line, in any direction, to the first piece it meets. If that piece is black, you capture it.',
      tasks: {
        tzaar: {
          do: 'Capture a black Tzaar.',
          ask: 'Tzaars wear three petals. Choose the lit piece, then the Tzaar.',
          done: 'Your piece takes its place, and the captured one is out of the game.',
          traps: {
            tott: 'That was a Tott: Totts are plain. Tzaars wear three petals.',
            tzarra: 'That was a Tzarra: Tzarras wear a ring. Tzaars wear three petals.',
          },
        },
        tzarra: {
          do: 'Capture a Tzarra with the lit piece.',
          ask: 'Tzarras wear a ring. Totts are plain.',
          done: 'Empty spaces are no obstacle, but every line ends at a piece or at the hole.',
          traps: {
            hole: 'Nothing crosses the hole in the middle. Try another direction.',
            tott: 'That was a Tott: it wears no ring. Look along the other lines.',
            tzaar: 'That was a Tzaar, with petals. Move the lit piece, and look for a ring.',
          },
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
          traps: {
            taller: 'That stack has four pieces, yours has three. It is too tall for you.',
            single: 'That was a single piece. Your stack of three can capture something taller.',
          },
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
          traps: {
            one: 'One Tzarra is captured: halfway there. Use your other step for a Tzarra too.',
            none: 'Neither was a Tzarra. Look for the pieces with a ring.',
          },
        },
      },
    },
    stacking: {
      title: 'Making stacks',
      about: 'Stack instead of capturing twice.',
      tell: 'In the second step you can also move onto a piece of your own. The heights add up, and the piece that moved stays on top.',
      tasks: {
        grow: {
          do: 'End your turn with a Tzaar of height 2.',
          ask: 'Capture with another piece first. Then move the Tzaar onto the Tott beside it.',
          done: 'Its type is that of the top piece: this is a Tzaar of height 2. The Tott below is out of sight.',
          traps: {
            first: 'A turn begins with a capture, and this Tzaar can’t make one. Start with another piece.',
            away: 'The Tott has moved away, so the Tzaar can’t reach it. Take the step back and capture with another piece.',
            top: 'The piece that moves stays on top. Move the Tzaar onto the Tott, not the Tott onto the Tzaar.',
            twice: 'No stack yet. Keep the Tott beside the Tzaar: the second step is for moving the Tzaar onto it.',
          },
        },
      },
    },
    stacks: {
      title: 'Tall stacks',
      about: 'Strong, and a lot to lose.',
      tell: 'A tall stack captures nearly everything and is hard to capture. But if it is captured, all of it is lost at once.',
      tasks: {
        four: {
          do: 'Capture the stack of 4.',
          ask: 'You have captured already: this is step 2. You need a stack as tall, with a free line.',
          done: 'Four captures four. Now your stack stands there.',
          traps: {
            low: 'Height 2 against 4. You need something taller.',
            single: 'That was a single piece. One of your stacks can capture the 4.',
            grown: 'You have grown, but the stack of 4 is still there. Use this step to capture it.',
          },
        },
      },
    },
    types: {
      title: 'Three types',
      about: 'Capture the last of a type and win.',
      tell: 'You win the moment your opponent has no Tzaar (petals), no Tzarra (ring) or no Tott (plain) left to be seen. Covered pieces don’t count.',
      tasks: {
        black: {
          do: 'Win this turn. You are Black.',
          ask: 'The boxes count each type; a low count is marked. Which type can you finish off?',
          done: 'White has no Tzarra left, so the game is over, whatever else is on the board.',
          traps: {
            one: 'White still has one Tzarra. Use both steps: two captures, two Tzarras.',
          },
        },
        count: {
          do: 'Win this turn with White.',
          ask: 'All of Black’s counts are low. Which type can you finish off with your two steps?',
          done: 'Both black Tzaars are gone. The first capture made the second one possible.',
          traps: {
            one: 'Black still has a Tzaar. One of your pieces can capture both Tzaars, one after the other.',
            none: 'Black still has all three types. Look at the two Tzaars: one piece can capture both.',
          },
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
          ask: 'It is lit, and so are its two attackers. Get it out of both their lines.',
          done: 'Black can’t capture it now. Look for threats like these before every turn.',
          traps: {
            cover: 'This covers your only Tzaar, so it counts as lost. Move the Tzaar itself.',
          },
        },
        bury: {
          do: 'Make a stack of height 3.',
          ask: 'You have captured already: now stack. Which piece must end up on top?',
          done: 'Your last Tzaar is on top, where it counts.',
          traps: {
            cover: 'This covers your last Tzaar: you have lost. Put the Tzaar on top instead.',
            low: 'That makes 2. Heights add up: one of your stacks is already 2 high.',
            capture: 'That was a capture. This time, move onto a piece of your own.',
          },
        },
      },
    },
    stuck: {
      title: 'No capture left',
      about: 'Whoever can’t capture has lost.',
      tell: 'There is a second way to win: if your opponent can’t capture anything when their turn begins, they have lost. In your second step you may also pass.',
      tasks: {
        nothing: {
          do: 'Leave Black nothing to capture.',
          ask: 'What can Black reach? Capture one attacker, then make a stack too tall for the rest.',
          done: 'Black can reach only one stack, and it is too tall. With nothing to capture, Black has lost.',
          traps: { cover: 'This covers your only Tzaar, and loses. Stack two other pieces.' },
        },
        pass: {
          do: 'Once more, leave Black nothing to capture.',
          ask: 'Look at what a second step would do to your own pieces.',
          done: 'Any stacking would have covered your last Tzaar or Tzarra. Passing is rare, but here it wins.',
          traps: { cover: 'This covers the last piece of one of your types, and loses. Pass instead.' },
        },
      },
    },
    opening: {
      title: 'The opening',
      about: 'Why good players grow early.',
      tell: 'A game begins with all 60 pieces. Each player has 15 Totts and 9 Tzarras, but only 6 Tzaars. Make your Tzaars tall early, and they are hard to capture.',
      tasks: {
        grow: {
          do: 'Capture, then make a Tzaar of height 2.',
          ask: 'White has just made the first capture. You are Black: keep your six Tzaars in sight.',
          done: 'In the opening, strong players nearly always use the second step to stack.',
          traps: {
            first: 'A turn begins with a capture. Stacking is for the second step.',
            cover: 'This covers one of your six Tzaars. Move a Tzaar onto a Tott or a Tzarra.',
            top: 'The piece that moves stays on top. Make it a Tzaar.',
            flat: 'Your Tzaars are still low. Use the second step to move one onto a Tott or a Tzarra.',
          },
        },
      },
    },
    threats: {
      title: 'Two threats',
      about: 'One turn, two dangers.',
      tell: 'Attack two things at once, and your opponent can save only one. The first turn makes the threats; the second one wins.',
      tasks: {
        black: {
          do: 'Win in two turns. You are Black.',
          ask: 'White is short of Tzaars and Totts. How can you attack both types at once?',
          midway: 'You attacked White’s last Tzaar and last Tott. White could save only one: now capture the other.',
          done: 'One stack attacked the last of two types. Whatever White did, one was lost.',
          traps: {
            few: 'Try another way: capture a Tott with a stack that then attacks the last Tott and the Tzaar.',
          },
        },
        white: {
          do: 'Win in two turns with White.',
          ask: 'Black has one Tzaar and one Tzarra. Make a stack that attacks both.',
          midway: 'You attacked Black’s last Tzaar and last Tzarra. Black could save only one: now capture the other.',
          done: 'Black could save only one. You know all of TZAAR’s rules now, and its most important idea.',
          traps: {
            few: 'Try another way: make a stack that attacks the Tzaar and the Tzarra and is too tall for them.',
          },
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
        end: 'When captures become rare, make sure that you always have one left.',
      },
    },
  },
});

export type LearnWords = Shape<typeof words>;
