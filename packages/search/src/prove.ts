import { type Action, type Game, legalActions, type Position, type Seat } from '@threefold-games/core';
import type { StopSignal, Surroundings } from './limits.ts';
import { type Proof, UNKNOWN_TURNS } from './proof.ts';
import type { Variation } from './report.ts';
import type { Search } from './search.ts';
import { ANY_TURNS, type Solver, type Verdict } from './solve.ts';

/** How a proof is tried for. */
export interface ProofAttempt {
  readonly solver: Solver;
  /** About how many nodes it may take. */
  readonly nodes: number;
  readonly around: Surroundings;
  readonly stop?: StopSignal | undefined;
}

/** Milliseconds of work between two pauses, and nodes between two looks at the clock. */
const SLICE = 8;
const NODES = 100;
/** The part of the nodes that goes into finding the quickest win, before any win will do. */
const QUICKEST = 0.5;

/** Tries to prove that a seat wins, the one that acts unless told otherwise; a proof goes into the search's tree. Tells whether one did. */
export const proveWin = async (
  search: Search,
  attempt: ProofAttempt,
  seat = search.position.actor,
): Promise<boolean> => {
  const proof = await findProof(search.position, seat, attempt);
  return proof !== undefined && search.record(proof);
};

/** The same; or else, between two, that the other seat wins. */
export const proveWinOrLoss = async (search: Search, attempt: ProofAttempt): Promise<boolean> => {
  const { actor, seats } = search.position;
  if (await proveWin(search, attempt)) return true;
  return seats === 2 && proveWin(search, attempt, 1 - actor);
};

/** A proof that the seat wins: the quickest if that comes out, else any. */
const findProof = async (position: Position, seat: Seat, attempt: ProofAttempt): Promise<Proof | undefined> => {
  const { solver, nodes, around, stop } = attempt;
  const end = solver.nodes + nodes;
  const quickestEnd = solver.nodes + QUICKEST * nodes;
  const proofOf = (turns: number): Proof | undefined => {
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
    if ((await prove(turns, quickestEnd)) === 'proven') return proofOf(turns);
    // Where no number of turns is enough, that is about as soon disproven as a single one of them.
    if ((await prove(ANY_TURNS, 2 * solver.nodes - before)) === 'disproven') return undefined;
  }
  return (await prove(ANY_TURNS, end)) === 'proven' ? proofOf(ANY_TURNS) : undefined;
};

/** A proven variation is not followed further than this many steps. */
const LONGEST = 60;
/** Nodes for each question about one to the solver, whose table knows most answers; and nodes between two pauses: a few milliseconds. */
const NODES_FOR_STEP = 2000;
const NODES_FOR_SLICE = 200;

/**
 * How a win goes that the attempt's solver has just proven: the winner's steps from the proof, against the others' longest resistance.
 * Where the number of turns is not known it ends with the winner's own turn.
 */
export const provenVariation = async (
  game: Game,
  from: Position,
  { winner, turns }: Pick<Proof, 'winner' | 'turns'>,
  { solver, nodes, around, stop }: ProofAttempt,
): Promise<Pick<Variation, 'actions' | 'turns'>> => {
  const position = from.copy();
  const end = solver.nodes + nodes;
  const actions: Action[] = [];
  const texts: string[][] = [[]];
  let left = turns;
  const spent = (): boolean => solver.nodes >= end || stop?.aborted === true;

  const isProven = async (within: number): Promise<boolean> => {
    for (let asked = 0; asked < NODES_FOR_STEP && !spent(); asked += NODES_FOR_SLICE) {
      const verdict = solver.prove(position, winner, NODES_FOR_SLICE, within);
      await around.pause();
      if (verdict !== 'open') return verdict === 'proven';
    }
    return false;
  };

  const winning = async (): Promise<Action | undefined> =>
    (await isProven(left)) ? solver.winningStep(position, left) : undefined;

  /** The step against which the win takes as long as it may. */
  const resisting = async (): Promise<Action | undefined> => {
    for (const action of left === ANY_TURNS ? [] : legalActions(game, position)) {
      position.make(action);
      const sooner = left - (position.atTurnStart ? 2 : 1);
      const holds = sooner < 1 || !(await isProven(sooner));
      position.unmake();
      if (spent()) break;
      if (holds) return action;
    }
    return undefined;
  };

  while (position.actor >= 0 && actions.length < LONGEST && !spent()) {
    const action = await (position.actor === winner ? winning() : resisting());
    if (action === undefined) break;
    if (position.atTurnStart && actions.length > 0) texts.push([]);
    texts.at(-1)!.push(position.format(action));
    actions.push(action);
    position.make(action);
    if (position.atTurnStart && left !== ANY_TURNS) left--;
  }
  return { actions, turns: texts };
};
