import { legalActions, type Position, type RuleId, type Seat } from '@threefold-games/core';
import { type Solution, type Theme, type TurnWithPositions, wholeTurns } from '@threefold-games/learn';
import { handedTo, type PieceType, type TzaarView, tzaar } from '@threefold-games/tzaar';
import { TYPES } from '@threefold-games/tzaar/display';
import { cellsBetween } from './symmetry.ts';
import { type Move, movesOf, type TurnMoves, withinATurn } from './turn.ts';

/** A turn with which a seat would win at once. */
interface QuickWin {
  readonly rule: RuleId;
  /** The type that it finishes off, where it does (TZ-5.1). */
  readonly type?: PieceType;
  /** The cells of the stacks that move, where they stand before it. */
  readonly movers: readonly string[];
  /** The cells of the stacks of that type which it captures. */
  readonly targets: readonly string[];
}

/** The turns with which a seat would win at once, if it were its turn, without those that only do more than others. */
const quickWins = (position: Position<TzaarView>, seat: Seat): readonly QuickWin[] => {
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

/** From this height on a stack is something to give. */
const TALL = 3;

/** What a solution shows, read once for all themes. */
interface Reading {
  readonly isWin: boolean;
  readonly own: readonly TurnWithPositions<TzaarView>[];
  readonly moves: readonly TurnMoves[];
  readonly answers: readonly TurnMoves[];
  /** How the enemy would have won at once, had it been its turn. */
  readonly danger: readonly QuickWin[];
  /** How the seat would win with its last turn, if nobody answered the one before; none where there is none before. */
  readonly threats: readonly QuickWin[];
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
    threats: own.length > 1 ? quickWins(own.at(-2)!.after, seat) : [],
  };
  readings.set(solution, reading);
  return reading;
};

/** Whether two of these wins have nothing that moves in common. */
const areApart = (wins: readonly QuickWin[]): boolean =>
  wins.some((one, i) => wins.slice(i + 1).some(other => !one.movers.some(cell => other.movers.includes(cell))));

const byType = (wins: readonly QuickWin[]): readonly QuickWin[] => wins.filter(({ type }) => type !== undefined);

const typesOf = (wins: readonly QuickWin[]): ReadonlySet<PieceType | undefined> =>
  new Set(byType(wins).map(({ type }) => type));

/** The type that the last turn finishes off, where it does. */
const fallen = ({ own, isWin }: Reading, { seat }: Solution<TzaarView>): PieceType | undefined => {
  const { after } = own.at(-1)!;
  if (!isWin || after.outcome()?.rule !== 'TZ-5.1') return undefined;
  return TYPES.find(type => after.view().left[1 - seat]![type] === 0);
};

/** Whether a capture of the last turn crosses a space that another own stack has left on the way. */
const opensLine = ({ moves }: Reading): boolean => {
  const left = new Set<string>();
  /** By where a stack stands now: the spaces that it has left itself. */
  const trails = new Map<string, readonly string[]>();
  let isOpened = false;
  for (const move of moves.flatMap(inOrder)) {
    const trail = trails.get(move.from) ?? [];
    const isLast = moves.at(-1)!.captures.includes(move);
    if (isLast && cellsBetween(move.from, move.to).some(cell => left.has(cell) && !trail.includes(cell)))
      isOpened = true;
    left.add(move.from);
    trails.set(move.to, [...trail, move.from]);
  }
  return isOpened;
};

/** The moves of a turn: a stacking is always the second. */
const inOrder = ({ captures, stacking }: TurnMoves): readonly Move[] => [...captures, ...(stacking ? [stacking] : [])];

/** Whether no turn that ends the game with a win does without a pass. */
const onlyPassesWin = ({ seat, before }: TurnWithPositions<TzaarView>): boolean => {
  const after = before.copy();
  for (const actions of wholeTurns(tzaar, after)) {
    const passes = before.format(actions.at(-1)!) === '-';
    if (!passes && after.outcome()?.shares[seat] === 1) return false;
  }
  return true;
};

type Fits = (reading: Reading, solution: Solution<TzaarView>) => boolean;

/** What wins show, the most telling first. */
const wins: Readonly<Record<string, Fits>> = {
  pass: ({ own }) => own.some(turn => turn.steps.includes('-') && (!turn.after.outcome() || onlyPassesWin(turn))),
  sacrifice: ({ answers }) => answers.some(({ captures }) => captures.some(({ target }) => target.height >= TALL)),
  twoTypes: ({ threats }) => typesOf(threats).size > 1,
  twoThreats: ({ threats }) => typesOf(threats).size === 1 && areApart(byType(threats)),
  openLine: reading => opensLine(reading),
  stackThenTake: ({ moves }) => moves.at(-1)!.captures.some(({ from }) => from === moves.at(-2)?.stacking?.to),
  squeeze: ({ own }) => own.at(-1)!.after.outcome()?.rule === 'TZ-5.2',
  tempo: ({ danger, own }) => own.length > 1 && danger.length > 0,
  chain: ({ own, moves }) => {
    const [first, second] = moves[0]!.captures;
    return own.length === 1 && first!.to === second?.from;
  },
  together: (reading, solution) => {
    const [first, second] = reading.moves[0]!.captures;
    const type = fallen(reading, solution);
    return (
      reading.own.length === 1 &&
      first!.to !== second?.from &&
      first!.target.type === type &&
      second?.target.type === type
    );
  },
};

const telling: readonly Theme<TzaarView>[] = Object.entries(wins).map(([id, fits]) => ({
  id,
  fits: solution => readingOf(solution).isWin && fits(readingOf(solution), solution),
}));

/** Whether the stack that wins could not be captured before. */
const isOutOfReach = ({ own, moves }: Reading, { seat }: Solution<TzaarView>): boolean =>
  own.length > 1 && !withinATurn(own.at(-2)!.after, 1 - seat).has(moves.at(-1)!.captures[0]!.from);

/** By the type that falls. */
const LAST: Readonly<Record<PieceType, string>> = { tzaar: 'lastTzaar', tzarra: 'lastTzarra', tott: 'lastTott' };

/** What else is said: of wins in one turn which type falls, of all others what there is to say where they show nothing more telling. */
const plainOf = (solution: Solution<TzaarView>): string | undefined => {
  const reading = readingOf(solution);
  const type = fallen(reading, solution);
  if (type && reading.own.length === 1) return LAST[type];
  if (telling.some(({ fits }) => fits(solution))) return undefined;
  if (!reading.isWin) return 'onlyWay';
  return isOutOfReach(reading, solution) ? 'safePiece' : type && LAST[type];
};

/** What puzzles of TZAAR are about. */
export const themes: readonly Theme<TzaarView>[] = [
  ...telling,
  ...['safePiece', ...Object.values(LAST), 'onlyWay'].map(id => ({
    id,
    fits: (solution: Solution<TzaarView>) => plainOf(solution) === id,
  })),
];
