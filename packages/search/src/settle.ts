import type { Action, Position, Seat } from '@threefold/core';
import { UNKNOWN_TURNS } from './proof.ts';
import type { Search } from './search.ts';
import { ANY_TURNS, type Solver, type Verdict } from './solve.ts';
import type { StopSignal, Surroundings } from './think.ts';

/** Milliseconds of work between two pauses, and nodes between two looks at the clock. */
const SLICE = 8;
const NODES = 100;
/** The part of the nodes that goes into finding the quickest win, before any win will do. */
const QUICKEST = 0.5;

interface Proof {
  readonly winner: Seat;
  readonly turns: number;
  readonly action?: Action;
}

/**
 * Tries to prove with about so many nodes that the seat that acts wins; a proof goes into the search's tree. Tells whether one did.
 */
export const settleWin = async (
  search: Search,
  solver: Solver,
  nodes: number,
  around: Surroundings,
  stop?: StopSignal,
  seat: Seat = search.position.actor,
): Promise<boolean> => {
  const proof = await winOf(solver, search.position, seat, nodes, around, stop);
  return proof !== undefined && search.settle(proof.winner, proof.turns, proof.action);
};

/** The same; or else, between two, that the other seat wins. */
export const settle = async (
  search: Search,
  solver: Solver,
  nodes: number,
  around: Surroundings,
  stop?: StopSignal,
): Promise<boolean> => {
  const { actor, seats } = search.position;
  if (await settleWin(search, solver, nodes, around, stop)) return true;
  return seats === 2 && settleWin(search, solver, nodes, around, stop, 1 - actor);
};

/** A proof that the seat wins: the quickest if that comes out, else any. */
const winOf = async (
  solver: Solver,
  position: Position,
  seat: Seat,
  nodes: number,
  around: Surroundings,
  stop?: StopSignal,
): Promise<Proof | undefined> => {
  const end = solver.nodes + nodes;
  const quickestEnd = solver.nodes + QUICKEST * nodes;
  const winner = (turns: number): Proof | undefined => {
    const known = turns === ANY_TURNS ? UNKNOWN_TURNS : turns;
    if (position.actor !== seat) return { winner: seat, turns: known };
    const action = solver.winningStep(position, turns);
    // To know that one wins is of no use without knowing how.
    return action === undefined ? undefined : { winner: seat, turns: known, action };
  };
  const stopped = (): boolean => stop?.aborted === true;
  let sliceEnd = around.now() + SLICE;
  const prove = async (turns: number, until: number): Promise<Verdict> => {
    while (solver.nodes < until && !stopped()) {
      const verdict = solver.prove(position, seat, Math.min(NODES, until - solver.nodes), turns);
      if (around.now() >= sliceEnd) {
        await around.pause();
        sliceEnd = around.now() + SLICE;
      }
      if (verdict !== 'open') return verdict;
    }
    return 'open';
  };
  for (let turns = 1; solver.nodes < quickestEnd && !stopped(); turns++) {
    const before = solver.nodes;
    if ((await prove(turns, quickestEnd)) === 'proven') return winner(turns);
    // Where no number of turns is enough, that is about as soon disproven as a single one of them.
    if ((await prove(ANY_TURNS, 2 * solver.nodes - before)) === 'disproven') return undefined;
  }
  return (await prove(ANY_TURNS, end)) === 'proven' ? winner(ANY_TURNS) : undefined;
};
