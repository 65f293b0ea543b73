import { formatRecord, type Game, makeRecord, parseOptions, seededRandom } from '@threefold/core';
import { loadFace } from './face.ts';
import { currentVoice } from './language.ts';
import { freshId, library, type SavedGame } from './library.ts';
import { calledNames } from './names.ts';
import { fitPlan } from './plan.ts';
import type { NewGame } from './plans.ts';
import { change, settings } from './settings.ts';

/** How a game is begun with one click: as last time, else me against a bot. */
export const usualPlan = (game: Game): NewGame =>
  fitPlan(game, settings.value.lastNewGame[game.id], settings.value.name);

/** Begins a game: chance lays out what it must, and the game is kept. */
export const startGame = async (game: Game, plan: NewGame): Promise<SavedGame> => {
  const options = parseOptions(game.options, plan.seats.length, plan.options);
  if (!options.ok) throw new Error(options.error.detail);
  change({ lastNewGame: { ...settings.value.lastNewGame, [game.id]: plan } });
  const { words, speak } = currentVoice();
  const names = calledNames(plan.seats, await loadFace(game.id), words, speak);
  const setup = game.setup(options.value, plan.seats.length, seededRandom(freshId(32)));
  const now = Date.now();
  const date = new Date(now).toISOString().slice(0, 10);
  const { seats, clock } = plan;
  return library.create({
    game: game.id,
    record: formatRecord(makeRecord(game, setup, names, [], { tags: [{ name: 'Date', value: date }] })),
    composed: [],
    seats,
    ...(clock && { clock: { ...clock, left: seats.map(() => clock.minutes * 60_000) } }),
    started: now,
    updated: now,
    status: 'running',
    draws: freshId(32),
  });
};
