import { type Action, CHANCE, chooseByLot, type Game, type Position, seededRandom } from '@threefold/core';

/**
 * What chance brings before the turn with this number: the same after a reload or an undo, as it follows from a secret that is kept
 * with the game and never leaves it. The position knows what is left, not what comes.
 */
export const drawFor = (game: Game, position: Position, secret: string, turn: number): Action | undefined =>
  position.actor === CHANCE
    ? chooseByLot(position, new Int32Array(game.maxActions), seededRandom(`${secret}/${turn}`))
    : undefined;
