import { GAME_LESSON } from '@threefold-games/learn';
import { kept } from '../state/keep.ts';
import { addLearned, lessonKey } from '../state/learned.ts';
import type { SavedGame } from '../state/savedGame.ts';
import { syncLearned } from '../state/syncLearned.ts';
import { learn } from './ownSkills.ts';
import { syncSkills } from './syncSkills.ts';

/** Learns from a game that has just ended here; whoever has an account has it there too. */
export const afterGame = (game: SavedGame): void => {
  learn(game);
  // The lesson that ends every course is a game.
  addLearned([lessonKey(game.game, GAME_LESSON)]);
  if (!kept('account')) return;
  void syncSkills();
  void syncLearned();
};
