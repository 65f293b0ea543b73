import { legalActions, type Position, type Seat } from '@threefold-games/core';
import type { Solution, Theme, TurnWithPositions } from '@threefold-games/learn';
import { handedTo, type TalatView, talat } from '@threefold-games/talat';
import { findCell, isZihin, readStep } from '@threefold-games/talat/display';
import { allTowers, type Standing } from '@threefold-games/talat/internal';
import { type Deed, deedOf, isSame, sideOf } from './deeds.ts';
import { capturesBy, capturesFrom, seatsBut, stepsOf } from './sight.ts';

/** A step that would end the game. */
interface EndingStep {
  readonly step: string;
  /** What it would bring the seat. */
  readonly share: number;
}

/** The steps of a seat that would end the game, if it were its turn. */
const endingSteps = (position: Position<TalatView>, seat: Seat): readonly EndingStep[] => {
  const theirs = handedTo(position, seat);
  if (!theirs) return [];
  return legalActions(talat, theirs).flatMap(action => {
    const step = theirs.format(action);
    theirs.make(action);
    const share = theirs.outcome()?.shares[seat];
    theirs.unmake();
    return share === undefined ? [] : [{ step, share }];
  });
};

/** The boards, counted from 0, that a seat could freeze to end the game and win it, if it were its turn. */
const winningBoards = (position: Position<TalatView>, seat: Seat): readonly number[] => {
  const wins = endingSteps(position, seat).filter(({ share }) => share === 1);
  if (wins.length === 0) return [];
  const view = position.view();
  return [...new Set(wins.map(({ step }) => findCell(view, readStep(step)!.goal)!.board))];
};

type TalatTheme = Theme<TalatView>;
type TalatSolution = Solution<TalatView>;
type Turn = TurnWithPositions<TalatView>;
type Capture = Deed & { readonly taken: NonNullable<Deed['taken']> };

const theme = (id: string, fits: (solution: TalatSolution) => boolean): TalatTheme => ({ id, fits });

/** A theme of the first turn. */
const first = (id: string, fits: (deed: Deed, turn: Turn) => boolean): TalatTheme =>
  theme(id, ({ turns: [turn] }) => fits(deedOf(turn!)!, turn!));

/** A theme of the own turn that ends the game and wins it. */
const last = (id: string, fits: (deed: Deed, turn: Turn) => boolean): TalatTheme =>
  theme(id, ({ seat, goal, turns }) => {
    const turn = turns.at(-1)!;
    return goal.kind === 'win' && turn.seat === seat && fits(deedOf(turn)!, turn);
  });

/** A theme of an escape. */
const wayOf = (id: string, fits: (turn: Turn) => boolean): TalatTheme =>
  theme(id, ({ goal, turns: [turn] }) => goal.kind === 'hold' && fits(turn!));

const deedsOf = ({ turns }: TalatSolution): readonly Deed[] => turns.map(turn => deedOf(turn)!);
const ownDeeds = (solution: TalatSolution): readonly Deed[] =>
  deedsOf(solution).filter(({ seat }) => seat === solution.seat);

const isCapture = (deed: Deed): deed is Capture => deed.taken !== undefined;
const ownCaptures = (solution: TalatSolution): readonly Capture[] => ownDeeds(solution).filter(isCapture);

/** The small three-sided tower captures the large six-sided one (TA-4.5). */
const david = theme('david', solution =>
  ownCaptures(solution).some(({ tower, taken }) => tower.tower.tower === 'S3' && taken.tower.tower === 'L6'),
);

/** The large six-sided tower captures. */
const goliath = theme('goliath', solution => ownCaptures(solution).some(({ tower }) => tower.tower.tower === 'L6'));

/** Points are equal at the end, and captured towers decide (TA-8.6, TA-8.7). */
const tieBreak = theme('tieBreak', ({ goal, turns }) => {
  const rule = turns.at(-1)!.after.outcome()?.rule;
  return goal.kind === 'win' && (rule === 'TA-8.6' || rule === 'TA-8.7');
});

/** Somebody else has nothing but steps that end the game, and has to make one (TA-3.8). */
const squeeze = theme('squeeze', ({ seat, goal, turns }) => {
  const { seat: other, before } = turns.at(-1)!;
  return goal.kind === 'win' && other !== seat && endingSteps(before, other).length === stepsOf(before, other).length;
});

/** An answer captures a tower of the seat, which wins all the same. */
const bait = theme(
  'bait',
  solution =>
    solution.goal.kind === 'win' && deedsOf(solution).some(({ taken }) => taken?.tower.owner === solution.seat),
);

/** The last step takes the lead, and the game is over. */
const comeback = last('comeback', ({ seat, before, after }) =>
  seatsBut(seat, before.seats).some(
    other => before.points[other]! > before.points[seat]! && after.points[other]! < after.points[seat]!,
  ),
);

/** The last step captures the last opposing tower on its board. */
const clear = last('clear', ({ tower, taken, after }) => {
  const opposing = ({ board, tower: { owner } }: Standing) => board === tower.board && owner !== tower.tower.owner;
  return taken !== undefined && !allTowers(after).some(opposing);
});

/** A move reaches the far line for the seat (TA-8.4, TA-7.5). */
const runner = theme('runner', solution =>
  ownDeeds(solution).some(
    ({ crossed, taken, tower, after }) => crossed && !taken && sideOf(tower, after) === solution.seat,
  ),
);

/** The first step freezes a board, and the game is won on another one. */
const freezeFirst = theme(
  'freezeFirst',
  ({ goal, turns: [turn] }) => goal.kind === 'win' && deedOf(turn!)!.froze > 0 && turn!.after.outcome() === undefined,
);

/** The first step takes a tower out of the reach of others, on a board that stays in play. */
const rescue = first('rescue', ({ from, tower, froze }, { seat, before, after }) => {
  if (froze > 0) return false;
  const isExposed = (position: Turn['after'], name: string) =>
    capturesFrom(position, seat).some(({ taken }) => taken.name === name);
  return isExposed(before, from!.name) && !isExposed(after, tower.name);
});

/** A capture to the side (TA-4.1). */
const sideways = theme('sideways', solution =>
  ownCaptures(solution).some(({ from, tower }) => from?.name[1] === tower.name[1]),
);

/** The first step is a move, although there is something to capture; where the game ends at once, no capture would win it. */
const patience = theme('patience', ({ seat, goal, turns: [turn] }) => {
  const { before } = turn!;
  if (deedOf(turn!)!.taken || capturesBy(before, seat).length === 0) return false;
  const isWin = ({ step, share }: EndingStep) => share === 1 && readStep(step)!.what === 'take';
  return goal.kind !== 'win' || goal.turns > 1 || !endingSteps(before, seat).some(isWin);
});

/** The first step is made with a Zihin tower (TA-7.3). */
const zihin = first('zihin', ({ tower, before }) => isZihin(tower.tower.owner, before.seats));

/** Somebody else could have frozen a board and won; now nobody else could. */
const keepAlive = wayOf('keepAlive', ({ seat, before, after }) => {
  const wins = (position: Turn['after']) =>
    seatsBut(seat, position.seats).some(other => winningBoards(position, other).length > 0);
  return wins(before) && !wins(after);
});

/** The tower of the first step moves, and captures in a later turn. */
const stalk = theme('stalk', solution => {
  const [move, ...later] = ownDeeds(solution);
  return !move!.taken && later.some(({ taken, tower }) => taken !== undefined && isSame(tower, move!.tower));
});

/** The last step captures, and freezes a board by it. */
const takeAndFreeze = last('takeAndFreeze', ({ taken }) => taken !== undefined);

/** The last step moves, and freezes a board by it. */
const freezeAndWin = last('freezeAndWin', ({ taken }) => taken === undefined);

/** Nobody else can force a win soon. */
const wayOut = wayOf('wayOut', () => true);

/** Those that tell something of their own. */
const TELLING: readonly TalatTheme[] = [
  david,
  tieBreak,
  squeeze,
  bait,
  keepAlive,
  goliath,
  freezeFirst,
  runner,
  rescue,
  sideways,
  patience,
  comeback,
  clear,
  zihin,
];

/** Those that many solutions show: each is told only where nothing before it fits. */
const GENERAL: readonly TalatTheme[] = [stalk, takeAndFreeze, freezeAndWin, wayOut];

/** What Talat's puzzles can be about. */
export const themes: readonly TalatTheme[] = [
  ...TELLING,
  ...GENERAL.map(({ id, fits }, i) => {
    const above = [...TELLING, ...GENERAL.slice(0, i)];
    return theme(id, solution => fits(solution) && !above.some(other => other.fits(solution)));
  }),
];
