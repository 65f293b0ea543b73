import {
  canVary,
  formatRecord,
  type Game,
  makeRecord,
  type Options,
  parseOptions,
  seededRandom,
} from '@threefold/core';
import { type DrawnStart, drawEven, evenTag } from './drawStart.ts';
import { loadFace } from './face.ts';
import { currentVoice } from './language.ts';
import { freshId, library, type SavedGame } from './library.ts';
import { calledNames } from './names.ts';
import { fitPlan } from './plan.ts';
import type { NewGame } from './plans.ts';
import { seatPeople } from './seating.ts';
import { change, settings } from './settings.ts';

/** How a game is begun with one click: as last time, else me against a bot. */
export const usualPlan = (game: Game): NewGame =>
  fitPlan(game, settings.value.lastNewGame[game.id], settings.value.name);

/** Begins a game: chance seats people and lays out what it must, and the game is kept. Undefined where it was stopped before that. */
export const startGame = (game: Game, plan: NewGame, stop?: AbortSignal): Promise<SavedGame | undefined> =>
  begin(game, plan, seatPeople(plan, seededRandom(freshId(32))), stop);

/** Begins the next game of those who have just played, as `rematchPlan` seats them: another lot would be less even. */
export const startRematch = (game: Game, plan: NewGame): Promise<SavedGame | undefined> =>
  begin(game, plan, plan.seats);

const begin = async (
  game: Game,
  plan: NewGame,
  seats: NewGame['seats'],
  stop?: AbortSignal,
): Promise<SavedGame | undefined> => {
  const options = parseOptions(game.options, plan.seats.length, plan.options);
  if (!options.ok) throw new Error(options.error.detail);
  change({ lastNewGame: { ...settings.value.lastNewGame, [game.id]: plan } });
  const { words, speak } = currentVoice();
  const names = calledNames(seats, await loadFace(game.id), words, speak);
  const drawn = await draw(game, plan, options.value, stop);
  if (stop?.aborted) return undefined;
  const even = evenTag(drawn);
  const now = Date.now();
  const date = new Date(now).toISOString().slice(0, 10);
  const tags = [{ name: 'Date', value: date }, ...(even ? [even] : [])];
  const { clock, lot } = plan;
  return library.create({
    game: game.id,
    record: formatRecord(makeRecord(game, drawn.setup, names, [], { tags })),
    composed: [],
    seats,
    ...(clock && { clock: { ...clock, left: seats.map(() => clock.minutes * 60_000) } }),
    started: now,
    updated: now,
    status: 'running',
    draws: freshId(32),
    ...(lot && { lot }),
  });
};

const draw = async (game: Game, plan: NewGame, options: Options, stop?: AbortSignal): Promise<DrawnStart> => {
  const count = plan.seats.length;
  const seed = freshId(32);
  if (!plan.even || !canVary(game, options, count)) return { setup: game.setup(options, count, seededRandom(seed)) };
  // Who plays without it does not load it here.
  const { engine } = await import('../engine/engine.ts');
  return drawEven(game, options, count, seed, engine, stop);
};
