import type { Game, Position } from '@threefold-games/core';
import type { Report } from '@threefold-games/search';
import { branchOf } from './branch.ts';
import { provenWin } from './evaluation.ts';
import type { Moment } from './moment.ts';

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
