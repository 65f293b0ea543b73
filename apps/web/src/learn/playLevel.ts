import type { LessonGame } from '@threefold-games/learn';
import { games } from '../games/index.ts';
import { loadStartGame } from '../match/lazy.ts';
import { seatsFor, settings } from '../settings/index.ts';
import { go } from '../ui/index.ts';

/** Begins a game against bots of a level, at the table that a lesson wants or at the smallest there is. How one usually plays stays. */
export const playLevel = async (id: string, level: number, wanted?: LessonGame): Promise<void> => {
  const game = games.find(each => each.id === id);
  if (!game) return;
  const { beginGame } = await loadStartGame();
  const seats = seatsFor(wanted?.seats ?? game.seats[0]!, [{ kind: 'me', name: settings.value.name }], level);
  const saved = await beginGame(game, { seats, options: wanted?.options ?? {} });
  if (saved) go({ page: 'game', id: saved.id });
};
