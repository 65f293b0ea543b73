import { type Signal, signal } from '@preact/signals';
import { type Actor, fail, History, NOBODY, type Outcome, ok, type Result, turnTexts } from '@threefold-games/core';
import { findGame, loadGame } from '../games/index.ts';
import type { SavedGame } from './savedGame.ts';

/** Where a saved game stands. */
export interface Summary {
  /** How many turns were played. */
  readonly turns: number;
  /** Who is to act; nobody when it is over, also when somebody has left it. */
  readonly actor: Actor;
  readonly outcome: Outcome | undefined;
  /** What the game's face draws and explains. */
  readonly view: unknown;
  /** The steps of the last whole turn. */
  readonly last: readonly string[];
}

/** Plays a saved game up to where it stands; it is refused where the rules do not allow it. */
export const summarise = (saved: SavedGame): Result<Summary> => {
  const { room, composed, status } = saved;
  const { plan, layout, turns, drawn } = room;
  const game = findGame(plan.game);
  if (!game) return fail('game.unknown', plan.game);
  const setup = game.parseSetup(plan.seats, plan.options, layout || undefined);
  if (!setup.ok) return setup;
  const texts = [...turns.map(({ steps }) => steps), ...(drawn.length > 0 ? [drawn] : [])];
  const history = History.of(game, setup.value).read(texts);
  if (!history.ok) return history;
  const last = history.value.turns.at(-1);
  const begun = history.value.withOpen(composed);
  return ok({
    turns: turns.length,
    actor: status === 'over' ? NOBODY : history.value.position.actor,
    outcome: history.value.position.outcome(),
    view: (begun.ok ? begun.value : history.value).position.view(),
    last: last ? turnTexts(last) : [],
  });
};

const known = new Map<string, Signal<Result<Summary> | undefined>>();
const waiting: (() => Promise<void>)[] = [];

/** One game a task, so that a long list does not hold up the page. */
const work = async (): Promise<void> => {
  // Of a game whose rules do not come nothing is told.
  await waiting[0]?.().catch(() => undefined);
  waiting.shift();
  if (waiting.length > 0) setTimeout(work, 0);
};

const ask = (saved: SavedGame): Signal<Result<Summary> | undefined> => {
  const key = `${saved.id} ${saved.revision}`;
  const before = known.get(key);
  if (before) return before;
  const fresh = signal<Result<Summary> | undefined>(undefined);
  known.set(key, fresh);
  waiting.push(async () => {
    await loadGame(saved.game);
    fresh.value = summarise(saved);
  });
  if (waiting.length === 1) setTimeout(work, 0);
  return fresh;
};

/** Where a saved game stands, a moment later. */
export const useSummary = (saved: SavedGame): Result<Summary> | undefined => ask(saved).value;

/** Of several, where each stands; undefined until all are known. */
export const useSummaries = (games: readonly SavedGame[]): ReadonlyMap<string, Summary> | undefined => {
  const all = games.map(saved => [saved.id, ask(saved).value] as const);
  if (all.some(([, result]) => result === undefined)) return undefined;
  return new Map(all.flatMap(([id, result]) => (result?.ok ? [[id, result.value] as const] : [])));
};
