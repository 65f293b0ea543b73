import { type Action, type Game, legalActions, type Position, type Seat } from '@threefold/core';
import { ANY_TURNS, type Solver } from '../solve.ts';
import type { StopSignal, Surroundings } from '../think.ts';

/** A line is not followed further than this many steps. */
const LONGEST = 60;
/** Nodes for each question to the solver: its table knows most answers. */
const NODES = 2000;
/** Nodes between two pauses: a few milliseconds. */
const SLICE = 200;

interface ProvenLine {
  readonly actions: readonly Action[];
  /** The same in the notation, a list for each turn. */
  readonly turns: readonly (readonly string[])[];
}

/**
 * How a win that the solver has just proven goes: the winner's steps from the proof, against the others' longest resistance, with
 * about so many nodes. Where the number of turns is not known it ends with the winner's own turn.
 */
export const provenLine = async (
  game: Game,
  solver: Solver,
  from: Position,
  winner: Seat,
  turns: number,
  nodes: number,
  around: Surroundings,
  stop?: StopSignal,
): Promise<ProvenLine> => {
  const position = from.copy();
  const end = solver.nodes + nodes;
  const actions: Action[] = [];
  const texts: string[][] = [[]];
  let left = turns;
  const spent = (): boolean => solver.nodes >= end || stop?.aborted === true;

  const isProven = async (within: number): Promise<boolean> => {
    for (let asked = 0; asked < NODES && !spent(); asked += SLICE) {
      const verdict = solver.prove(position, winner, SLICE, within);
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
