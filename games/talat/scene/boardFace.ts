import type { Speak } from '@threefold-games/speech';
import type { BoardFace } from '@threefold-games/stage';
import type { TalatView } from '@threefold-games/talat';
import type { Words } from '../words/game.ts';
import { countsOf, endingOf, headlineOf } from './counts.ts';
import { ROTATIONS } from './layout.ts';
import { choicesOf, promptOf } from './prompt.ts';
import { sayCell } from './say.ts';
import { sceneOf } from './scene.ts';
import { motionOf, tellStep } from './tell.ts';
import { tokenFigure } from './towers.ts';
import { colourName, type Voice } from './voice.ts';
import { attemptOf, whyOf } from './why.ts';

/** What a board of Talat looks like and says in one language. */
export const openBoard = (words: Words, speak: Speak): BoardFace<TalatView> => {
  const voice: Voice = { words, speak };
  return {
    title: speak(words.title),
    seatName: (seat, seats) => colourName(voice, seat, seats),
    token: tokenFigure,

    rotations: ROTATIONS,
    rotationFor: seat => seat,
    scene: (view, look) => sceneOf(voice, view, look),
    say: (view, cell, look) => sayCell(voice, view, cell, look),
    motion: (_view, step, events) => motionOf(step, events),
    tell: (view, step, events) => tellStep(voice, view, step, events),

    prompt: (view, look) => promptOf(voice, view, look),
    choices: (view, _look, choices) => choicesOf(voice, view, choices),
    spin: () => [],
    attempt: (view, picked, _spin, dragged = false) => attemptOf(view, picked, dragged),
    why: (view, attempt, rule, cells) => whyOf(voice, view, attempt, rule, cells),

    counts: (view, seat) => countsOf(voice, view, seat),
    headline: (view, seat) => headlineOf(voice, view, seat),
    ending: (view, outcome) => endingOf(voice, view, outcome),
  };
};
