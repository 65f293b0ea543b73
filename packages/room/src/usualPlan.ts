import { botLevel, type Game, parseOptions } from '@threefold-games/core';
import type { TablePlan } from './plan.ts';

/** A table of a game as tests, benchmarks and programs want it: for two, without a clock, begun as soon as every seat is taken. */
export const usualPlan = (game: Game, change: Partial<TablePlan> = {}): TablePlan => {
  const seats = change.seats ?? 2;
  const usual = parseOptions(game.options, seats, {});
  if (!usual.ok) throw new Error(`${usual.error.code} ${usual.error.detail}`);
  return {
    game: game.id,
    seats,
    clock: { kind: 'none' },
    listed: true,
    start: 'full',
    watching: true,
    chat: 'seats',
    leaver: { kind: 'bot', ...botLevel(3) },
    rated: false,
    ...change,
    options: { ...usual.value, ...change.options },
  };
};
