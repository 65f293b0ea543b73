import { kept } from '../state/keep.ts';
import type { SavedGame } from '../state/savedGame.ts';
import { learn } from './ownSkills.ts';
import { syncSkills } from './syncSkills.ts';

/** Learns from a game that has just ended here; whoever has an account has it there too. */
export const afterGame = (game: SavedGame): void => {
  learn(game);
  if (kept('account')) void syncSkills();
};
