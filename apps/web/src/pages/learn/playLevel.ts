import type { LessonGame } from '@threefold/learn';
import { botName } from '@threefold/room';
import { games } from '../../state/games.ts';
import { seatsFor } from '../../state/plans.ts';
import { go } from '../../state/route.ts';
import { settings } from '../../state/settings.ts';

/** Begins a game against bots of a level, at the table that a lesson wants or at the smallest there is. */
export const playLevel = async (id: string, level: number, wanted?: LessonGame): Promise<void> => {
  const game = games.find(each => each.id === id);
  if (!game) return;
  const { startGame } = await import('../../state/startGame.ts');
  const seats = seatsFor(wanted?.seats ?? game.seats[0]!, [{ kind: 'me', name: settings.value.name }], level);
  const saved = await startGame(game, { seats, options: wanted?.options ?? {} });
  if (saved) go({ page: 'game', id: saved.id });
};

/** What the first bot of the first level is called. */
export const firstBot = (): string => botName({ level: 1, character: 0 });
