import type { TaluvaView } from '@threefold-games/games/taluva';
import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { Words } from '../words/index.ts';
import { openBoard } from './boardFace.ts';
import { progress } from './counts.ts';
import { optionWords } from './options.ts';
import { panels } from './panels.ts';
import { figureOf } from './seats.ts';
import { advise, notable } from './tell.ts';
import type { Voice } from './voice.ts';

export { openBoard };

/** Taluva as it looks and speaks. */
export const open = (words: Words, speak: Speak): Face<TaluvaView> => {
  const voice: Voice = { words, speak };
  const late = async () => (await import('./lateVoice.ts')).lateVoice(voice);
  return {
    ...openBoard(words, speak),
    tagline: speak(words.tagline),
    minutes: 45,
    badgeOn: 'jungle',
    badge: [figureOf('temple', 2), figureOf('hut', 0)],
    options: optionWords(voice),
    house: async () => (await import('./house.ts')).houseWords(voice),

    advise: (view, step, events) => advise(voice, view, step, events),
    progress: view => progress(voice, view),
    notable,
    panels: view => panels(voice, view),
    figures: async () => (await import('./figures.ts')).figures(await late()),
    editor: async () => (await import('./editor/index.ts')).editor(await late()),
    help: async () => (await import('./help.ts')).helpOf(voice),
  };
};
