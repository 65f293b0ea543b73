import { type Game, History, type Position } from '@threefold-games/core';
import { Judge } from '../judge.ts';
import { turnOf } from '../moment.ts';
import { formatTurn, wholeTurns } from '../turns.ts';
import { type LastTurn, type Puzzle, type PuzzleGoal, puzzleId } from './puzzle.ts';
import type { Puzzling, Solution } from './puzzling.ts';
import { isForced, readLine, solve, themesOf } from './solution.ts';

/** A puzzle that nobody has graded yet. */
export type Candidate = Omit<Puzzle, 'found' | 'start' | 'from' | 'missed'>;

/** Why a goal makes no puzzle in a position, by the stage at which that was found out. */
export type Rejection =
  /** It cannot be done, or everybody does it. */
  | 'goal'
  /** A proof did not come out. */
  | 'open'
  /** A way out only puts the loss off. */
  | 'lost'
  /** Too many ways lead there. */
  | 'unclear'
  /** There is too little to choose from, or a part of the solution is forced. */
  | 'forced'
  /** Every answer is met by the same turn. */
  | 'oneReply'
  /** Most other turns win as well, only later. */
  | 'anyway'
  /** It shows nothing that has a name. */
  | 'theme'
  /** A turn that does it shows something else than the one that is told. */
  | 'mixed';

/** Nodes for one proof while puzzles are looked for; what is shipped is proven again with more. */
export const MINING_NODES = 15_000;
/** At most so many positions may be reached by the turns that do it. */
export const MOST_WAYS = 3;
/** At most this part of all turns may do it. */
export const MOST_PART = 0.15;
/** Fewer turns than this are no choice. */
export const FEWEST_TURNS = 8;
/** Nodes for the question whether a way out only puts the loss off. */
const NODES_FOR_LOSS = 100_000;
/** So many turns are tried where a sample is enough: to see whether nearly everything does it, or wins anyway. */
const SAMPLE = 12;
const LARGE_SAMPLE = 24;

/** Every whole turn of a position, judged. */
export interface JudgedTurns {
  /** How many there are, and how many do what is asked for. */
  readonly turns: number;
  readonly wins: number;
  /** The turns that do, one for each position that they lead to. */
  readonly ways: readonly (readonly string[])[];
  /** Whether any verdict is open. */
  readonly isOpen: boolean;
}

/** Judges every whole turn, or, where a hopeless case is of no interest, those up to the first that makes it one. */
export const judgeAll = (
  game: Game,
  judge: Judge,
  before: Position,
  goal: PuzzleGoal,
  isHopeless: (ways: number, isOpen: boolean) => boolean = () => false,
): JudgedTurns => {
  const after = before.copy();
  const formatted = before.copy();
  const ways = new Map<string, readonly string[]>();
  let [turns, wins, isOpen] = [0, 0, false];
  for (const actions of wholeTurns(game, after)) {
    turns++;
    const steps = goal.kind === 'facts' ? formatTurn(formatted, actions) : [];
    const verdict = judge.judge(goal, { seat: before.actor, before, steps, after });
    if (verdict === 'open') isOpen = true;
    if (verdict === 'met') {
      wins++;
      const key = `${after.hashLo} ${after.hashHi}`;
      if (!ways.has(key)) ways.set(key, formatTurn(formatted, actions));
    }
    if (isHopeless(ways.size, isOpen)) break;
  }
  return { turns, wins, ways: [...ways.values()], isOpen };
};

/** Whether somebody else is proven to win some day after a turn. */
export const isLost = (game: Game, judge: Judge, before: Position, steps: readonly string[]): boolean => {
  const next = History.from(game, before).with(steps);
  if (!next.ok) return false;
  const { position } = next.value;
  return Array.from({ length: position.seats }, (_, seat) => seat).some(
    seat => seat !== before.actor && judge.winsSomeDay(position, seat, NODES_FOR_LOSS),
  );
};

/** Tries about so many turns, evenly spread over all of them; how many of them pass. */
const sampleTurns = (
  game: Game,
  before: Position,
  count: number,
  test: (after: Position) => boolean,
): { readonly tried: number; readonly met: number } => {
  const after = before.copy();
  const all = [...wholeTurns(game, after)];
  const stride = Math.max(1, Math.floor(all.length / count));
  let [tried, met] = [0, 0];
  for (let i = 0; i < all.length; i += stride) {
    for (const action of all[i]!) after.make(action);
    tried++;
    if (test(after)) met++;
    for (const _ of all[i]!) after.unmake();
  }
  return { tried, met };
};

/** Makes puzzles of positions. */
export class PuzzleMaker {
  readonly game: Game;
  readonly puzzling: Puzzling;
  private readonly nodes: number;
  private judge: Judge;

  constructor(game: Game, puzzling: Puzzling, nodes = MINING_NODES) {
    this.game = game;
    this.puzzling = puzzling;
    this.nodes = nodes;
    this.judge = new Judge(game, puzzling.facts, nodes);
  }

  /** The first of the goals that a game proposes here that makes a puzzle, or why each of them does not. */
  at(position: Position, last?: LastTurn): Candidate | readonly Rejection[] {
    const rejections: Rejection[] = [];
    if (position.actor < 0) return rejections;
    // What was proven elsewhere is forgotten: what comes of a position depends on nothing else.
    this.judge = new Judge(this.game, this.puzzling.facts, this.nodes);
    for (const goal of this.puzzling.propose(position)) {
      const made = this.make(position, goal, last);
      if (typeof made !== 'string') return made;
      rejections.push(made);
      // Whoever can win has no other aim, and nobody asks for a slower win.
      if (goal.kind === 'win' && made !== 'goal') break;
    }
    return rejections;
  }

  /** A puzzle that asks for this here, or why there is none. */
  make(position: Position, goal: PuzzleGoal, last?: LastTurn): Candidate | Rejection {
    const { game, judge, puzzling } = this;
    const seat = position.actor;
    if (goal.kind === 'win') {
      const verdict = judge.prove(position, seat, goal.turns);
      if (verdict !== 'proven') return verdict === 'open' ? 'open' : 'goal';
    } else if (goal.kind === 'hold' && this.isEasy(position, goal)) return 'goal';
    judge.longest = 0;
    const { turns, wins, ways, isOpen } = judgeAll(
      game,
      judge,
      position,
      goal,
      (ways, isOpen) => isOpen || ways > MOST_WAYS,
    );
    if (isOpen) return 'open';
    if (wins === 0) return 'goal';
    if (ways.length > MOST_WAYS) return 'unclear';
    if (turns < FEWEST_TURNS) return 'forced';
    if (wins > MOST_PART * turns) return 'unclear';
    if (goal.kind === 'hold' && ways.some(steps => isLost(game, judge, position, steps))) return 'lost';
    const text = position.encode();
    const bare = {
      id: puzzleId(game, text, goal),
      game: game.id,
      rules: game.version,
      position: text,
      ...(last && { last }),
      goal,
      line: [ways[0]!],
      themes: [],
      wins,
      turns,
      proof: judge.longest,
    };
    const solution = solve(game, puzzling, bare);
    if (!solution) return 'open';
    if (isForced(game, solution)) return 'forced';
    if (goal.kind === 'win' && goal.turns > 1) {
      if (!this.hasTwoAnswers(solution)) return 'oneReply';
      if (this.isWonAnyway(position)) return 'anyway';
    }
    const themes = themesOf(puzzling, solution);
    if (themes.length === 0) return 'theme';
    if (!ways.every(steps => this.shows(themes[0]!, bare, steps))) return 'mixed';
    return { ...bare, line: solution.turns.map(({ steps }) => steps), themes };
  }

  /** Whether a turn from here does what is asked for. */
  does(history: History, goal: PuzzleGoal, steps: readonly string[]): boolean {
    const next = history.with(steps);
    return next.ok && this.judge.meets(goal, turnOf(next.value, history.length));
  }

  /** Whether a turn that does it shows a theme; where the puzzle goes on after it, that is not asked. */
  private shows(theme: string, puzzle: Pick<Candidate, 'position' | 'goal'>, steps: readonly string[]): boolean {
    if (puzzle.goal.kind === 'win' && puzzle.goal.turns > 1) return true;
    const read = readLine(this.game, { ...puzzle, line: [steps] });
    return read.ok && themesOf(this.puzzling, read.value).includes(theme);
  }

  /** Whether nearly every turn does it, by a sample. */
  private isEasy(before: Position, goal: PuzzleGoal): boolean {
    const { game, judge } = this;
    const { met } = sampleTurns(
      game,
      before,
      SAMPLE,
      after => judge.judge(goal, { seat: before.actor, before, steps: [], after }) !== 'missed',
    );
    return met > 3;
  }

  /** Whether most turns win some day, by a sample: then the fast win is hardly worth looking for. */
  private isWonAnyway(before: Position): boolean {
    const { game, judge } = this;
    const { met, tried } = sampleTurns(game, before, LARGE_SAMPLE, after => judge.winsSomeDay(after, before.actor));
    return 2 * met > tried;
  }

  /** Whether two answers to the first turn need to be met by different turns. */
  private hasTwoAnswers({ seat, goal, turns: [first] }: Solution): boolean {
    if (goal.kind !== 'win') return true;
    const position = first!.after.copy();
    let left = goal.turns - 1;
    const meets: Set<string>[] = [];
    /** Of all answers, by turns of those between, what wins after each. */
    const walk = (): boolean => {
      if (position.actor < 0) return false;
      if (position.actor === seat) {
        const ways = this.winsBy(position, seat, left);
        const isApart = meets.some(others => ![...ways].some(way => others.has(way)));
        meets.push(ways);
        return isApart;
      }
      left--;
      for (const actions of Array.from(wholeTurns(this.game, position))) {
        for (const action of actions) position.make(action);
        const isApart = walk();
        for (const _ of actions) position.unmake();
        if (isApart || meets.length > 200) {
          left++;
          return isApart;
        }
      }
      left++;
      return false;
    };
    return walk();
  }

  /** The turns with which a seat keeps its win within so many turns. */
  private winsBy(position: Position, seat: number, turns: number): Set<string> {
    const ways = new Set<string>();
    const after = position.copy();
    for (const actions of wholeTurns(this.game, after))
      if (this.judge.prove(after, seat, turns - 1) === 'proven') ways.add(actions.join(' '));
    return ways;
  }
}

/** The turn before the one that is on, as a puzzle tells it; undefined at the start of a game. */
export const lastTurnOf = (history: History): LastTurn | undefined => {
  const last = history.turns.at(-1);
  if (!last) return undefined;
  return {
    before: history.positionBefore(history.length - 1).encode(),
    steps: last.steps,
    drawn: history.open.drawn,
  };
};
