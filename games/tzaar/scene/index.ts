import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { TzaarView } from '@threefold-games/tzaar';
import type { Words } from '../words/game.ts';
import { openBoard } from './boardFace.ts';
import { progressOf } from './counts.ts';
import { figureOf } from './figure.ts';
import { adviseStep, isNotable } from './tell.ts';
import type { Voice } from './voice.ts';

export { openBoard };

/** What TZAAR looks like and says. */
export const open = (words: Words, speak: Speak): Face<TzaarView> => {
  const voice: Voice = { words, speak };
  const { name, about, values } = words.options.setup;
  return {
    ...openBoard(words, speak),
    tagline: speak(words.tagline),
    minutes: 25,
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

    advise: (view, step) => adviseStep(voice, view, step),
    progress: view => progressOf(voice, view),
    notable: isNotable,
    panels: () => [],
    figures: async () => (await import('./examples.ts')).examplesOf(voice),
    editor: async () => (await import('./editor.ts')).editorOf(voice),
    help: async () => (await import('./help.ts')).helpOf(voice),
  };
};
