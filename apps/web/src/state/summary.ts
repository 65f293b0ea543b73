import { type Signal, signal } from '@preact/signals';
import { type Actor, NOBODY, type Outcome, ok, parseTurnStep, type Result } from '@threefold/core';
import { findGame } from '@threefold/games';
import { written } from '../table/played.ts';
import { openStanding } from '../table/standing.ts';
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
  /** Those of the unfinished one. */
  readonly composed: readonly string[];
}

/** Plays a saved game up to where it stands; it is refused where the rules do not allow it. */
export const summarise = (saved: SavedGame): Result<Summary> => {
  const standing = openStanding(findGame, saved);
  if (!standing.ok) return standing;
  const { game, turns, composed, outcome } = standing.value;
  const last = turns.at(-1);
  const position = standing.value.position.copy();
  for (const [at, text] of composed.entries()) {
    const step = parseTurnStep(game, position, text, at);
    if (!step.ok) break;
    position.make(step.value);
  }
  return ok({
    turns: turns.length,
    actor: saved.status === 'over' ? NOBODY : standing.value.position.actor,
    outcome,
    view: position.view(),
    last: last ? written(last) : [],
    composed,
  });
};

const known = new Map<string, Signal<Result<Summary> | undefined>>();
const waiting: (() => void)[] = [];

/** One game a task, so that a long list does not hold up the page. */
const work = (): void => {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) setTimeout(work, 0);
};

const ask = (saved: SavedGame): Signal<Result<Summary> | undefined> => {
  const key = `${saved.id} ${saved.revision}`;
  const before = known.get(key);
  if (before) return before;
  const fresh = signal<Result<Summary> | undefined>(undefined);
  known.set(key, fresh);
  waiting.push(() => {
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
