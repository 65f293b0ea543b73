import { CHANCE, type Fault, type Game, type History, legalActions, type Position } from '@threefold-games/core';
import { errorOf, type ThreefoldError } from './errors.ts';
import type { Kit } from './kit.ts';
import { nearest, textOf } from './text.ts';

/** What became of steps: the history with them, or why they are refused. */
export type Attempt =
  | { readonly ok: true; readonly history: History }
  | { readonly ok: false; readonly fault: Fault; readonly position: Position; readonly text: string };

/** The steps of a text, or of a list. */
export const stepsOf = (steps: string | readonly string[]): readonly string[] =>
  [steps].flat().flatMap(text => textOf(text).split(/\s+/).filter(Boolean));

/** Tries steps of the turn that is on, without playing them. */
export const attempt = (history: History, steps: readonly string[], isWholeTurn: boolean): Attempt => {
  const from = nameable(history, steps[0]) ?? history;
  const next = isWholeTurn ? from.with(steps) : from.withOpen(steps);
  if (next.ok) return { ok: true, history: next.value };
  const fault = next.error;
  const before = steps.slice(0, fault.step! - 1 - from.open.actions.length);
  const reached = from.withOpen(before);
  return { ok: false, fault, position: (reached.ok ? reached.value : from).position, text: steps[before.length] ?? '' };
};

/** Why steps are refused, as an error. */
export const refusalOf = (kit: Kit, { fault, position, text }: Extract<Attempt, { ok: false }>): ThreefoldError => {
  const isSlip = fault.code === 'step.unreadable';
  return errorOf(fault, kit.rules, {
    cells: cellsOf(fault, position, text),
    suggestion: isSlip ? nearest(text, legalTexts(kit.game, position)) : undefined,
  });
};

/** The cells that show why a step is refused. */
export const cellsOf = ({ code }: Fault, position: Position, text: string): readonly string[] =>
  code === 'step.illegal' ? (position.whyNot(text)?.cells ?? []) : [];

export const legalTexts = (game: Game, position: Position): string[] =>
  legalActions(game, position).map(action => position.format(action));

/** The history before the draw that was made for this turn, where a first step is meant to name another one. */
const nameable = (history: History, first = ''): History | undefined => {
  const { open, game } = history;
  if (open.drawn.length === 0 || open.steps.length > 0) return undefined;
  const position = history.positionAfter(history.length);
  if (position.actor !== CHANCE) return undefined;
  const rule = position.whyNot(first)?.rule;
  return rule === game.rules.turn || rule === game.rules.notation ? undefined : history.before(history.length);
};
