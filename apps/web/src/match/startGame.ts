import { canVary, type Game, type GameHead, parseOptions } from '@threefold-games/core';
import { decide, openRoom, type RoomState } from '@threefold-games/room';
import { findGame, loadFace, loadGame } from '../games/index.ts';
import { currentVoice } from '../i18n/index.ts';
import { library, ME, SavedGame, sittersOf } from '../library/index.ts';
import { atLevel, change, fitPlan, type NewGame, screenPlan, settings, withBots } from '../settings/index.ts';
import { freshId, freshSecret } from '../storage/index.ts';
import { recordNames } from './names.ts';

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
  // Most games start without it, and without the engine.
  const dealt = room.phase === 'dealing' ? await (await import('./dealEven.ts')).dealEven(room, stop) : room;
  if (stop?.aborted) return undefined;
  const { id, plan } = dealt;
  const stored = { id, form: 3 as const, room: dealt, names: [], composed: [], updated: Date.now() };
  const { words, speak } = currentVoice();
  const { seats } = new SavedGame(findGame, { ...stored, revision: 0 });
  const names = recordNames(seats, await loadFace(plan.game), words, speak);
  return library.create({ ...stored, names });
};

/** A match at this screen that has begun, or for which an even start is still to be found. */
export const openGame = (
  game: Game,
  plan: NewGame,
  ground: Omit<Parameters<typeof openRoom>[0], 'plan' | 'host'>,
): RoomState => {
  const count = plan.seats.length;
  const options = parseOptions(game.options, count, plan.options);
  if (!options.ok) throw new Error(options.error.detail);
  const even = plan.even === true && canVary(game, options.value, count);
  const agreed = screenPlan(game.id, count, options.value, { clock: plan.clock, even, lot: plan.lot === true });
  const room = { ...openRoom({ ...ground, plan: agreed, host: ME }), seats: sittersOf(plan.seats) };
  const started = decide({ findGame }, room, { by: ME, id: 'start', act: { kind: 'start' } }, ground.now);
  if (!started.ok) throw new Error(`${started.error.code} ${started.error.detail}`);
  return started.value.state;
};
