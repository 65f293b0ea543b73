import { type Game, ok, type Result } from '@threefold-games/core';
import {
  type FactSheet,
  formatTurn,
  Judge,
  openPlace,
  type Puzzle,
  playedTurn,
  type TurnWithPositions,
  taskOf,
  wholeTurns,
} from '@threefold-games/learn';

/** What a first turn is worth. */
export interface JudgedTurn {
  /** `slower`: it wins all the same, only later than asked for. */
  readonly verdict: 'solved' | 'missed' | 'slower';
  /** The same for all turns that lead to the same position: they are the same answer. */
  readonly position: string;
  readonly steps: readonly string[];
}

/** What a report has led to. */
export type ReportVerdict = 'stands' | 'withdrawn' | 'open';

/** How hard a report is proved. */
export interface ProofLimits {
  /** Nodes by which every try is judged. */
  readonly usual: number;
  /** Nodes that a report is worth. */
  readonly strong: number;
  /** Whether there is time left to judge one turn more. */
  readonly mayGoOn: () => boolean;
}

export const USUAL_NODES = 100_000;
export const STRONG_NODES = 200_000;

/** Judges a first turn, as every page does. */
export const judgeTurn = (
  game: Game,
  facts: FactSheet,
  puzzle: Puzzle,
  steps: readonly string[],
): Result<JudgedTurn> => {
  const played = play(game, puzzle, steps);
  if (!played.ok) return played;
  const turn = played.value;
  const judge = new Judge(game, facts, USUAL_NODES);
  const found = { position: positionOf(turn), steps: turn.steps };
  if (judge.meets(puzzle.goal, turn)) return ok({ verdict: 'solved', ...found });
  const isSlower = puzzle.goal.kind === 'win' && judge.winsSomeDay(turn.after, turn.seat);
  return ok({ verdict: isSlower ? 'slower' : 'missed', ...found });
};

/**
 * Proves a report: a puzzle is wrong where a turn does what is asked for although nobody is told so, where its own line does not do it, or
 * where more or fewer turns do it than its file says.
 */
export const proveReport = (
  game: Game,
  facts: FactSheet,
  puzzle: Puzzle,
  steps: readonly string[],
  limits: ProofLimits,
): Result<ReportVerdict> => {
  const played = play(game, puzzle, steps);
  if (!played.ok) return played;
  const strong = new Judge(game, facts, limits.strong);
  const line = judgeLine(game, strong, puzzle);
  if (line !== 'stands') return ok(line);
  const judgement = strong.judge(puzzle.goal, played.value);
  if (judgement === 'open') return ok('open');
  if (judgement === 'missed') return ok('stands');
  const usual = new Judge(game, facts, limits.usual);
  if (!usual.meets(puzzle.goal, played.value)) return ok('withdrawn');
  const own = play(game, puzzle, puzzle.line[0]!);
  // What the file shows is one of those that it counts.
  if (own.ok && positionOf(own.value) === positionOf(played.value)) return ok('stands');
  return ok(recount(game, usual, puzzle, played.value, limits.mayGoOn));
};

const play = (game: Game, puzzle: Puzzle, steps: readonly string[]): Result<TurnWithPositions> => {
  const start = openPlace(game, taskOf(puzzle).place);
  if (!start.ok) return start;
  const next = start.value.with(steps);
  return next.ok ? ok(playedTurn(next.value)) : next;
};

const positionOf = ({ after }: TurnWithPositions): string => `${after.hashLo} ${after.hashHi}`;

/** Whether every own turn of the line does what is asked for. */
const judgeLine = (game: Game, judge: Judge, { line, goal, ...puzzle }: Puzzle): ReportVerdict => {
  const start = openPlace(game, taskOf({ line, goal, ...puzzle }).place);
  if (!start.ok) return 'withdrawn';
  const seat = start.value.position.actor;
  let history = start.value;
  for (const [i, steps] of line.entries()) {
    const isOwn = history.position.actor === seat;
    const next = history.with(steps);
    if (!next.ok) return 'withdrawn';
    history = next.value;
    if (!isOwn) continue;
    const left = goal.kind === 'win' ? { ...goal, turns: goal.turns - i } : goal;
    const judgement = judge.judge(left, playedTurn(history));
    if (judgement !== 'met') return judgement === 'open' ? 'open' : 'withdrawn';
  }
  return 'stands';
};

/** Counts the turns that do it. */
const recount = (
  game: Game,
  judge: Judge,
  { goal, wins }: Puzzle,
  { before, seat }: TurnWithPositions,
  mayGoOn: () => boolean,
): ReportVerdict => {
  const after = before.copy();
  const formatted = before.copy();
  let [met, isOpen] = [0, false];
  for (const actions of wholeTurns(game, after)) {
    if (!mayGoOn()) return 'open';
    const judgement = judge.judge(goal, { seat, before, steps: formatTurn(formatted, actions), after });
    if (judgement === 'met' && ++met > wins) return 'withdrawn';
    isOpen ||= judgement === 'open';
  }
  if (met === wins) return 'stands';
  return isOpen ? 'open' : 'withdrawn';
};
