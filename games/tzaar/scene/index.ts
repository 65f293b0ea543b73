import type { Speak } from '@threefold/speech';
import type { Face } from '@threefold/stage';
import type { TzaarView } from '../rules/view.ts';
import type { Words } from '../words/index.ts';
import { attemptOf } from './attempt.ts';
import { countsOf, endingOf, progressOf } from './counts.ts';
import { figureOf } from './figure.ts';
import { choicesOf, promptOf } from './prompt.ts';
import { sayCell } from './say.ts';
import { sceneOf } from './scene.ts';
import { adviseStep, isNotable, motionOf, tellStep } from './tell.ts';
import { seatName, type Voice } from './voice.ts';
import { whyOf } from './why.ts';

/** What TZAAR looks like and says. */
export const open = (words: Words, speak: Speak): Face<TzaarView> => {
  const voice: Voice = { words, speak };
  const { name, about, values } = words.options.setup;
  return {
    title: speak(words.title),
    tagline: speak(words.tagline),
    minutes: 25,
    seatName: seat => seatName(voice, seat),
    token: seat => figureOf(seat, 'tott'),
    badgeOn: 'clayEdge',
    badge: [figureOf(0, 'tzaar'), figureOf(1, 'tzarra')],
    options: {
      setup: {
        name: speak(name),
        about: speak(about),
        values: { random: speak(values.random), fixed: speak(values.fixed), tournament: speak(values.tournament) },
      },
    },
    house: async () => (await import('./house.ts')).houseWords(voice),

    rotations: 2,
    rotationFor: seat => seat,
    scene: sceneOf,
    say: (view, cell, look) => sayCell(voice, view, cell, look),
    motion: (_view, step) => motionOf(step),
    tell: (view, step) => tellStep(voice, view, step),
    advise: (view, step) => adviseStep(voice, view, step),

    prompt: (view, look) => promptOf(voice, view, look),
    choices: (view, _look, choices) => choicesOf(voice, view, choices),
    spin: () => [],
    attempt: (view, picked, _spin, dragged = false) => attemptOf(view, picked, dragged),
    why: (view, attempt, rule, cells) => whyOf(voice, view, attempt, rule, cells),

    counts: (view, seat) => countsOf(voice, view, seat),
    headline: () => undefined,
    progress: view => progressOf(voice, view),
    ending: (view, outcome) => endingOf(voice, view, outcome),
    notable: isNotable,
    panels: () => [],
    figures: async () => (await import('./examples.ts')).examplesOf(voice),
    editor: async () => (await import('./editor.ts')).editorOf(voice),
    help: async () => (await import('./help.ts')).helpOf(voice),
  };
};
