import { legalActions, type Position, type RuleId, type Seat } from '@threefold-games/core';
import { handedTo, type PieceType, type TzaarView, tzaar } from '@threefold-games/games/tzaar';
import { TYPES } from '@threefold-games/games/tzaar/display';

/** A turn with which a seat would win at once. */
export interface QuickWin {
  readonly rule: RuleId;
  /** The type that it finishes off, where it does (TZ-5.1). */
  readonly type?: PieceType;
  /** The cells of the stacks that move, where they stand before it. */
  readonly movers: readonly string[];
  /** The cells of the stacks of that type which it captures. */
  readonly targets: readonly string[];
}

/** The turns with which a seat would win at once, if it were its turn, without those that only do more than others. */
export const quickWins = (position: Position<TzaarView>, seat: Seat): readonly QuickWin[] => {
  const theirs = handedTo(position, seat);
  if (!theirs || theirs.outcome()) return [];
  const { spaces } = theirs.view();
  const preyOf = (type: PieceType): readonly string[] =>
    spaces.flatMap(({ name, stack }) => (stack?.type === type && stack.owner !== seat ? [name] : []));
  const wins: QuickWin[] = [];
  const made: (readonly [from: string, to: string])[] = [];
  const note = (): void => {
    const outcome = theirs.outcome();
    if (outcome?.shares[seat] !== 1) return;
    const left = theirs.view().left[1 - seat]!;
    const type = outcome.rule === 'TZ-5.1' ? TYPES.find(each => left[each] === 0) : undefined;
    const [[first, taken], second] = made as [[string, string], [string, string]?];
    const movers = second && second[0] !== taken ? [first, second[0]] : [first];
    const targets = type ? preyOf(type) : [];
    wins.push({ rule: outcome.rule, ...(type && { type }), movers, targets });
  };
  const walk = (): void => {
    for (const action of legalActions(tzaar, theirs)) {
      const [from, to] = theirs.picks(action);
      const isMove = from?.at === 'cell' && to?.at === 'cell';
      if (isMove) made.push([from.cell, to.cell]);
      theirs.make(action);
      if (theirs.atTurnStart || theirs.outcome()) note();
      else walk();
      theirs.unmake();
      if (isMove) made.pop();
    }
  };
  walk();
  return wins.filter(win => !wins.some(other => needsLess(other, win)));
};

/** Whether a win does without a stack that another moves: what that one does is of no account then. */
const needsLess = (win: QuickWin, other: QuickWin): boolean =>
  win.type === other.type &&
  win.movers.length < other.movers.length &&
  win.movers.every(cell => other.movers.includes(cell));
