import type { TaluvaView } from '@threefold-games/games/taluva';
import type { Speak } from '@threefold-games/speech';
import type { BoardFace } from '@threefold-games/stage';
import type { Words } from '../words/index.ts';
import { attempt } from './attempt.ts';
import { choices } from './choices.ts';
import { counts, headline } from './counts.ts';
import { ending } from './ending.ts';
import { spin } from './laying.ts';
import { SIXTHS } from './places.ts';
import { prompt } from './prompt.ts';
import { say } from './say.ts';
import { sceneOf } from './scene.ts';
import { figureOf } from './seats.ts';
import { motion, tell } from './tell.ts';
import { seatName, type Voice } from './voice.ts';
import { why } from './why.ts';

/** What a board of Taluva looks like and says in one language. */
export const openBoard = (words: Words, speak: Speak): BoardFace<TaluvaView> => {
  const voice: Voice = { words, speak };
  return {
    title: speak(words.title),
    seatName: seat => seatName(voice, seat),
    token: seat => figureOf('disc', seat),

    rotations: SIXTHS,
    rotationFor: () => 0,
    scene: sceneOf,
    say: (view, cell, look) => say(voice, view, cell, look),
    motion,
    tell: (view, step, events) => tell(voice, view, step, events),

    prompt: (view, look) => prompt(voice, view, look),
    choices: (view, look, open) => choices(voice, view, look, open),
    spin,
    attempt,
    why: (view, tried, rule, cells) => why(voice, view, tried, rule, cells),

    counts: (view, seat) => counts(voice, view, seat),
    headline: (view, seat) => headline(voice, view, seat),
    ending: (view, outcome) => ending(voice, view, outcome),
  };
};
