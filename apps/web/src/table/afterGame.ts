import { GAME_LESSON } from '@threefold-games/learn';
import { addLearned, lessonKey } from '../learn/index.ts';
import type { SavedGame } from '../library/index.ts';
import { learn } from '../match/index.ts';
import { share } from '../storage/index.ts';

/** Learns from a game that has just ended here; whoever has an account has it there too. */
export const afterGame = (game: SavedGame): void => {
  learn(game);
  // The lesson that ends every course is a game.
  const lesson = lessonKey(game.game, GAME_LESSON);
  addLearned([lesson]);
  void share([`skill ${game.game}`, `lesson ${lesson}`]);
};
