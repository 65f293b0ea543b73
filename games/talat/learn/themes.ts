import type { Solution, Theme } from '@threefold/learn';
import { isZihin, type TalatView } from '../rules/view.ts';
import { type Deed, deedOf, sideOf } from './deeds.ts';
import { capturesBy, capturesFrom, seatsBut, stepsOf } from './sight.ts';

type TalatTheme = Theme<TalatView>;
type TalatSolution = Solution<TalatView>;

/** What the turns of a solution do, its own ones or all. */
const deedsOf = ({ turns }: TalatSolution): readonly Deed[] => turns.flatMap(turn => deedOf(turn) ?? []);
const ownDeeds = (solution: TalatSolution): readonly Deed[] =>
  deedsOf(solution).filter(({ seat }) => seat === solution.seat);
const firstOf = ({ turns }: TalatSolution): Deed => deedOf(turns[0]!)!;
const lastOf = (solution: TalatSolution): Deed => deedsOf(solution).at(-1)!;
const isWin = ({ goal }: TalatSolution): boolean => goal.kind === 'win';

const theme = (id: string, fits: (solution: TalatSolution) => boolean): TalatTheme => ({ id, fits });

/** The own S3 captures an L6 (TA-4.5). */
const david = theme('david', solution =>
  ownDeeds(solution).some(({ tower, taken }) => taken?.tower.tower === 'L6' && tower.tower.tower === 'S3'),
);

/** The own L6 gets away from an S3 that could capture it. */
const goliath = theme('goliath', ({ seat, turns: [first] }) => {
  const inDanger = (position: TalatSolution['turns'][number]['before']) =>
    capturesFrom(position, seat).some(({ taken }) => taken.tower.tower === 'L6');
  return inDanger(first!.before) && !inDanger(first!.after);
});

/** Equal points, and what was captured decides (TA-8.6, TA-8.7). */
const tieBreak = theme('tieBreak', solution => {
  const rule = solution.turns.at(-1)!.after.outcome()?.rule;
  return isWin(solution) && (rule === 'TA-8.6' || rule === 'TA-8.7');
});

/** After an own turn somebody has no step (TA-6.3). */
const skip = theme('skip', ({ seat, turns }) =>
  turns.some(turn => turn.seat === seat && deedOf(turn)!.after.skipped.length > 0),
);

/** Somebody else has to make the step that ends the game. */
const squeeze = theme('squeeze', solution => isWin(solution) && lastOf(solution).seat !== solution.seat);

/** An answer captures an own tower, and it is won all the same. */
const bait = theme(
  'bait',
  solution =>
    isWin(solution) &&
    deedsOf(solution).some(
      ({ seat, taken, before }) =>
        seat !== solution.seat && taken !== undefined && sideOf(taken, before) === solution.seat,
    ),
);

/** An own capture goes to the side (TA-4.1). */
const sideways = theme('sideways', solution =>
  ownDeeds(solution).some(({ from, tower, taken }) => taken !== undefined && from?.name[1] === tower.name[1]),
);

/** The first step leaves a tower of somebody else's no way on that had one. */
const block = theme('block', ({ seat, turns: [first] }) => {
  const { froze, taken, before } = deedOf(first!)!;
  if (froze || taken) return false;
  return seatsBut(seat, before.seats).some(other => {
    const [was, is] = [first!.before, first!.after].map(position => stepsOf(position, other));
    return was!.some(({ source }) => !is!.some(step => step.source === source));
  });
});

/** A tower that a step of the solution moves comes across (TA-8.4). */
const runner = theme('runner', solution => ownDeeds(solution).some(({ crossed, taken }) => crossed && !taken));

/** The first step freezes a board, and the game goes on. */
const freezeFirst = theme(
  'freezeFirst',
  ({ turns: [first] }) => deedOf(first!)!.froze > 0 && first!.after.outcome() === undefined,
);

/** An escape by which a capture stays possible on a board that somebody else could have frozen. */
const keepAlive = theme('keepAlive', ({ goal }) => goal.kind === 'hold');

/** The first step captures a tower that could have captured. */
const disarm = theme('disarm', ({ seat, turns: [first] }) => {
  const { taken } = deedOf(first!)!;
  return taken !== undefined && capturesFrom(first!.before, seat).some(({ source }) => source === taken.name);
});

/** The first step attacks two towers. */
const fork = theme('fork', ({ seat, turns: [first] }) => {
  if (first!.after.outcome()) return false;
  const prey = (position: TalatSolution['turns'][number]['before']) =>
    new Set(capturesBy(position, seat).map(({ taken }) => taken.name)).size;
  return prey(first!.after) >= 2 && prey(first!.before) < 2;
});

const rescue = theme('rescue', ({ seat, turns: [first] }) => {
  const { from, tower } = deedOf(first!)!;
  return (
    capturesFrom(first!.before, seat).some(({ taken }) => taken.name === from!.name) &&
    !capturesFrom(first!.after, seat).some(({ taken }) => taken.name === tower.name)
  );
});

const zihin = theme('zihin', solution => {
  const { tower, before } = firstOf(solution);
  return isZihin(tower.tower.owner, before.seats);
});

const freezeAndWin = theme('freezeAndWin', solution => {
  const { seat, taken, froze } = lastOf(solution);
  return isWin(solution) && seat === solution.seat && froze > 0 && !taken;
});

const takeAndFreeze = theme('takeAndFreeze', solution => {
  const { seat, taken, froze } = lastOf(solution);
  return isWin(solution) && seat === solution.seat && froze > 0 && taken !== undefined;
});

export const themes: readonly TalatTheme[] = [
  david,
  goliath,
  tieBreak,
  skip,
  squeeze,
  bait,
  sideways,
  block,
  freezeFirst,
  disarm,
  fork,
  rescue,
  runner,
  zihin,
  keepAlive,
  freezeAndWin,
  takeAndFreeze,
];
