import { CHANCE, NOBODY, type Position, type Seat } from '@threefold/core';
import type { Analyst, Limits, StopSignal } from '@threefold/search';
import type { Past } from './place.ts';
import { promised } from './words.ts';

/** How it stood after a turn. */
export interface CurvePoint {
  /** The turn's number; 0 for the start. */
  readonly turn: number;
  /** Who played it, and how; a draw is the first of its steps. */
  readonly played?: {
    readonly seat: Seat;
    readonly steps: readonly string[];
    /** How much of the win the choice gave away: what the best variation had promised less what the turn led to. */
    readonly loss: number;
  };
  /** The share of the win that each seat can expect. */
  readonly values: readonly number[];
  /** Whether the values are exact. */
  readonly solved: boolean;
}

/** Nodes for each attempt at a proof: there are many positions. */
const PROOF_NODES = 20_000;

/** Thinks about every position of a game, from its start to its end. */
export async function* curve(
  { replay, lengths }: Past,
  analyst: Analyst,
  limits: Limits,
  stop: StopSignal,
): AsyncGenerator<CurvePoint> {
  const position = replay.game.start(replay.setup);
  let evaluated = await evaluate(analyst, position, limits, stop);
  if (stop.aborted) return;
  yield { turn: 0, ...evaluated };
  let at = 0;
  for (const [i, length] of lengths.entries()) {
    const steps = replay.steps.slice(at, at + length);
    at += length;
    const draws = steps.filter(({ actor }) => actor === CHANCE);
    for (const { action } of draws) position.make(action);
    const seat = position.actor;
    const before = draws.length > 0 && seat >= 0 ? await evaluate(analyst, position, limits, stop) : evaluated;
    for (const { action } of steps.slice(draws.length)) position.make(action);
    if (!position.atTurnStart) return;
    evaluated = await evaluate(analyst, position, limits, stop);
    if (stop.aborted) return;
    const loss = Math.max(0, before.values[seat]! - evaluated.values[seat]!);
    yield { turn: i + 1, played: { seat, steps: steps.map(({ text }) => text), loss }, ...evaluated };
  }
}

const evaluate = async (
  analyst: Analyst,
  position: Position,
  limits: Limits,
  stop: StopSignal,
): Promise<Pick<CurvePoint, 'values' | 'solved'>> => {
  if (position.actor === NOBODY) return { values: position.outcome()!.shares, solved: true };
  const report = await analyst.analyse(position, { limits, stop, proof: PROOF_NODES });
  return { values: position.actor === CHANCE ? report.values : promised(report), solved: report.solved };
};
