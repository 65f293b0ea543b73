import { english, type Shape } from '@threefold-games/speech';

/** What this game says to those who play with help, in English: what is so now, and what a turn would leave. */
export const words = english({
  last: {
    now: {
      tzaar: 'Your last Tzaar on {cell} can be captured.',
      tzarra: 'Your last Tzarra on {cell} can be captured.',
      tott: 'Your last Tott on {cell} can be captured.',
    },
    after: {
      tzaar: '{who} can capture your last Tzaar on {cell}.',
      tzarra: '{who} can capture your last Tzarra on {cell}.',
      tott: '{who} can capture your last Tott on {cell}.',
    },
  },
  two: {
    now: {
      tzaar: 'Your last two Tzaars can be captured in one turn.',
      tzarra: 'Your last two Tzarras can be captured in one turn.',
      tott: 'Your last two Totts can be captured in one turn.',
    },
    after: {
      tzaar: '{who} can capture your last two Tzaars in one turn.',
      tzarra: '{who} can capture your last two Tzarras in one turn.',
      tott: '{who} can capture your last two Totts in one turn.',
    },
  },
  few: {
    now: {
      tzaar: 'Your Tzaar on {cell} can be captured, and you have only two.',
      tzarra: 'Your Tzarra on {cell} can be captured, and you have only two.',
      tott: 'Your Tott on {cell} can be captured, and you have only two.',
    },
    after: {
      tzaar: '{who} can capture your Tzaar on {cell}, and you have only two.',
      tzarra: '{who} can capture your Tzarra on {cell}, and you have only two.',
      tott: '{who} can capture your Tott on {cell}, and you have only two.',
    },
  },
  stack: {
    now: 'Your stack of {height} on {cell} can be captured.',
    after: '{who} can capture your stack of {height} on {cell}.',
  },
  stuck: {
    now: 'Soon you may have nothing left to capture.',
    after: 'This leaves you nothing to capture.',
  },
  buried: {
    tzaar: 'This buries your last Tzaar.',
    tzarra: 'This buries your last Tzarra.',
    tott: 'This buries your last Tott.',
  },
});

export type HelpWords = Shape<typeof words>;
