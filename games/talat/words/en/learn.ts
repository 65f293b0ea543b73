import { english, type Shape } from '@threefold-games/speech';

/** What the lessons of this game say, in English. Each `tell` says one thing, and nothing before it is needed. */
export const words = english({
  aim: {
    text: 'Three boards, each between two players. Step your towers forward: every tower you capture is worth 5 points, and every tower of yours on a far line is worth 3. When two boards are frozen, the game ends, and whoever has the most points wins.',
    line: 'Capture towers and reach the far lines: most points win.',
  },
  lessons: {
    forward: {
      title: 'Forward',
      about: 'One step, straight or diagonally.',
      tell: 'You are Ivory, with the light towers; Ebony and Ember play against you. A turn is one step with one tower: straight ahead or diagonally, to an empty space.',
      tasks: {
        step: {
          do: 'Move the lit tower.',
          ask: 'Choose it, then one of the three spaces in front of it.',
          done: 'All towers move like this, whatever their shape. They never leave their board.',
          traps: { back: 'That space is behind it. Towers never go backward.' },
        },
        line: {
          do: 'Bring a tower to the far line.',
          ask: 'The far line is where Ebony’s towers start. One of yours is a step away.',
          done: 'It goes no further. If it is still there at the end, it is worth 3 points.',
          traps: { blocked: 'There is a tower on that space. Go past it on one side.' },
        },
      },
    },
    heights: {
      title: 'Three heights',
      about: 'Capture what is one height lower.',
      tell: 'Towers are small, medium or large: S, M, L. A tower steps onto one that is exactly one height lower and captures it: L captures M, M captures S.',
      tasks: {
        large: {
          do: 'Capture with your large tower.',
          ask: 'Two towers stand in front of it. Which one is one height lower?',
          done: 'You now stand in its place. You may always capture, but you never have to.',
          traps: { small: 'That one is small, two heights lower. Large never captures small.' },
        },
        medium: {
          do: 'Capture with your medium tower.',
          ask: 'Look at the letters of the three in front of it.',
          done: 'Medium captures small. The two large towers are too tall for it.',
          traps: {
            higher: 'That tower is large and yours is medium: it is too tall.',
          },
        },
      },
    },
    sides: {
      title: 'Three shapes',
      about: 'At equal height, more sides win.',
      tell: 'Towers have 3, 4 or 6 sides. At equal height, the tower with more sides captures the other. Identical towers never capture each other.',
      tasks: {
        count: {
          do: 'Capture with your medium tower.',
          ask: 'The three in front of it are medium, too. Count the sides.',
          done: 'Four sides against three. In short: an M4 (medium, four sides) has captured an M3.',
          traps: {
            same: 'Medium with four sides, like yours. Identical towers never capture each other.',
            more: 'It has six sides and yours has four.',
          },
        },
        choose: {
          do: 'Capture a tower.',
          ask: 'Compare heights first. Where they are equal, compare sides.',
          done: 'L4 captures L3: equal height, more sides.',
          traps: {
            fewer: 'Both are medium, but yours has only three sides.',
            higher: 'That tower is large and this one is medium: it is too tall.',
          },
        },
      },
    },
    david: {
      title: 'David and Goliath',
      about: 'The smallest captures the largest.',
      tell: 'There is one exception. The smallest tower, S3, captures the largest, L6. Nothing else ever captures an L6.',
      tasks: {
        goliath: {
          do: 'Capture the largest tower.',
          ask: 'Which of your towers is small, with three sides?',
          done: 'An S3 captures nothing but an L6. And of all towers, only an S3 captures that one.',
          traps: { medium: 'That is an M4. An S3 captures only an L6.' },
        },
      },
    },
    sideways: {
      title: 'To the side',
      about: 'Captures only.',
      tell: 'A tower also captures directly to its left and right, by the same rules. It never goes sideways to an empty space, and never captures backward.',
      tasks: {
        beside: {
          do: 'Capture to the side.',
          ask: 'Three towers stand around yours, but one of them is behind it.',
          done: 'In front and beside: that is all a tower reaches. Behind it, everything is safe.',
          traps: { behind: 'That tower is behind yours. Nothing is captured backward.' },
        },
        line: {
          do: 'Capture with the tower on the far line.',
          ask: 'It can’t go forward any more, but it still captures to the side.',
          done: 'It is still on the far line, and has captured a tower from there.',
          traps: {
            small: 'That one is small. Large never captures small.',
            forward: 'A capture, but forward. Use the tower that is on the far line already.',
          },
        },
      },
    },
    points: {
      title: 'Points',
      about: '5 for a capture, 3 for the far line.',
      tell: 'Each tower you capture is worth 5 points, and each of your towers on a far line 3. The points so far stand above the board.',
      tasks: {
        eight: {
          do: 'Gain 8 points with one step.',
          ask: '8 is 5 and 3.',
          done: 'Captured, and on the far line: 5 and 3 points.',
          traps: {
            line: 'The far line alone is worth 3 points. A capture would add 5.',
            beside: 'That is worth 3 points, and the L4 beside it can capture your tower.',
          },
        },
        safe: {
          do: 'Bring the lit tower to safety.',
          ask: 'Ebony’s L6 can capture it, in front and to the side. Where is it out of reach?',
          done: 'Out of reach, and 3 points. Look for danger like this before every step.',
          traps: {
            beside: 'The L6 was right beside it, and captured to the side.',
            other: 'The L6 can still capture one of your towers. Move the lit one out of its reach.',
          },
        },
      },
    },
    frozen: {
      title: 'Frozen boards',
      about: 'When no capture is possible any more.',
      tell: 'A board freezes as soon as nobody can ever capture anything on it again. From then on its towers stay where they are, and still count.',
      tasks: {
        freeze: {
          do: 'Freeze this board with the lit tower.',
          ask: 'Most towers have passed each other. One of Ebony’s can still meet yours.',
          done: 'The towers left have passed each other or can’t capture each other. Nothing moves here any more.',
          traps: {
            beside: 'Your L4 could still capture the M3 at its side, so the board is not frozen.',
            open: 'Ebony’s M3 can still capture or be captured, so the board is not frozen.',
          },
        },
      },
    },
    lead: {
      title: 'End it while you lead',
      about: 'Two frozen boards end the game.',
      tell: 'As soon as two boards are frozen, the game is over, and whoever has the most points wins. Here board 2 is frozen already.',
      tasks: {
        end: {
          do: 'Freeze board 1 and win.',
          ask: 'You lead by 2 points. Where can Ebony’s M6 never reach your M4?',
          done: 'You have passed each other: the game is over, and you win 35 to 33.',
          traps: { beside: 'Side by side, the M6 could still capture your M4, and it did: Ebony wins.' },
        },
      },
    },
    finish: {
      title: 'Capture and end',
      about: 'The last capture can decide.',
      tell: 'The last possible capture on a board does two things at once: it gains 5 points, and it freezes the board.',
      tasks: {
        both: {
          do: 'Win the game with this step.',
          ask: 'Ebony leads by 3 points. Freezing a board is not enough.',
          done: 'First the 5 points, then the end: you win 35 to 33.',
          traps: {
            behind: 'This freezes board 3, but Ebony leads. The game is over and Ebony wins.',
            beside: 'You could still capture that tower, so the game goes on, and the others move before you.',
          },
        },
      },
    },
    alive: {
      title: 'Keep it going',
      about: 'When somebody else leads.',
      tell: 'Whoever leads wants the end. Ebony leads by 3 points and needs one more frozen board: the lit tower only has to slip past your M6.',
      tasks: {
        block: {
          do: 'Don’t let Ebony end the game.',
          ask: 'Which space must the lit tower use to slip past your M6?',
          done: 'The way is shut. Ebony has to move, and the only step left is right beside your M6.',
          traps: {
            edge: 'The way along the edge was open: the lit tower slipped past your M6, and Ebony wins.',
            beside: 'Your M6 was beside it. One step forward, and the lit tower is past it: Ebony wins.',
            past: 'With this step you pass each other: board 1 freezes, and Ebony wins.',
          },
        },
      },
    },
    zihin: {
      title: 'The Zihin',
      about: 'The third colour in a game for two.',
      tell: 'In a game for two, the third colour is the Zihin. It has no turns: you move its towers, too, but only on the board between it and Ebony.',
      tasks: {
        take: {
          do: 'Capture with a tower of the Zihin.',
          ask: 'The Zihin is grey. Look at all three boards: which one is between it and Ebony?',
          done: 'A turn like any other: the captured tower and its 5 points are yours.',
          traps: { other: 'This board is between the Zihin and you. Here Ebony moves the Zihin’s towers.' },
        },
        line: {
          do: 'Gain 3 points.',
          ask: 'A Zihin tower on Ebony’s starting line counts for you.',
          done: 'It counts 3 points for you. Ebony wants the same on your line, with the Zihin’s other towers.',
        },
      },
    },
    game: {
      title: 'A game',
      about: 'Against level 1, with help.',
      tell: 'Now a game for three. First everybody places nine towers on their starting lines, one at a time. Help warns you before a turn gives a lot away.',
      tasks: {},
      advice: {
        large: 'Place large towers where medium ones stand opposite: L captures M.',
        david: 'Place your S3 on the board where an L6 stands against you: nothing else captures an L6.',
        mixed: 'Have a tower of each height on both of your boards.',
      },
    },
  },
});

export type LearnWords = Shape<typeof words>;
