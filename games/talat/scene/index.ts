import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { TalatView } from '@threefold-games/talat';
import type { Words } from '../words/game.ts';
import { openBoard } from './boardFace.ts';
import { panelsOf, progressOf } from './counts.ts';
import { optionTexts } from './options.ts';
import { briefingOf } from './prompt.ts';
import { adviseStep, isNotable } from './tell.ts';
import { towerFigure } from './towers.ts';
import type { Voice } from './voice.ts';

export { openBoard };

/** What Talat looks like and says in one language. */
export const open = (words: Words, speak: Speak): Face<TalatView> => {
  const voice: Voice = { words, speak };
  return {
    ...openBoard(words, speak),
    tagline: speak(words.tagline),
    minutes: 30,
    badgeOn: 'celadon',
    badge: [towerFigure('L6', 0, 3), towerFigure('S3', 1, 3)],
    options: optionTexts(voice),
    house: async () => (await import('./house.ts')).houseWords(voice),

    advise: (view, step, events) => adviseStep(voice, view, step, events),
    briefing: view => briefingOf(voice, view),
    progress: view => progressOf(voice, view),
    notable: (_view, step, events) => isNotable(step, events),
    panels: view => panelsOf(voice, view),
    figures: async () => (await import('./figures.ts')).figuresOf(voice),
    editor: async () => (await import('./editor.ts')).editorOf(voice),
    help: async () => (await import('./help.ts')).helpOf(voice),
  };
};
