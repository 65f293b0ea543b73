import { english, type Shape } from '@threefold-games/speech';

/** What the coach of this game says, in English: why a turn was better or worse, and what a turn did. "You" is who had the choice. */
export const words = english({
  reasons: {
    takesLast: {
      title: 'The last of a type',
      text: {
        tzaar: '{step} captures {who}’s last Tzaar and wins.',
        tzarra: '{step} captures {who}’s last Tzarra and wins.',
        tott: '{step} captures {who}’s last Tott and wins.',
      },
    },
    leavesNothing: {
      title: 'Nothing left to capture',
      text: 'You win with {turn}: {who} has nothing left to capture.',
    },
    buriesLast: {
      title: 'Your last one buried',
      text: {
        tzaar: '{step} buries your own last Tzaar, and that loses.',
        tzarra: '{step} buries your own last Tzarra, and that loses.',
        tott: '{step} buries your own last Tott, and that loses.',
      },
    },
    losesLast: {
      title: 'A type is lost',
      text: {
        tzaar: '{step} captures your last Tzaar.',
        tzarra: '{step} captures your last Tzarra.',
        tott: '{step} captures your last Tott.',
      },
      two: {
        tzaar: '{who} captures your last two Tzaars in one turn.',
        tzarra: '{who} captures your last two Tzarras in one turn.',
        tott: '{who} captures your last two Totts in one turn.',
      },
    },
    leftNothing: {
      title: 'Nothing left to capture',
      text: '{who} leaves you nothing to capture.',
    },

    losesTwoStacks: {
      title: 'Two stacks are captured',
      text: '{step} and {next} capture two of your stacks.',
    },
    losesStack: {
      title: 'A stack is captured',
      text: '{step} captures your stack of {height}.',
    },
    takesStack: {
      title: 'A stack to capture',
      text: '{step} captures {who}’s stack of {height}.',
    },
    movesAway: {
      title: 'Out of reach',
      stack: '{step} moves your stack of {height} out of reach.',
      type: {
        tzaar: {
          one: '{step} moves your last Tzaar out of reach.',
          other: '{step} moves a Tzaar out of reach, and you have only {n}.',
        },
        tzarra: {
          one: '{step} moves your last Tzarra out of reach.',
          other: '{step} moves a Tzarra out of reach, and you have only {n}.',
        },
        tott: {
          one: '{step} moves your last Tott out of reach.',
          other: '{step} moves a Tott out of reach, and you have only {n}.',
        },
      },
    },
    takesAttacker: {
      title: 'An attacker to capture',
      stack: '{step} captures what attacks your stack of {height} on {cell}.',
      type: {
        tzaar: {
          one: '{step} captures what attacks your last Tzaar.',
          other: '{step} captures what attacks your Tzaar on {cell}; you have only {n}.',
        },
        tzarra: {
          one: '{step} captures what attacks your last Tzarra.',
          other: '{step} captures what attacks your Tzarra on {cell}; you have only {n}.',
        },
        tott: {
          one: '{step} captures what attacks your last Tott.',
          other: '{step} captures what attacks your Tott on {cell}; you have only {n}.',
        },
      },
    },
    growsTallest: {
      title: 'The tallest stack',
      text: {
        tzaar: '{step} makes a Tzaar of height {height}, taller than all of {who}’s stacks.',
        tzarra: '{step} makes a Tzarra of height {height}, taller than all of {who}’s stacks.',
        tott: '{step} makes a Tott of height {height}, taller than all of {who}’s stacks.',
      },
    },
    stacksInstead: {
      title: 'Capture, then stack',
      text: {
        tzaar: {
          one: 'Two captures leave you without a stack; {step} makes a Tzaar of height {height}.',
          other: 'Two captures add nothing to your stacks; {step} makes a Tzaar of height {height}.',
        },
        tzarra: {
          one: 'Two captures leave you without a stack; {step} makes a Tzarra of height {height}.',
          other: 'Two captures add nothing to your stacks; {step} makes a Tzarra of height {height}.',
        },
        tott: {
          one: 'Two captures leave you without a stack; {step} makes a Tott of height {height}.',
          other: 'Two captures add nothing to your stacks; {step} makes a Tott of height {height}.',
        },
      },
    },
    drawsLevel: {
      title: 'A stack to match',
      text: {
        tzaar: '{step} makes a Tzaar of height {height}, as tall as {who}’s tallest stack.',
        tzarra: '{step} makes a Tzarra of height {height}, as tall as {who}’s tallest stack.',
        tott: '{step} makes a Tott of height {height}, as tall as {who}’s tallest stack.',
      },
    },
    outgrown: {
      title: 'Your stacks are lower',
      text: {
        one: 'After the reply {who} has a stack of {height}, and you have none.',
        other: 'After the reply {who}’s tallest stack is {height} high and yours {n}: you can’t capture it.',
      },
    },

    losesScarce: {
      title: 'A scarce type shrinks',
      text: {
        tzaar: {
          one: '{step} captures a Tzaar, and you have one left.',
          other: '{step} captures a Tzaar, and you have {n} left.',
        },
        tzarra: {
          one: '{step} captures a Tzarra, and you have one left.',
          other: '{step} captures a Tzarra, and you have {n} left.',
        },
        tott: {
          one: '{step} captures a Tott, and you have one left.',
          other: '{step} captures a Tott, and you have {n} left.',
        },
      },
    },
    takesScarce: {
      title: 'A scarce type to capture',
      text: {
        tzaar: {
          one: '{step} captures a Tzaar, and {who} has one left.',
          other: '{step} captures a Tzaar, and {who} has {n} left.',
        },
        tzarra: {
          one: '{step} captures a Tzarra, and {who} has one left.',
          other: '{step} captures a Tzarra, and {who} has {n} left.',
        },
        tott: {
          one: '{step} captures a Tott, and {who} has one left.',
          other: '{step} captures a Tott, and {who} has {n} left.',
        },
      },
    },
    scarceInReach: {
      title: 'A scarce type in reach',
      text: {
        tzaar: { one: 'Your last Tzaar can be captured.', other: 'Of your last {n} Tzaars, {k} can be captured.' },
        tzarra: { one: 'Your last Tzarra can be captured.', other: 'Of your last {n} Tzarras, {k} can be captured.' },
        tott: { one: 'Your last Tott can be captured.', other: 'Of your last {n} Totts, {k} can be captured.' },
      },
    },
    safeType: {
      title: 'A type becomes safe',
      text: {
        tzaar: {
          one: 'After the reply {who}’s last Tzaar is {height} high, too tall for you.',
          other: 'After the reply one of {who}’s last {n} Tzaars is {height} high, too tall for you.',
        },
        tzarra: {
          one: 'After the reply {who}’s last Tzarra is {height} high, too tall for you.',
          other: 'After the reply one of {who}’s last {n} Tzarras is {height} high, too tall for you.',
        },
        tott: {
          one: 'After the reply {who}’s last Tott is {height} high, too tall for you.',
          other: 'After the reply one of {who}’s last {n} Totts is {height} high, too tall for you.',
        },
      },
    },
    covers: {
      title: 'A piece you need, covered',
      text: {
        tzaar: {
          one: '{step} covers a Tzaar, and one is left to be seen.',
          other: '{step} covers a Tzaar, and {n} are left to be seen.',
        },
        tzarra: {
          one: '{step} covers a Tzarra, and one is left to be seen.',
          other: '{step} covers a Tzarra, and {n} are left to be seen.',
        },
        tott: {
          one: '{step} covers a Tott, and one is left to be seen.',
          other: '{step} covers a Tott, and {n} are left to be seen.',
        },
      },
    },
    rarerTop: {
      title: 'The rarer type on top',
      tzaarNotTzarra: '{step} puts a Tzaar on top, {other} a Tzarra.',
      tzaarNotTott: '{step} puts a Tzaar on top, {other} a Tott.',
      tzarraNotTott: '{step} puts a Tzarra on top, {other} a Tott.',
    },
    growsType: {
      title: 'A scarce type grows',
      text: {
        tzaar: {
          one: '{step} makes your last Tzaar {height} high.',
          other: 'You have {n} Tzaars left, and {step} makes one of them {height} high.',
        },
        tzarra: {
          one: '{step} makes your last Tzarra {height} high.',
          other: 'You have {n} Tzarras left, and {step} makes one of them {height} high.',
        },
        tott: {
          one: '{step} makes your last Tott {height} high.',
          other: 'You have {n} Totts left, and {step} makes one of them {height} high.',
        },
      },
    },
    takesTzaar: {
      title: 'A Tzaar to capture',
      text: {
        one: '{step} captures a Tzaar, and {who} has one left.',
        other: '{step} captures a Tzaar, and {who} has {n} left.',
      },
    },

    fewCaptures: {
      title: 'The captures that are left',
      text: 'Captures left: you {n}, {who} {m}; after the better turn you {n2}, {who} {m2}.',
    },
    stuckTallest: {
      title: 'A stack without a target',
      text: 'Your tallest stack, now on {cell}, has nothing to capture.',
    },
    threatened: {
      title: 'The reply is a threat',
      stack: 'After the reply your stack of {height} on {cell} can be captured.',
      type: {
        tzaar: {
          one: 'After the reply your last Tzaar, on {cell}, can be captured.',
          other: 'After the reply one of your last {n} Tzaars, on {cell}, can be captured.',
        },
        tzarra: {
          one: 'After the reply your last Tzarra, on {cell}, can be captured.',
          other: 'After the reply one of your last {n} Tzarras, on {cell}, can be captured.',
        },
        tott: {
          one: 'After the reply your last Tott, on {cell}, can be captured.',
          other: 'After the reply one of your last {n} Totts, on {cell}, can be captured.',
        },
      },
    },
    attacks: {
      title: 'A new threat',
      stack: '{step} attacks {who}’s stack of {height} on {cell}.',
      type: {
        tzaar: {
          one: '{step} attacks {who}’s last Tzaar, on {cell}.',
          other: '{step} attacks one of {who}’s last {n} Tzaars, on {cell}.',
        },
        tzarra: {
          one: '{step} attacks {who}’s last Tzarra, on {cell}.',
          other: '{step} attacks one of {who}’s last {n} Tzarras, on {cell}.',
        },
        tott: {
          one: '{step} attacks {who}’s last Tott, on {cell}.',
          other: '{step} attacks one of {who}’s last {n} Totts, on {cell}.',
        },
      },
    },
  },

  /** Beside a turn in a list, in a few words and without a subject. */
  remarks: {
    takesLast: {
      tzaar: 'captures the last Tzaar and wins',
      tzarra: 'captures the last Tzarra and wins',
      tott: 'captures the last Tott and wins',
    },
    leavesNothing: 'leaves nothing to capture and wins',
    buriesLast: {
      tzaar: 'buries the last Tzaar and loses',
      tzarra: 'buries the last Tzarra and loses',
      tott: 'buries the last Tott and loses',
    },
    takes: {
      tzaar: { one: 'captures the last Tzaar but one', other: 'captures a Tzaar, {n} left' },
      tzarra: { one: 'captures the last Tzarra but one', other: 'captures a Tzarra, {n} left' },
      tott: { one: 'captures the last Tott but one', other: 'captures a Tott, {n} left' },
    },
    covers: {
      tzaar: 'covers the last Tzaar but one',
      tzarra: 'covers the last Tzarra but one',
      tott: 'covers the last Tott but one',
    },
    takesTwoStacks: 'captures two stacks',
    takesStack: 'captures a stack of {height}',
    growsTallest: 'makes the tallest stack: {height}',
  },
});

export type CoachWords = Shape<typeof words>;
