import type { Speak } from '@threefold/speech';
import type { Face } from '@threefold/stage';
import type { TaluvaView } from '../rules/index.ts';
import type { Words } from '../words/index.ts';
import { attempt } from './attempt.ts';
import { choices } from './choices.ts';
import { counts, headline, progress } from './counts.ts';
import { ending } from './ending.ts';
import { spin } from './laying.ts';
import { optionWords } from './options.ts';
import { panels } from './panels.ts';
import { SIXTHS } from './places.ts';
import { prompt } from './prompt.ts';
import { say } from './say.ts';
import { sceneOf } from './scene.ts';
import { figureOf } from './seats.ts';
import { advise, motion, notable, tell } from './tell.ts';
import { seatName, type Voice } from './voice.ts';
import { why } from './why.ts';

/** Taluva as it looks and speaks. */
export const open = (words: Words, speak: Speak): Face<TaluvaView> => {
  const voice: Voice = { words, speak };
  const late = async () => (await import('./lateVoice.ts')).lateVoice(voice);
  return {
    title: speak(words.title),
    tagline: speak(words.tagline),
    minutes: 45,
    seatName: seat => seatName(voice, seat),
    token: seat => figureOf('disc', seat),
    badgeOn: 'jungle',
    badge: [figureOf('temple', 2), figureOf('hut', 0)],
    options: optionWords(voice),
    house: async () => (await import('./house.ts')).houseWords(voice),
    rotations: SIXTHS,
    rotationFor: () => 0,
    scene: sceneOf,
    say: (view, cell, look) => say(voice, view, cell, look),
    motion,
    tell: (view, step, events) => tell(voice, view, step, events),
    advise: (view, step, events) => advise(voice, view, step, events),
    prompt: (view, look) => prompt(voice, view, look),
    choices: (view, look, open) => choices(voice, view, look, open),
    spin,
    attempt,
    why: (view, tried, rule, cells) => why(voice, view, tried, rule, cells),
    counts: (view, seat) => counts(voice, view, seat),
    headline: (view, seat) => headline(voice, view, seat),
    progress: view => progress(voice, view),
    ending: (view, outcome) => ending(voice, view, outcome),
    notable,
    panels: view => panels(voice, view),
    figures: async () => (await import('./figures.ts')).figures(await late()),
    editor: async () => (await import('./editor/index.ts')).editor(await late()),
    help: async () => (await import('./help.ts')).helpOf(voice),
  };
};
