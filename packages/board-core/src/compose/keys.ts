import type { BoardInteraction } from './boardInteraction.ts';

/** What keys act on. */
export interface TurnKeys {
  readonly board: BoardInteraction;
  /** Plays the composed turn. */
  confirm(): unknown;
}

/** What a key does to the turn that is being composed; false where it keeps its usual meaning. */
export const pressKey = (turn: TurnKeys, key: string): boolean => {
  const { board } = turn;
  switch (key.toLowerCase()) {
    case 'enter':
      return enter(turn);
    case 'backspace':
      return board.takeBack();
    case 'escape':
      return leave(board);
    case 'r':
      return board.rotateTile();
  }
  return choose(board, key);
};

/** Plays a whole turn; before that the key points at the cell that it is on. */
const enter = (turn: TurnKeys): boolean => {
  const { acting, composer } = turn.board;
  if (!acting || !composer?.finished) return false;
  void turn.confirm();
  return true;
};

/** Leaves a refusal, what is picked, then the steps. */
const leave = (board: BoardInteraction): boolean => {
  const composer = board.acting ? board.composer : undefined;
  if (composer && (composer.picked.length > 0 || composer.refused)) composer.unpick();
  else composer?.reset();
  return composer !== undefined;
};

const choose = (board: BoardInteraction, key: string): boolean => {
  const found = board.acting && board.choices.find(choice => choice.key?.toLowerCase() === key.toLowerCase());
  if (found) board.pick({ at: 'choice', choice: found.choice });
  return Boolean(found);
};
