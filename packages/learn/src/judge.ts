import { type Game, NOBODY, type Position, type Seat } from '@threefold-games/core';
import { ANY_TURNS, Solver, type Verdict } from '@threefold-games/search';
import { type FactSheet, holds, type TurnWithPositions } from './facts.ts';
import type { Counted, Goal } from './lesson.ts';

/** Nodes that a proof may take; the proofs of lessons take a few hundred. What is not proven by then does not count. */
const NODES = 100_000;

/** Nodes that are enough to tell whether a turn that is too slow wins all the same. */
const NODES_FOR_SLOW = 20_000;

/** What is known about whether a turn does what was asked for; `open` where a proof did not come out. */
export type Judgement = 'met' | 'missed' | 'open';

/** Judges turns by the rules, and by proofs where a goal speaks of what is to come. */
export class Judge {
  private readonly game: Game;
  private readonly facts: FactSheet;
  private readonly nodes: number;
  private solver: Solver | undefined;
  /** The nodes of the proof that took longest. */
  longest = 0;

  constructor(game: Game, facts: FactSheet, nodes = NODES) {
    this.game = game;
    this.facts = facts;
    this.nodes = nodes;
  }

  /** Whether a turn certainly does what was asked for. */
  meets(goal: Goal, turn: TurnWithPositions): boolean {
    return this.judge(goal, turn) === 'met';
  }

  /** Whether a turn does what was asked for. */
  judge(goal: Goal, turn: TurnWithPositions): Judgement {
    const { seat, after } = turn;
    const outcome = after.outcome();
    if (goal.kind === 'facts') return known(this.isCounted(goal, turn));
    if (goal.kind === 'end')
      return known(outcome?.shares[seat] === 1 && (goal.rule === undefined || goal.rule === outcome.rule));
    if (outcome) return known(goal.kind === 'win' ? outcome.shares[seat] === 1 : outcome.shares[seat]! > 0);
    if (goal.kind === 'win') {
      const verdict = goal.turns > 1 ? this.prove(after, seat, goal.turns - 1) : 'disproven';
      return verdict === 'open' ? verdict : known(verdict === 'proven');
    }
    const verdicts = others(after, seat).map(other => this.prove(after, other, goal.turns));
    if (verdicts.includes('proven')) return 'missed';
    return verdicts.includes('open') ? 'open' : 'met';
  }

  /** Whether all that is counted holds of a turn. */
  isCounted({ after = [], did = [] }: Counted, turn: TurnWithPositions): boolean {
    const { standing, turn: turnFacts } = this.facts;
    return (
      did.every(condition => holds(condition, turnFacts[condition[0]]!(turn))) &&
      after.every(condition => holds(condition, standing[condition[0]]!(turn.after, turn.seat)))
    );
  }

  /** Whether a seat wins within so many turns, the one at hand included. */
  prove(position: Position, seat: Seat, turns: number): Verdict {
    return this.ask(position, seat, turns, this.nodes);
  }

  /** Whether a seat is proven to win some day, as far as that is soon found out. */
  winsSomeDay(position: Position, seat: Seat, nodes = NODES_FOR_SLOW): boolean {
    return this.ask(position, seat, ANY_TURNS, nodes) === 'proven';
  }

  private ask(position: Position, seat: Seat, turns: number, nodes: number): Verdict {
    if (turns < 1 && position.actor !== NOBODY) return 'disproven';
    this.solver ??= new Solver(this.game);
    const before = this.solver.nodes;
    const verdict = this.solver.prove(position, seat, nodes, turns);
    this.longest = Math.max(this.longest, this.solver.nodes - before);
    return verdict;
  }
}

const known = (isMet: boolean): Judgement => (isMet ? 'met' : 'missed');

const others = ({ seats }: Position, seat: Seat): readonly Seat[] =>
  Array.from({ length: seats }, (_, other) => other).filter(other => other !== seat);
