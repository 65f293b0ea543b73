import type { TzaarView } from '@threefold-games/games/tzaar';
import type { Speak } from '@threefold-games/speech';
import type { BoardFace } from '@threefold-games/stage';
import type { Words } from '../words/index.ts';
import { attemptOf } from './attempt.ts';
import { countsOf, endingOf } from './counts.ts';
import { figureOf } from './figure.ts';
import { choicesOf, promptOf } from './prompt.ts';
import { sayCell } from './say.ts';
import { sceneOf } from './scene.ts';
import { motionOf, tellStep } from './tell.ts';
import { seatName, type Voice } from './voice.ts';
import { whyOf } from './why.ts';

/** What a board of TZAAR looks like and says in one language. */
export const openBoard = (words: Words, speak: Speak): BoardFace<TzaarView> => {
  const voice: Voice = { words, speak };
  return {
    title: speak(words.title),
    seatName: seat => seatName(voice, seat),
    token: seat => figureOf(seat, 'tott'),

    rotations: 2,
    rotationFor: seat => seat,
    scene: sceneOf,
    say: (view, cell, look) => sayCell(voice, view, cell, look),
    motion: (_view, step) => motionOf(step),
    tell: (view, step) => tellStep(voice, view, step),

    prompt: (view, look) => promptOf(voice, view, look),
    choices: (view, _look, choices) => choicesOf(voice, view, choices),
    spin: () => [],
    attempt: (view, picked, _spin, dragged = false) => attemptOf(view, picked, dragged),
    why: (view, attempt, rule, cells) => whyOf(voice, view, attempt, rule, cells),

    counts: (view, seat) => countsOf(voice, view, seat),
    headline: () => undefined,
    ending: (view, outcome) => endingOf(voice, view, outcome),
  };
};
