import { type Game, History, legalActions, ok, type Position, type Result } from '@threefold-games/core';
import { turnOf } from '../moment.ts';
import { TaskRun } from '../run.ts';
import { wholeTurns } from '../turns.ts';
import { type Puzzle, taskOf } from './puzzle.ts';
import type { Puzzling, Solution } from './puzzling.ts';

/** What of a puzzle tells how it goes. */
export type PuzzleLine = Pick<Puzzle, 'position' | 'goal' | 'line'>;

/** A puzzle's line as turns; refused where the position does not open, or at the first turn that is not legal. */
export const readLine = (game: Game, { position, goal, line }: PuzzleLine): Result<Solution> => {
  const start = game.decode(position);
  if (!start.ok) return start;
  let history = History.from(game, start.value);
  for (const steps of line) {
    const next = history.with(steps);
    if (!next.ok) return next;
    history = next.value;
  }
  return ok({ seat: start.value.actor, goal, turns: history.turns.map((_, i) => turnOf(history, i)) });
};

/** How a puzzle goes: its first turn, the answers by proof, and so on to its end. */
export const solve = (game: Game, puzzling: Puzzling, puzzle: Parameters<typeof taskOf>[0]): Solution | undefined => {
  const run = TaskRun.open(game, puzzling.facts, taskOf(puzzle));
  if (!run.ok) return undefined;
  const shown = run.value.show({ misses: 0 });
  if (!shown.ok) return undefined;
  const { history } = shown.value;
  const begun = history.length - run.value.turnsOf(shown.value).length;
  const turns = Array.from({ length: history.length - begun }, (_, i) => turnOf(history, begun + i));
  const last = turns.at(-1);
  const isSolved =
    puzzle.goal.kind === 'win' ? last?.after.outcome()?.shares[turns[0]!.seat] === 1 : turns.length === 1;
  return isSolved ? { seat: turns[0]!.seat, goal: puzzle.goal, turns } : undefined;
};

/** Whether a solution has an own turn to which there is no other, or begins with the only step that there is. */
export const isForced = (game: Game, { seat, turns }: Solution): boolean =>
  legalActions(game, turns[0]!.before).length < 2 ||
  turns.some(turn => turn.seat === seat && countUpTo(game, turn.before, 2) < 2);

/** How many whole turns there are, counted up to some number. */
const countUpTo = (game: Game, position: Position, most: number): number => {
  let count = 0;
  for (const _ of wholeTurns(game, position.copy())) if (++count >= most) break;
  return count;
};

/** The themes of a solution: the most telling ones, at most two. */
export const themesOf = ({ themes }: Puzzling, solution: Solution): readonly string[] =>
  themes
    .filter(theme => theme.fits(solution))
    .map(({ id }) => id)
    .slice(0, 2);
