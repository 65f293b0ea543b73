import type { Game } from '@threefold/core';
import { grow, type NodeId, positionAt, promote, ROOT, readTurn, type Study } from './tree.ts';

/** A study of a game that runs, and the node where the game stands. */
export interface Followed {
  readonly study: Study;
  readonly present: NodeId;
}

/**
 * The study with these turns as its main line. What was tried stays beside it: a turn that was foreseen becomes the main line with all
 * that follows it, one that was taken back becomes a variation.
 */
export const followGame = (game: Game, study: Study, turns: readonly (readonly string[])[]): Followed => {
  const tree = grow(study);
  const position = positionAt(game, study, ROOT);
  let present: NodeId = ROOT;
  for (const steps of turns) {
    const turn = readTurn(game, position, steps);
    // The server has judged it by the same rules.
    if (!turn.ok) throw new Error(turn.error.code);
    present = tree.add(present, turn.value);
  }
  return { study: promote(tree.study, present), present };
};

/** Where one stands after the game has gone on: who stood where the game was goes along. */
export const followedAt = (study: Study, at: NodeId, before: NodeId, present: NodeId): NodeId =>
  at === before || !study.nodes.has(at) ? present : at;
