import { createPlay } from '@threefold-games/play-core';
import { speaker } from '@threefold-games/speech';
import { en } from './rulebook.ts';
import { game, type MorrisView } from './rules.ts';
import { open } from './scene.ts';
import { drawing } from './terminal.ts';
import { words } from './words.ts';

const face = open(words.en, speaker('en'));

/** Morris as one object, as `@threefold-games/play` has the other games. */
export const { newGame, openRecord, bot } = createPlay<'morris', MorrisView>(
  { game, rules: en.rules, drawing, face: () => face },
  () => import('./bot/index.ts'),
);
