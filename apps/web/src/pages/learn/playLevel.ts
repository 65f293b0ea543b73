import type { LessonGame } from '@threefold-games/learn';
import { games } from '../../state/games.ts';
import { seatsFor } from '../../state/plans.ts';
import { go } from '../../state/route.ts';
import { settings } from '../../state/settings.ts';

/** Begins a game against bots of a level, at the table that a lesson wants or at the smallest there is. How one usually plays stays. */
export const playLevel = async (id: string, level: number, wanted?: LessonGame): Promise<void> => {
  const game = games.find(each => each.id === id);
  if (!game) return;
  const { beginGame } = await import('../../state/startGame.ts');
  const seats = seatsFor(wanted?.seats ?? game.seats[0]!, [{ kind: 'me', name: settings.value.name }], level);
  const saved = await beginGame(game, { seats, options: wanted?.options ?? {} });
  if (saved) go({ page: 'game', id: saved.id });
};
