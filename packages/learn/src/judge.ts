import type { Game, Position, Seat } from '@threefold/core';
import { Solver } from '@threefold/search';
import { type FactSheet, holds, type PlayedTurn } from './facts.ts';
import type { Counted, Goal } from './lesson.ts';

/** Nodes that a proof may take; the proofs of lessons take a few hundred. What is not proven by then does not count. */
const NODES = 100_000;

/** Judges turns by the rules, and by proofs where a goal speaks of what is to come. */
export class Judge {
  private readonly game: Game;
  private readonly facts: FactSheet;
  private solver: Solver | undefined;

  constructor(game: Game, facts: FactSheet) {
    this.game = game;
    this.facts = facts;
  }

  /** Whether a turn does what was asked for. */
  meets(goal: Goal, turn: PlayedTurn): boolean {
    const { seat, after } = turn;
    const outcome = after.outcome();
    if (goal.kind === 'facts') return this.isCounted(goal, turn);
    if (goal.kind === 'end')
      return outcome?.shares[seat] === 1 && (goal.rule === undefined || goal.rule === outcome.rule);
    if (goal.kind === 'win')
      return outcome
        ? outcome.shares[seat] === 1
        : goal.turns > 1 && this.prove(after, seat, goal.turns - 1) === 'proven';
    return outcome
      ? outcome.shares[seat]! > 0
      : others(after, seat).every(other => this.prove(after, other, goal.turns) === 'disproven');
  }

  /** Whether all that is counted holds of a turn. */
  isCounted({ after = [], did = [] }: Counted, turn: PlayedTurn): boolean {
    const { standing, turn: turnFacts } = this.facts;
    return (
      after.every(condition => holds(condition, standing[condition[0]]!(turn.after, turn.seat))) &&
      did.every(condition => holds(condition, turnFacts[condition[0]]!(turn)))
    );
  }

  /** Whether a seat wins within so many turns, the one at hand included. */
  prove(position: Position, seat: Seat, turns: number): 'proven' | 'disproven' | 'open' {
    this.solver ??= new Solver(this.game);
    return this.solver.prove(position, seat, NODES, turns);
  }
}

const others = ({ seats }: Position, seat: Seat): readonly Seat[] =>
  Array.from({ length: seats }, (_, other) => other).filter(other => other !== seat);
