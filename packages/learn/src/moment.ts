import { type Game, History, ok, type Position, type Result, type Seat } from '@threefold-games/core';
import type { Report } from '@threefold-games/search';
import { type ProvenWin, provenWin } from './evaluation.ts';
import type { TurnWithPositions } from './facts.ts';

/** One way to go on: a turn, and what is expected to follow. */
export interface Branch<View = unknown> {
  readonly turn: TurnWithPositions<View>;
  /**
   * What the engine expects next, turn by turn. Where chance decides, the first of them has the draw that came in the game, and the line
   * ends where the next draw is due; it may be empty.
   */
  readonly line: readonly TurnWithPositions<View>[];
  /** By seat: the share of the win after the turn. */
  readonly values: readonly number[];
  /** What is proven after the turn. */
  readonly win?: ProvenWin;
}

/** A choice that somebody had: what would have been better, and what was played, unless the turn is still to be made. */
export interface Moment<View = unknown> {
  readonly game: Game<View>;
  /** Who had the choice. */
  readonly seat: Seat;
  readonly better: Branch<View>;
  readonly played?: Branch<View>;
  /** What was proven before the turn. */
  readonly win?: ProvenWin;
}

/** A choice that was made. */
export type PlayedMoment<View = unknown> = Moment<View> & { readonly played: Branch<View> };

/** What a reason rests on, the strongest first: a rule that applies, a proof, what the line on the board shows, what can be counted. */
export const GROUNDS = ['rule', 'proof', 'line', 'count'] as const;
/** What a reason rests on. */
export type Ground = (typeof GROUNDS)[number];

/** What a sentence puts in: cells, kinds, numbers, and seats by their number. */
export type Values = Readonly<Record<string, string | number>>;

/** What a rule for reasons has found. */
export interface FoundReason {
  readonly values: Values;
  readonly ground: Ground;
  /** How much it matters, from 0 to 10; among reasons of one ground the weightiest speaks. */
  readonly weight: number;
}

/** How a branch begins and goes on, as text. */
export interface BranchText {
  /** The steps of the turn. */
  readonly steps: readonly string[];
  /** The turns after it, each with its draw. */
  readonly line?: readonly (readonly string[])[];
  /** By seat: the share of the win after the turn; even unless told. */
  readonly values?: readonly number[];
  readonly win?: ProvenWin | undefined;
}

/** The branch of a position in which a seat acts; refused where a step is not legal. */
export const branchOf = <View>(
  game: Game<View>,
  before: Position<View>,
  { steps, line = [], values, win }: BranchText,
): Result<Branch<View>> => {
  let history = History.from(game, before);
  for (const each of [steps, ...line]) {
    const next = history.with(each);
    if (!next.ok) return next;
    history = next.value;
  }
  const [turn, ...rest] = history.turns.map((_, index) => turnOf(history, index)) as TurnWithPositions<View>[];
  return ok({
    turn: turn!,
    line: rest,
    values: values ?? Array.from({ length: before.seats }, () => 1 / before.seats),
    ...(win && { win }),
  });
};

/** A turn of a history, with where it began and what it led to. */
export const turnOf = (history: History, index: number): TurnWithPositions => {
  const { seat, steps } = history.turns[index]!;
  return { seat, steps, before: history.positionBefore(index), after: history.positionAfter(index + 1) };
};

/** What the engine was asked in the middle of a turn or at its beginning, and what it answered. */
export interface Advised {
  readonly game: Game;
  /** Where it was asked. */
  readonly position: Position;
  /** The steps of the turn that had been made by then. */
  readonly steps: readonly string[];
  readonly report: Report;
}

/** The choice of who asked for a hint: the whole turn with what the engine advises, and what it expects to follow; undefined where it knows no whole turn. */
export const momentOfHint = ({ game, position, steps, report }: Advised): Moment | undefined => {
  const [best] = report.variations;
  const [rest, ...following] = best?.turns ?? [];
  if (!best || !rest) return undefined;
  const before = position.copy();
  for (const _ of steps) before.unmake();
  const { values, solved, solvedIn } = best;
  // A turn later there is one turn less to play.
  const after = provenWin({ values, solved, ...(solvedIn !== undefined && { solvedIn: solvedIn - 1 }) });
  const branchWith = (line: typeof following) =>
    branchOf(game, before, { steps: [...steps, ...rest], line, values, win: after });
  const whole = branchWith(following);
  // The last turn may be unfinished.
  const better = whole.ok ? whole : branchWith(following.slice(0, -1));
  const win = provenWin(report);
  return better.ok ? { game, seat: before.actor, better: better.value, ...(win && { win }) } : undefined;
};
