import type { GameHead } from '@threefold/core';
import { type RoomState, rematchOf } from '@threefold/room';
import { dealEven, openGame } from '../match/openGame.ts';
import { loadFace } from './face.ts';
import { findGame, loadGame } from './games.ts';
import { currentVoice } from './language.ts';
import { freshId, freshSecret, library } from './library.ts';
import { recordNames } from './names.ts';
import { fitPlan, type NewGame, withBots } from './plans.ts';
import { SavedGame } from './savedGame.ts';
import { change, settings } from './settings.ts';

/** How a game is begun with one click: as last time, else me against a bot. */
export const usualPlan = (game: GameHead): NewGame =>
  fitPlan(game, settings.value.lastNewGame[game.id], settings.value.name);

/** Begins a game: chance seats people and lays out what it must, and the game is kept. Undefined where it was stopped before that. */
export const startGame = async (
  { id }: GameHead,
  plan: NewGame,
  stop?: AbortSignal,
): Promise<SavedGame | undefined> => {
  remember(id, plan);
  const game = await loadGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const room = openGame(game, plan, {
    id: freshId(),
    secret: freshSecret(),
    nextSecret: freshSecret(),
    now: Date.now(),
  });
  return keep(room, stop);
};

/** Begins the next game of those who have just played. */
export const startRematch = async (last: SavedGame): Promise<SavedGame | undefined> => {
  await loadGame(last.game);
  const made = rematchOf({ findGame }, last.room, {
    id: freshId(),
    secret: freshSecret(),
    nextSecret: freshSecret(),
    now: Date.now(),
  });
  if (!made.ok) throw new Error(made.error.code);
  const room = made.value.state;
  const { seats, clock } = new SavedGame(findGame, { ...last.stored, room });
  remember(last.game, {
    seats: seats.map(seat => (seat.kind === 'bot' ? { ...seat, name: '' } : seat)),
    options: room.plan.options,
    ...(clock && { clock: { minutes: clock.minutes, increment: clock.increment } }),
    ...(room.plan.even && { even: true }),
    ...(room.plan.lot && { lot: true }),
  });
  return keep(room);
};

const remember = (game: string, plan: NewGame): void =>
  change({
    lastNewGame: { ...settings.value.lastNewGame, [game]: { ...plan, seats: withBots(plan.seats) } },
  });

const keep = async (room: RoomState, stop?: AbortSignal): Promise<SavedGame | undefined> => {
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
