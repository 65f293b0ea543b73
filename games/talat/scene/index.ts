import type { Speak } from '@threefold/speech';
import type { Face } from '@threefold/stage';
import type { TalatView } from '../rules/view.ts';
import type { Words } from '../words/index.ts';
import { countsOf, headlineOf, panelsOf, progressOf } from './counts.ts';
import { endingOf } from './ending.ts';
import { ROTATIONS } from './layout.ts';
import { optionTexts } from './options.ts';
import { briefingOf, choicesOf, promptOf } from './prompt.ts';
import { sayCell } from './say.ts';
import { sceneOf } from './scene.ts';
import { adviseStep, isNotable, motionOf, tellStep } from './tell.ts';
import { tokenFigure, towerFigure } from './towers.ts';
import { colourName, type Voice } from './voice.ts';
import { attemptOf, whyOf } from './why.ts';

/** What Talat looks like and says in one language. */
export const open = (words: Words, speak: Speak): Face<TalatView> => {
  const voice: Voice = { words, speak };
  return {
    title: speak(words.title),
    tagline: speak(words.tagline),
    minutes: 30,
    seatName: (seat, seats) => colourName(voice, seat, seats),
    token: tokenFigure,
    badgeOn: 'celadon',
    badge: [towerFigure('L6', 0, 3), towerFigure('S3', 1, 3)],
    options: optionTexts(voice),
    house: async () => (await import('./house.ts')).houseWords(voice),

    rotations: ROTATIONS,
    rotationFor: seat => seat,
    scene: (view, look) => sceneOf(voice, view, look),
    say: (view, cell, look) => sayCell(voice, view, cell, look),
    motion: (_view, step, events) => motionOf(step, events),
    tell: (view, step, events) => tellStep(voice, view, step, events),
    advise: (view, step, events) => adviseStep(voice, view, step, events),

    briefing: view => briefingOf(voice, view),
    prompt: (view, look) => promptOf(voice, view, look),
    choices: (view, _look, choices) => choicesOf(voice, view, choices),
    spin: () => [],
    attempt: (view, picked, _spin, dragged = false) => attemptOf(view, picked, dragged),
    why: (view, attempt, rule, cells) => whyOf(voice, view, attempt, rule, cells),

    counts: (view, seat) => countsOf(voice, view, seat),
    headline: (view, seat) => headlineOf(voice, view, seat),
    progress: view => progressOf(voice, view),
    ending: (view, outcome) => endingOf(voice, view, outcome),
    notable: (_view, step, events) => isNotable(step, events),
    panels: view => panelsOf(voice, view),
    figures: async () => (await import('./figures.ts')).figuresOf(voice),
    editor: async () => (await import('./editor.ts')).editorOf(voice),
    help: async () => (await import('./help.ts')).helpOf(voice),
  };
};
