import { ThreefoldBoard } from './boardElement.ts';
import { type BoardGame, registerGame } from './games.ts';

export type { BoardEvents, FaultDetail } from './attributeProperties.ts';
export { ThreefoldBoard } from './boardElement.ts';
export type { Refused } from './compose/index.ts';
export { type BoardGame, boardGame } from './games.ts';
export type { BoardTheme } from './plan.ts';
export type { TurnDetail } from './session.ts';

/** The name of the element. */
export const BOARD_TAG = 'threefold-board';

/** Defines `<threefold-board>`, once, and lets it show these games. */
export const defineBoard = (...games: readonly BoardGame[]): void => {
  for (const game of games) registerGame(game);
  if (globalThis.customElements && !customElements.get(BOARD_TAG)) customElements.define(BOARD_TAG, ThreefoldBoard);
};

declare global {
  interface HTMLElementTagNameMap {
    'threefold-board': ThreefoldBoard;
  }
}
