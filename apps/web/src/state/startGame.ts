import type { GameHead } from '@threefold-games/core';
import type { RoomState } from '@threefold-games/room';
import { dealEven, openGame } from '../match/openGame.ts';
import { loadFace } from './face.ts';
import { findGame, loadGame } from './games.ts';
import { currentVoice } from './language.ts';
import { freshId, freshSecret, library } from './library.ts';
import { recordNames } from './names.ts';
import { atLevel, fitPlan, type NewGame, withBots } from './plans.ts';
import { SavedGame } from './savedGame.ts';
import { change, settings } from './settings.ts';

/** How a game is begun with one click: as last time, else me against a bot; bots who play me alone have the level that suits me. */
export const usualPlan = (game: GameHead, level?: number): NewGame => {
  const plan = fitPlan(game, settings.value.lastNewGame[game.id], settings.value.name);
  return level === undefined ? plan : { ...plan, seats: atLevel(plan.seats, level) };
};

/** Begins a game as somebody wants it, and the next one of its kind like it. Undefined where it was stopped before it began. */
export const startGame = (head: GameHead, plan: NewGame, stop?: AbortSignal): Promise<SavedGame | undefined> => {
  remember(head.id, plan);
  return beginGame(head, plan, stop);
};

/** Begins a game: chance seats people and lays out what it must, and the game is kept. */
export const beginGame = async (
  { id }: GameHead,
  plan: NewGame,
  stop?: AbortSignal,
): Promise<SavedGame | undefined> => {
  const game = await loadGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const room = openGame(game, plan, {
    id: freshId(),
    secret: freshSecret(),
    nextSecret: freshSecret(),
    now: Date.now(),
  });
  return keepGame(room, stop);
};

/** The next game of this kind is begun like this. */
export const remember = (game: string, plan: NewGame): void =>
  change({
    lastNewGame: { ...settings.value.lastNewGame, [game]: { ...plan, seats: withBots(plan.seats) } },
  });

/** Keeps a match that begins, once what chance lays out lies there. */
export const keepGame = async (room: RoomState, stop?: AbortSignal): Promise<SavedGame | undefined> => {
  // Who plays without it does not load it here.
  const dealt =
    room.phase === 'dealing'
      ? await dealEven(room, (await import('../engine/engine.ts')).engine, () => Date.now(), stop)
      : room;
  if (stop?.aborted) return undefined;
  const { id, plan } = dealt;
  const stored = { id, form: 3 as const, room: dealt, names: [], composed: [], updated: Date.now() };
  const { words, speak } = currentVoice();
  const { seats } = new SavedGame(findGame, { ...stored, revision: 0 });
  const names = recordNames(seats, await loadFace(plan.game), words, speak);
  return library.create({ ...stored, names });
};
