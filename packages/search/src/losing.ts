import {
  type Action,
  CHANCE,
  type Game,
  legalActions,
  NOBODY,
  type Outcome,
  type Position,
  type Seat,
} from '@threefold-games/core';

/** How somebody else can end the game before a seat acts again, so that nothing of the win is left to it. */
export interface Loss<View = unknown> {
  /** Who ends it. */
  readonly by: Seat;
  /** The turn that does, step by step, each with the view before it; a draw is no step of it. */
  readonly steps: readonly { readonly view: View; readonly step: string }[];
  /** The view after it. */
  readonly view: View;
  readonly outcome: Outcome;
  /** All that leads there from the position that was looked at, draws and the turns of others included. */
  readonly line: readonly Action[];
}

/** How much may be looked at. */
export interface LookLimits {
  /** Steps that are tried. */
  readonly nodes: number;
  /** Whether the time is over; asked now and then. */
  expired(): boolean;
}

/** How often the time is looked at: after so many steps. */
const EVERY = 8;
/** So many draws, the likeliest first, stand for all; the loss counts where more than half of them allow it. */
const DRAWS = 5;
/** So many ways in which the others may play stand for all. */
const REPLIES = 8;

/** What is left to look at, over any number of questions. */
export class LookBudget {
  private readonly limits: LookLimits;
  private nodes = 0;
  private over = false;

  constructor(limits: LookLimits) {
    this.limits = limits;
  }

  /** Whether nothing is left: what was not found by then is not known. */
  get spent(): boolean {
    return this.over;
  }

  /** One more step is tried; false where nothing is left. */
  take(): boolean {
    if (!this.over && ++this.nodes % EVERY === 0) this.over = this.nodes >= this.limits.nodes || this.limits.expired();
    return !this.over;
  }
}

/** Milliseconds, and steps, that may be spent on a turn for which somebody waits. */
const WHILE_WAITING = { milliseconds: 30, nodes: 100_000 };

/** As much as may be looked at while somebody waits for their turn to count. */
export const shortBudget = (now: () => number): LookBudget => {
  const end = now() + WHILE_WAITING.milliseconds;
  return new LookBudget({ nodes: WHILE_WAITING.nodes, expired: () => now() >= end });
};

/**
 * Looks for a turn with which somebody ends the game and gains by it before the seat acts again, by the rules alone; the shortest where
 * there are several. Whoever acts next needs one such turn, those who come later one after more than half of what may be played before.
 * The position is left as it was. Undefined where there is none, or the budget was spent before one was found.
 */
export const findLoss = <View>(
  game: Game<View>,
  position: Position<View>,
  seat: Seat,
  budget: LookBudget,
): Loss<View> | undefined => {
  if (position.actor === NOBODY || ownerOf(game, position) === seat) return undefined;
  const look = new Look(game, seat, budget);
  const next = look.endingTurn(position);
  if (next) return describe(position, [], next);
  return position.seats > 2 ? laterLoss(game, position, seat, look, budget) : undefined;
};

/**
 * Whether every turn of the seat that acts loses as surely, so that it could play nothing better. False where that is not known within
 * the budget.
 */
const isLossForced = <View>(game: Game<View>, position: Position<View>, budget: LookBudget): boolean => {
  const seat = position.actor;
  const tried = position.copy();
  const loses = (): boolean => {
    const outcome = tried.outcome();
    return outcome ? outcome.shares[seat] === 0 : findLoss(game, tried, seat, budget) !== undefined;
  };
  const allLose = (): boolean => {
    for (const action of spread(legalActions(game, tried))) {
      if (!budget.take()) return false;
      tried.make(action);
      const isLost = tried.atTurnStart ? loses() : allLose();
      tried.unmake();
      if (!isLost) return false;
    }
    return true;
  };
  return allLose();
};

/** A whole turn, from where it began to what it leaves. */
export interface MadeTurn<View = unknown> {
  readonly game: Game<View>;
  /** Where it began, for a seat after its draw. */
  readonly before: Position<View>;
  readonly after: Position<View>;
  /** Whether anybody could end the game with the next turn; keeps from looking where nothing can be found. */
  mayEnd(view: View): boolean;
}

/**
 * Whether a turn loses at once: it ends the game and leaves nothing of the win to whoever made it, or somebody else can end it before they
 * act again. Not where nothing else would have been any better, as far as that is known within the budget.
 */
export const losesAtOnce = <View>(turn: MadeTurn<View>, budget: LookBudget): Loss<View> | 'byItself' | undefined => {
  const { game, before, after } = turn;
  const seat = before.actor;
  const outcome = after.outcome();
  const loss = outcome
    ? outcome.shares[seat] === 0
      ? 'byItself'
      : undefined
    : turn.mayEnd(after.view())
      ? findLoss(game, after, seat, budget)
      : undefined;
  return loss && !isLossForced(game, before, budget) ? loss : undefined;
};

/** Looks through the turns of one seat after the other for the end of a game. */
class Look {
  private readonly game: Game;
  private readonly seat: Seat;
  private readonly budget: LookBudget;
  /** By depth: the step that led to the end when it was found last. It often does so again. */
  private readonly known: Action[] = [];
  private made: Action[] = [];
  /** Whether the turn goes on where the depth was reached. */
  private goesOn = false;

  constructor(game: Game, seat: Seat, budget: LookBudget) {
    this.game = game;
    this.seat = seat;
    this.budget = budget;
  }

  /** The steps of a whole turn from here, its draw included, with which its owner ends the game and the seat goes away empty. */
  endingTurn(position: Position): readonly Action[] | undefined {
    if (position.actor !== CHANCE) return this.byDepth(position);
    const draws = legalActions(this.game, position)
      .map(draw => ({ draw, weight: position.weight(draw) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, DRAWS);
    let left = draws.reduce((sum, { weight }) => sum + weight, 0);
    const half = left / 2;
    let found: readonly Action[] | undefined;
    let reached = 0;
    for (const { draw, weight } of draws) {
      position.make(draw);
      const turn = this.byDepth(position);
      position.unmake();
      if (turn) {
        found ??= [draw, ...turn];
        reached += weight;
      }
      left -= weight;
      if (reached > half) return found;
      if (reached + left <= half || this.budget.spent) return undefined;
    }
    return undefined;
  }

  /** The shortest first. */
  private byDepth(position: Position): readonly Action[] | undefined {
    const by = position.actor;
    for (let depth = 1; ; depth++) {
      this.made = [];
      this.goesOn = false;
      if (this.search(position, by, depth)) return this.made;
      if (!this.goesOn || this.budget.spent) return undefined;
    }
  }

  private search(position: Position, by: Seat, left: number): boolean {
    const at = this.made.length;
    for (const action of this.inOrder(position, at)) {
      if (!this.budget.take()) return false;
      position.make(action);
      this.made.push(action);
      const outcome = position.actor === NOBODY ? position.outcome() : undefined;
      let isFound = false;
      if (outcome) isFound = left === 1 && outcome.shares[this.seat] === 0 && outcome.shares[by]! > 0;
      else if (!position.atTurnStart && left > 1) isFound = this.search(position, by, left - 1);
      else if (!position.atTurnStart) this.goesOn = true;
      position.unmake();
      if (isFound) {
        this.known[at] = action;
        return true;
      }
      this.made.length = at;
    }
    return false;
  }

  private inOrder(position: Position, at: number): readonly Action[] {
    const legal = legalActions(this.game, position);
    const first = this.known[at];
    const index = first === undefined ? -1 : legal.indexOf(first);
    if (index > 0) legal.unshift(...legal.splice(index, 1));
    return legal;
  }
}

/** What those can do who do not act at once: looked at after some ways in which the others may play. */
const laterLoss = <View>(
  game: Game<View>,
  position: Position<View>,
  seat: Seat,
  look: Look,
  budget: LookBudget,
): Loss<View> | undefined => {
  const tally = new Map<Seat, { seen: number; found: number; first: Loss<View> | undefined }>();
  for (let way = 0; way < REPLIES && !budget.spent; way++) {
    const walk = position.copy();
    const line = playSome(game, walk, way);
    while (walk.actor !== NOBODY && ownerOf(game, walk) !== seat) {
      const by = ownerOf(game, walk);
      const count = tally.get(by) ?? { seen: 0, found: 0, first: undefined };
      tally.set(by, count);
      const turn = look.endingTurn(walk);
      count.seen++;
      if (turn) count.found++;
      if (turn) count.first ??= describe(position, line, turn);
      line.push(...playSome(game, walk, way));
    }
  }
  for (const { seen, found, first } of tally.values()) if (2 * found > seen) return first;
  return undefined;
};

/** Plays one of the turns that begin here, another for each number; returns its steps. */
const playSome = (game: Game, position: Position, way: number): Action[] => {
  const made: Action[] = [];
  do {
    const legal = legalActions(game, position);
    const action = legal[Math.floor((legal.length * (way + 0.5)) / REPLIES)]!;
    position.make(action);
    made.push(action);
  } while (position.actor !== NOBODY && !position.atTurnStart);
  return made;
};

/** Whose turn begins: behind a draw, whoever is drawn for. */
const ownerOf = (game: Game, position: Position): Seat => {
  if (position.actor !== CHANCE) return position.actor;
  position.make(legalActions(game, position)[0]!);
  const { actor } = position;
  position.unmake();
  return actor;
};

const describe = <View>(position: Position<View>, before: readonly Action[], turn: readonly Action[]): Loss<View> => {
  const walk = position.copy();
  for (const action of before) walk.make(action);
  const steps: { view: View; step: string }[] = [];
  let by: Seat = 0;
  for (const action of turn) {
    if (walk.actor !== CHANCE) {
      by = walk.actor;
      steps.push({ view: walk.view(), step: walk.format(action) });
    }
    walk.make(action);
  }
  return { by, steps, view: walk.view(), outcome: walk.outcome()!, line: [...before, ...turn] };
};

/** The same in another order: what lies side by side is much alike. */
const spread = (actions: readonly Action[]): readonly Action[] => {
  const stride = Math.max(1, Math.round(0.38 * actions.length));
  return Array.from({ length: stride }, (_, from) => actions.filter((_action, i) => i % stride === from)).flat();
};
