import { type Action, legalActions, type Seat } from '@threefold-games/core';
import { taluva } from '@threefold-games/games/taluva';
import { AROUND, HUT } from '@threefold-games/games/taluva/display';
import { cellOf, levelOf, ownerOf, type TaluvaPosition, verbOf } from '@threefold-games/games/taluva/internal';
import { mostOfOthers, readyForTemple } from './counts.ts';

/** A whole turn that a seat can choose, and what it does. */
export interface Choice {
  readonly laying: Action;
  readonly build: Action;
  /** The same for turns that lead to the same position. */
  readonly key: string;
  /** What `build` does, as the actions say it. */
  readonly verb: number;
  /** How many huts it places, and how many of others it covers. */
  readonly placed: number;
  readonly covered: number;
  /** How many settlements could take a temple afterwards: of the seat, and of whichever other seat has most. */
  readonly ready: number;
  readonly readyOther: number;
  readonly wins: boolean;
}

/** Every whole turn that ends with a build. The state is left as it was. */
export const choicesAt = (state: TaluvaPosition): readonly Choice[] => {
  const { seat } = state;
  const huts = state.left(seat, HUT);
  const choices: Choice[] = [];
  for (const laying of legalActions(taluva, state)) {
    const covered = coveredBy(state, seat, laying);
    state.make(laying);
    for (const build of state.actor === seat ? legalActions(taluva, state) : []) {
      state.make(build);
      choices.push({
        laying,
        build,
        key: `${state.hashLo} ${state.hashHi}`,
        verb: verbOf(build),
        placed: huts - state.left(seat, HUT),
        covered,
        ready: readyForTemple(state, seat),
        readyOther: mostOfOthers(state, seat, readyForTemple),
        wins: state.outcome()?.shares[seat] === 1,
      });
      state.unmake();
    }
    state.unmake();
  }
  return choices;
};

/** How many huts of others a laying covers. */
const coveredBy = (state: TaluvaPosition, seat: Seat, laying: Action): number => {
  const [volcano, rotation] = [cellOf(laying), verbOf(laying)];
  return [volcano + AROUND[rotation]!, volcano + AROUND[rotation + 1]!].reduce((sum, cell) => {
    const field = state.cells[cell]!;
    return ownerOf(field) >= 0 && ownerOf(field) !== seat ? sum + levelOf(field) : sum;
  }, 0);
};
