import type { PlayedTurn, Solution, Theme } from '@threefold/learn';
import { type PieceType, TYPES } from '../rules/tables.ts';
import type { TzaarView } from '../rules/view.ts';
import { facts } from './facts.ts';
import { type QuickWin, quickWins } from './threats.ts';
import { type Move, movesOf, type TurnMoves, withinATurn } from './turn.ts';

/** From this height on a stack is something to give. */
const TALL = 3;
/** So few of a type can be finished off in one turn. */
const SCARCE = 2;

/** What a solution shows, read once for all themes. */
interface Reading {
  readonly isWin: boolean;
  readonly own: readonly PlayedTurn<TzaarView>[];
  readonly moves: readonly TurnMoves[];
  readonly answers: readonly TurnMoves[];
  /** How the enemy would have won at once, had it been its turn. */
  readonly danger: readonly QuickWin[];
  /** By own turn but the last: how the seat would win next, if nobody answered. */
  readonly threats: readonly (readonly QuickWin[])[];
}

const readings = new WeakMap<Solution<TzaarView>, Reading>();

const readingOf = (solution: Solution<TzaarView>): Reading => {
  const known = readings.get(solution);
  if (known) return known;
  const { seat, goal, turns } = solution;
  const own = turns.filter(turn => turn.seat === seat);
  const isWin = goal.kind === 'win';
  const reading = {
    isWin,
    own,
    moves: own.map(movesOf),
    answers: turns.filter(turn => turn.seat !== seat).map(movesOf),
    danger: quickWins(own[0]!.before, 1 - seat),
    threats: (isWin ? own.slice(0, -1) : own).map(({ after }) => quickWins(after, seat)),
  };
  readings.set(solution, reading);
  return reading;
};

const all = ({ captures, stacking }: TurnMoves): readonly Move[] => [...captures, ...(stacking ? [stacking] : [])];

/** Whether two of these wins have nothing that moves in common. */
const areApart = (wins: readonly QuickWin[]): boolean =>
  wins.some((one, i) => wins.slice(i + 1).some(other => !one.movers.some(cell => other.movers.includes(cell))));

const typesOf = (wins: readonly QuickWin[]): ReadonlySet<PieceType> =>
  new Set(wins.flatMap(({ type }) => (type ? [type] : [])));

/** The type that the last turn finishes off, where it does. */
const fallen = ({ own, isWin }: Reading, seat: number): PieceType | undefined => {
  const { after } = own.at(-1)!;
  if (!isWin || after.outcome()?.rule !== 'TZ-5.1') return undefined;
  return TYPES.find(type => after.view().left[1 - seat]![type] === 0);
};

/** Where the stack stands after the second step that was made in the turn before the last; undefined where none was. */
const made = ({ moves }: Reading): string | undefined => moves.at(-2)?.stacking?.to;

type Fits = (reading: Reading, solution: Solution<TzaarView>) => boolean;

const wins: Readonly<Record<string, Fits>> = {
  squeeze: ({ own }) => own.at(-1)!.after.outcome()?.rule === 'TZ-5.2',
  pass: ({ own }) => own.some(({ steps }) => steps.includes('-')),
  sacrifice: ({ answers }) => answers.some(({ captures }) => captures.some(({ target }) => target.height >= TALL)),
  twoKinds: ({ threats }) => threats.some(each => typesOf(each).size > 1),
  twoThreats: ({ threats }) => threats.some(each => typesOf(each).size === 1 && areApart(each)),
  stackThenTake: reading => reading.moves.at(-1)!.captures.some(({ from }) => from === made(reading)),
  tempo: ({ danger, own }) => own.length > 1 && danger.length > 0,
  safePiece: ({ own, moves }, { seat }) => {
    const by = moves.at(-1)!.captures[0]!.from;
    return own.length > 1 && !withinATurn(own.at(-2)!.after, 1 - seat).has(by);
  },
  lastTwo: ({ own, moves }) =>
    own.length === 1 &&
    moves[0]!.captures.length === 2 &&
    moves[0]!.captures.every(({ target }) => target.type === moves[0]!.captures[0]!.target.type),
};

const escapes: Readonly<Record<string, Fits>> = {
  keepCapture: ({ danger }) => danger.some(({ rule }) => rule === 'TZ-5.2'),
  takeAttacker: ({ danger, moves }) =>
    moves[0]!.captures.some(({ to }) => danger.some(({ movers }) => movers.includes(to))),
  runAway: ({ danger, moves }) => all(moves[0]!).some(({ from }) => danger.some(({ prey }) => prey.includes(from))),
  tooTall: ({ own, moves }, { seat }) => {
    const { stacking } = moves[0]!;
    if (!stacking) return false;
    const { after } = own[0]!;
    const { type, height } = stacking.mover;
    return (
      facts.standing[`${type}.me`](after, seat) <= SCARCE &&
      height + stacking.target.height > facts.standing['tall.other'](after, seat)
    );
  },
  threatBack: ({ threats }, { goal }) => goal.kind === 'hold' && goal.turns > 1 && threats[0]!.length > 0,
  mustTake: ({ danger }) => danger.length === 0,
};

const telling: readonly Theme<TzaarView>[] = [
  ...Object.entries(wins).map(([id, fits]) => ({
    id,
    fits: (solution: Solution<TzaarView>) => readingOf(solution).isWin && fits(readingOf(solution), solution),
  })),
  ...Object.entries(escapes).map(([id, fits]) => ({
    id,
    fits: (solution: Solution<TzaarView>) => !readingOf(solution).isWin && fits(readingOf(solution), solution),
  })),
];

const isTold = (solution: Solution<TzaarView>): boolean => telling.some(({ fits }) => fits(solution));

/** What puzzles of TZAAR are about. Those at the end are for solutions that show nothing else. */
export const themes: readonly Theme<TzaarView>[] = [
  ...telling,
  ...(
    [
      ['lastTzaar', 'tzaar'],
      ['lastTzarra', 'tzarra'],
      ['lastTott', 'tott'],
    ] as const
  ).map(([id, type]) => ({
    id,
    fits: (solution: Solution<TzaarView>) => !isTold(solution) && fallen(readingOf(solution), solution.seat) === type,
  })),
  { id: 'onlyWay', fits: solution => !readingOf(solution).isWin && !isTold(solution) },
];
