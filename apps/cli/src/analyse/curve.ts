import { CHANCE, type Game, type History, NOBODY, type Position, type Seat, turnTexts } from '@threefold-games/core';
import type { Analyst, Limits, StopSignal } from '@threefold-games/search';
import { percent, promised, seatName } from './words.ts';

/** How it stood after a turn. */
interface CurvePoint {
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
  history: History,
  analyst: Analyst,
  limits: Limits,
  stop: StopSignal,
): AsyncGenerator<CurvePoint> {
  let evaluated = await evaluate(analyst, history.positionAfter(0), limits, stop);
  if (stop.aborted) return;
  yield { turn: 0, ...evaluated };
  for (const [i, turn] of history.turns.entries()) {
    const { seat, drawn } = turn;
    const before = drawn.length > 0 ? await evaluate(analyst, history.positionBefore(i), limits, stop) : evaluated;
    evaluated = await evaluate(analyst, history.positionAfter(i + 1), limits, stop);
    if (stop.aborted) return;
    const loss = Math.max(0, before.values[seat]! - evaluated.values[seat]!);
    yield { turn: i + 1, played: { seat, steps: turnTexts(turn), loss }, ...evaluated };
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

/** A turn that gives away at least so much of the win is marked. */
const TURNING_POINT = 0.1;

/** The head of a curve's table. */
export const curveHead = (game: Game, seats: number): string => {
  const names = Array.from({ length: seats }, (_, seat) => seatName(game.id, seat));
  return `turn  ${names.map(name => name.padStart(width(game, seats))).join('  ')}    loss    played`;
};

/** A turn of a curve as a line of its table. */
export const curveRow = (game: Game, { turn, played, values, solved }: CurvePoint): string => {
  const chances = values.map(value => percent(value).padStart(width(game, values.length))).join('  ');
  const loss = played ? percent(played.loss) : '';
  const mark = (played?.loss ?? 0) >= TURNING_POINT ? '<<' : '';
  const text = played ? `${seatName(game.id, played.seat)}: ${played.steps.join(' ')}` : 'start';
  return `${String(turn).padStart(4)}  ${chances}${solved ? '!' : ' '}  ${loss.padStart(5)} ${mark.padEnd(2)} ${text}`;
};

/** A turn of a curve as its line of JSON. */
export const curveJson = ({ turn, played, values, solved }: CurvePoint): unknown => ({
  turn,
  seat: played?.seat ?? null,
  steps: played?.steps ?? [],
  values,
  solved,
  loss: played?.loss ?? null,
});

const width = (game: Game, seats: number): number =>
  Math.max(6, ...Array.from({ length: seats }, (_, seat) => seatName(game.id, seat).length));
