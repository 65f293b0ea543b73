import { type Action, chooseByLot, NOBODY, type Pick, type Random } from '@threefold-games/core';
import type { GameNow } from './gameNow.ts';

/** A step that the rules allow, with what one points at for it. */
export interface PlannedStep {
  readonly text: string;
  readonly picks: readonly Pick[];
}

/** A whole turn by lot, from where a game stands. */
export const turnByLot = ({ game, position, composed }: GameNow, random: Random): readonly PlannedStep[] => {
  const after = position.copy();
  const out = new Int32Array(game.maxActions);
  const steps: PlannedStep[] = [];
  if (composed.length > 0) throw new Error('a turn by lot begins at its beginning');
  do {
    const action: Action = chooseByLot(after, out, random);
    steps.push({ text: after.format(action), picks: after.picks(action) });
    after.make(action);
  } while (!after.atTurnStart && after.actor !== NOBODY);
  return steps;
};
