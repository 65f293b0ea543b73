import { TOP_LEVEL } from '@threefold-games/core';
import type { StoredGame } from '../state/savedGame.ts';
import { botsResult, type OwnSkill } from './estimate.ts';

/** How many wins in a row it takes. */
const WINS = 2;

/** Which way the levels of the bots would better go after a game: one down after a loss, one up after two wins in a row, else nowhere. */
export const offerOf = (game: StoredGame, known: OwnSkill | undefined): -1 | 0 | 1 => {
  const result = botsResult(game);
  if (result?.won === undefined) return 0;
  if (!result.won) return result.levels.some(level => level > 1) ? -1 : 0;
  const isInARow = known?.last === game.id && known.wins >= WINS;
  return isInARow && result.levels.some(level => level < TOP_LEVEL) ? 1 : 0;
};
