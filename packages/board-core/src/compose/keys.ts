import type { Pick } from '@threefold-games/core';
import type { Choice } from '@threefold-games/stage';
import type { Composer } from './composer.ts';

/** What keys need of a turn that is being composed. */
export interface TurnKeys {
  /** Whether somebody can act now. */
  readonly acting: boolean;
  readonly composer: Composer | undefined;
  readonly choices: readonly Choice[];
  pick(pick: Pick): unknown;
  takeBack(): boolean;
  rotateTile(): boolean;
  confirm(): unknown;
}

/** What a key does to the turn that is being composed; false where it keeps its usual meaning. */
export const pressKey = (turn: TurnKeys, key: string): boolean => {
  switch (key.toLowerCase()) {
    case 'enter':
      return enter(turn);
    case 'backspace':
      return turn.takeBack();
    case 'escape':
      return leave(turn);
    case 'r':
      return turn.rotateTile();
  }
  return choose(turn, key);
};

/** Plays a whole turn; before that the key points at the cell that it is on. */
const enter = (turn: TurnKeys): boolean => {
  if (!turn.acting || !turn.composer?.finished) return false;
  void turn.confirm();
  return true;
};

/** Leaves a refusal, what is picked, then the steps. */
const leave = (turn: TurnKeys): boolean => {
  const composer = turn.acting ? turn.composer : undefined;
  if (composer && (composer.picked.length > 0 || composer.refused)) composer.unpick();
  else composer?.reset();
  return composer !== undefined;
};

const choose = (turn: TurnKeys, key: string): boolean => {
  const found = turn.acting && turn.choices.find(choice => choice.key?.toLowerCase() === key.toLowerCase());
  if (found) turn.pick({ at: 'choice', choice: found.choice });
  return Boolean(found);
};
